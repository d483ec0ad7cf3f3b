import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamMember } from '#contract/agent/team.ts';
import type { CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import {
  type Known,
  learnPages,
  linesOf,
  type PageOf,
  pageSize,
  pagesFor,
  searched,
  type TreeLine,
  toggled,
  treeInput,
  underIn,
  walkTree,
} from '#machines/agent/tree.rules.ts';
import { runs } from '../../kit/depth.ts';

type Answer = CallOutput<'agent.tree'>;

const person = (id: string, direct = 0): TeamMember => ({
  id,
  account: id,
  nickname: id,
  kind: 'member',
  level: 1,
  direct,
  below: direct,
  joinedAt: 0,
  upline: '',
  open: true,
});
const answer = (rows: readonly TeamMember[], total = rows.length, asOf = 7): Answer => ({
  rows: [...rows],
  total,
  totalPages: Math.ceil(total / pageSize),
  below: total,
  path: [],
  asOf,
});
const offline: Failure = { kind: 'network' };
const gone: Failure = { kind: 'refused', code: 'MEMBER_UNKNOWN' };
const none: Known = new Map();
const know = (...read: readonly [branch: string, page: number, came: Answer | Failure][]): Known =>
  learnPages(
    none,
    read.map(([branch, page, came]) =>
      'rows' in came ? { branch, page, answer: came } : { branch, page, failure: came },
    ),
  );
const lines = (known: Known, ...open: string[]) => linesOf('', { known, open: new Set(open) });
const shown = (all: readonly TreeLine[]) =>
  all.map(({ kind, key, depth }) => `${depth} ${kind === 'person' ? key : kind}`);

describe('the lines of a tree', () => {
  const root = ['', 1, answer([person('a', 2), person('b')])] as const;

  it('are those of the outermost branch while nothing is open', () => {
    expect(lines(none)).toEqual([]);
    expect(shown(lines(know([...root])))).toEqual(['1 a', '1 b']);
    expect(lines(know([...root]))).toMatchObject([
      { place: 1, of: 2, opens: true, open: false },
      { place: 2, of: 2, opens: false, open: false },
    ]);
  });

  it('have as many places in an open branch as there should be, until it is read', () => {
    expect(shown(lines(know([...root]), 'a'))).toEqual(['1 a', '2 waiting', '2 waiting', '1 b']);
    const read = know([...root], ['a', 1, answer([person('c')])]);
    expect(shown(lines(read, 'a'))).toEqual(['1 a', '2 c', '1 b']);
    expect(shown(lines(read))).toEqual(['1 a', '1 b']);
  });

  it('say once that a page could not be read, and go on below it', () => {
    const failed = know([...root], ['a', 1, offline]);
    expect(shown(lines(failed, 'a'))).toEqual(['1 a', '2 failed', '1 b']);
    const rows = Array.from({ length: pageSize }, (_, n) => person(`p${n}`));
    const second = lines(know(['', 1, answer(rows, 250)], ['', 2, offline]));
    expect(second).toHaveLength(100 + 1 + 50);
    expect(second[100]).toMatchObject({ kind: 'failed', page: 2, place: 101 });
    expect(second[101]).toMatchObject({ kind: 'waiting', page: 3, place: 201 });
  });

  it('of a search are flat, whoever has a team', () => {
    const known = know(['?ana', 1, answer([person('a', 2)])]);
    expect(linesOf('?ana', { known, open: new Set(['a']) })).toMatchObject([{ opens: false, open: false }]);
  });

  it('are each of them once, whatever is open, with the children just below', () => {
    type Node = { readonly below: readonly Node[]; readonly open: boolean };
    const people: fc.Memo<readonly Node[]> = fc.memo((depth) =>
      depth <= 1
        ? fc.constant<readonly Node[]>([])
        : fc.array(fc.record({ below: people(), open: fc.boolean() }), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(people(4), (roots) => {
        const read: [string, number, Answer][] = [];
        const open: string[] = [];
        const expected: string[] = [];
        const walk = (id: string, nodes: readonly Node[], depth: number, visible: boolean) => {
          read.push([id, 1, answer(nodes.map((one, n) => person(`${id}.${n}`, one.below.length)))]);
          nodes.forEach((one, n) => {
            const own = `${id}.${n}`;
            if (visible) expected.push(`${depth} ${own}`);
            if (one.open) open.push(own);
            walk(own, one.below, depth + 1, visible && one.open);
          });
        };
        walk('', roots, 1, true);
        expect(shown(lines(know(...read), ...open))).toEqual(expected);
      }),
      runs(),
    );
  });

  it('of ten thousand people are made in a moment', () => {
    const pages = Array.from({ length: 100 }, (_, page): [string, number, Answer] => [
      '',
      page + 1,
      answer(
        Array.from({ length: pageSize }, (_, n) => person(`${page}-${n}`)),
        10_000,
      ),
    ]);
    expect(lines(know(...pages))).toHaveLength(10_000);
  });
});

describe('what is read', () => {
  it('is the first page of a branch before its others, each once', () => {
    const waiting = [
      { branch: '', page: 3 },
      { branch: 'a', page: 2 },
    ] as readonly PageOf[] as readonly TreeLine[];
    expect(pagesFor('', waiting, none)).toEqual([
      { branch: '', page: 1 },
      { branch: 'a', page: 1 },
    ]);
    const known = know(['', 1, answer([], 900)], ['a', 1, answer([], 900)]);
    expect(pagesFor('', waiting, known)).toEqual([
      { branch: '', page: 1 },
      { branch: '', page: 3 },
      { branch: 'a', page: 2 },
    ]);
  });

  it('is of the moment of the first page', () => {
    const known = know(['a', 1, answer([], 900, 55)]);
    expect(treeInput({ branch: 'a', page: 1 }, known)).toEqual({ under: 'a', page: 1, size: 100 });
    expect(treeInput({ branch: 'a', page: 2 }, known)).toEqual({ under: 'a', page: 2, size: 100, asOf: 55 });
    expect(treeInput({ branch: '', page: 1 }, known)).toEqual({ page: 1, size: 100 });
    expect(treeInput({ branch: '?ana', page: 1 }, known)).toEqual({ search: 'ana', page: 1, size: 100 });
  });

  it('stays when a later reading fails, unless somebody has left', () => {
    const known = know(['a', 1, answer([person('c')])]);
    const again = { branch: 'a', page: 1 };
    expect(learnPages(known, [{ ...again, failure: offline }])).toBe(known);
    expect(learnPages(known, [{ ...again }])).toBe(known);
    const left = learnPages(known, [{ ...again, answer: answer([person('c')]), failure: gone }]);
    expect(shown(linesOf('a', { known: left, open: new Set() }))).toEqual(['1 failed']);
    const back = learnPages(left, [{ ...again, answer: answer([person('c')]) }]);
    expect(shown(linesOf('a', { known: back, open: new Set() }))).toEqual(['1 c']);
  });

  it('a search takes the place of the branch, and an empty one does not', () => {
    expect([searched(' ana ', 'x'), searched('  ', 'x'), searched('', '')]).toEqual(['?ana', 'x', '']);
  });

  it.each([
    ['?under=abc-_9', 'abc-_9'],
    ['', ''],
    ['?under=%3Fana', ''],
    [`?under=${'x'.repeat(65)}`, ''],
  ])('the address %s is about the team of %s', (search, under) => {
    expect(underIn(search)).toBe(under);
  });
});

describe('the keys', () => {
  const known = know(
    ['', 1, answer([person('a', 2), person('b')])],
    ['a', 1, answer([person('c'), person('d')])],
  );
  const all = lines(known, 'a');
  const shut = lines(known);

  it.each([
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 3, null],
    ['ArrowUp', 0, null],
    ['ArrowUp', 2, { to: 1 }],
    ['Home', 3, { to: 0 }],
    ['End', 0, { to: 3 }],
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 0, { toggle: 'a' }],
    ['ArrowLeft', 2, { to: 0 }],
    ['ArrowLeft', 3, null],
    ['x', 0, null],
    ['ArrowDown', 99, null],
  ] as const)('%s at line %i of an open branch leads to %o', (key, at, walk) => {
    expect(walkTree(all, at, key)).toEqual(walk);
  });

  it('the right arrow opens a closed branch', () => {
    expect(walkTree(shut, 0, 'ArrowRight')).toEqual({ toggle: 'a' });
    expect(walkTree(shut, 0, 'ArrowLeft')).toBeNull();
    expect([...toggled(new Set(), 'a')]).toEqual(['a']);
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });
});
