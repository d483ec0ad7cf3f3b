import { describe, expect, it } from 'vitest';
import { noCircles } from '../../scripts/no-circles.ts';
import { circleFaults } from './circles.rule.ts';
import { planted, readTree } from './tree.ts';

const tree = readTree();

/** Milliseconds for reading every import of the repository: parsing each file takes long on a busy machine. */
const patience = 60_000;

type Outputs = Readonly<Record<string, { readonly type: 'chunk' | 'asset'; readonly fileName: string }>>;

const bundle = (graph: Readonly<Record<string, readonly string[]>>): Outputs =>
  Object.fromEntries(
    Object.entries(graph).map(([fileName, imports]) => [
      fileName,
      { type: 'chunk' as const, fileName, imports },
    ]),
  );

/** The error of a build with these outputs; null for none. */
function failureOf(outputs: Outputs): string | null {
  let said: string | null = null;
  const { generateBundle } = noCircles() as unknown as {
    generateBundle: (this: object, options: object, bundle: Outputs) => void;
  };
  const error = (text: string) => {
    said = text;
  };
  generateBundle.call({ error }, {}, outputs);
  return said;
}

describe('the scripts of a build', () => {
  it('may be shared, and import in one direction', () => {
    const graph = { main: ['a', 'b'], a: ['shared'], b: ['shared'], shared: [] };
    expect(failureOf(bundle(graph))).toBeNull();
  });

  it('may not import each other in a circle, however long', () => {
    const graph = { main: ['a'], a: ['page'], page: ['centre'], centre: ['a'], other: [] };
    expect(failureOf(bundle(graph))).toContain('circle: a -> page -> centre -> a');
  });

  it('may not import themselves', () => {
    expect(failureOf(bundle({ a: ['a'] }))).toContain('circle: a -> a');
  });

  it('may import files that are not scripts', () => {
    const styles = { styles: { type: 'asset' as const, fileName: 'styles' } };
    expect(failureOf({ ...bundle({ a: ['styles', 'elsewhere'] }), ...styles })).toBeNull();
  });
});

describe('the files of the source', () => {
  it(
    'import each other in no circle',
    () => {
      expect(circleFaults(tree)).toEqual([]);
    },
    patience,
  );

  it.each([
    ['import', "import { b } from './b.ts';"],
    ['import by the name of the room', "import { b } from '#src/ui/b.ts';"],
    ['import of a value beside a type', "import { type B, b } from './b.ts';"],
    ['import that names nothing', "import './b.ts';"],
    ['export of what another has', "export { b } from './b.ts';"],
    ['export of all that another has', "export * from './b.ts';"],
    ['import of types', "import type { B } from './b.ts';"],
    ['import of types by name', "import { type B } from './b.ts';"],
    ['import of the type of a file', "type B = typeof import('./b.ts');"],
    ['import of what is fetched later', "const later = () => import('./b.ts');"],
  ])('a circle is found that an %s closes', (_, line) => {
    const files = { 'src/ui/a.ts': line, 'src/ui/b.ts': "import { a } from './a.ts';" };
    expect(circleFaults(planted(files))).toEqual([
      'Files import each other in a circle: src/ui/a.ts -> src/ui/b.ts -> src/ui/a.ts',
    ]);
  });
});
