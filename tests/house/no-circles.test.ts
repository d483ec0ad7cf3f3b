import { describe, expect, it } from 'vitest';
import { circleIn } from '../../scripts/no-circles.ts';

const bundle = (graph: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(graph).map(([fileName, imports]) => [
      fileName,
      { type: 'chunk' as const, fileName, imports },
    ]),
  );

describe('the scripts of a build', () => {
  it('may be shared by many and import in one direction', () => {
    const graph = { main: ['a', 'b'], a: ['shared'], b: ['shared'], shared: [] };
    expect(circleIn(bundle(graph))).toBeNull();
  });

  it('may not import each other in a circle, however long', () => {
    const graph = { main: ['a'], a: ['page'], page: ['centre'], centre: ['a'], other: [] };
    expect(circleIn(bundle(graph))).toEqual(['a', 'page', 'centre', 'a']);
  });

  it('may not import themselves', () => {
    expect(circleIn(bundle({ a: ['a'] }))).toEqual(['a', 'a']);
  });

  it('may import what is no script', () => {
    const styles = { styles: { type: 'asset' as const, fileName: 'styles' } };
    expect(circleIn({ ...bundle({ a: ['styles', 'elsewhere'] }), ...styles })).toBeNull();
  });
});
