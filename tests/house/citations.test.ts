import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { citationFaults } from './citations.rule.ts';
import { planted, readTree } from './tree.ts';

const pages = { 'docs/product/2-screens.md': '- **depositv2**\n' };

describe('a citation of the specification leads to its section, and to what it names', () => {
  it('everywhere', () => {
    expect(citationFaults(readTree())).toEqual([]);
  });

  it.each([
    ['(spec 2)', 0],
    ['(spec 2, depositv2)', 0],
    ['(spec 2, 7)', 1],
    ['(spec 12)', 1],
    ['(spec 2, depositV3)', 1],
    ['The order of spec 3 is kept.', 1],
  ])('%s has %i faults', (text, faults) => {
    expect(citationFaults(planted({ ...pages, 'src/a.ts': `/** ${text} */` }))).toHaveLength(faults);
  });
});

it('every call that the specification gives is in its list, with its token and seal, and no other', () => {
  const rows = readFileSync('docs/product/7-calls.md', 'utf8').matchAll(/^\| (`.*`) \| ([TE ]*)\|/gm);
  const listed = [...rows].flatMap(([, names = '', marks = '']) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => `${name} ${marks.trim()}`),
  );
  const given = Object.entries(calls as Readonly<Record<string, CallShape>>).filter(
    ([, call]) => !call.assumed,
  );
  const marked = ({ token, sealed }: CallShape) => [token ? 'T' : '', sealed ? 'E' : ''].join(' ').trim();
  expect(listed.toSorted()).toEqual(given.map(([name, call]) => `${name} ${marked(call)}`).toSorted());
});
