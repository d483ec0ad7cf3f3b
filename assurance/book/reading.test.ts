import { describe, expect, it } from 'vitest';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { asidesOf, brief, longestCell, readable } from './asides.ts';
import { pagesOf } from './book.ts';
import { editionHere } from './edition.ts';
import { findFacts } from './facts.ts';
import { indexOf } from './index-page.ts';
import { languages } from './words.ts';

const edition = {
  version: '1.2.3',
  commit: { id: 'abc1234', at: '2026-11-27 10:00', changed: false },
  tests: {
    at: '2026-11-27 12:00',
    commit: 'fed4321',
    changed: true,
    passed: 20_000,
    failed: 1,
    skipped: 19,
  },
};
const book = pagesOf(await findFacts(), edition);
const pages = [...book];

const cellsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => line.split(/(?<!\\)\|/).slice(1, -1));

describe('a page of the book', () => {
  it.each(pages)('%s has no cell that is too long to read', (_, page) => {
    expect(cellsOf(page).filter((cell) => readable(cell).length > longestCell)).toEqual([]);
  });

  it.each(pages)('%s has a heading for every link within it', (_, page) => {
    const heads = [...page.matchAll(/^#+ (.*)$/gm)].map(([, head = '']) => anchorOf(head));
    const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !heads.includes(to))).toEqual([]);
  });

  it.each(pages)('%s has no column in which nothing stands', (_, page) => {
    const [, after = ''] = page.split(/^## (?:Todo lo que puede suceder|Everything that can happen)$/m);
    const tables =
      after
        .split(/^## /m)[0]
        ?.split(/\n\n/)
        .filter((part) => part.startsWith('| ')) ?? [];
    const empty = tables.flatMap((table) => {
      const [head = [], , ...rows] = table.split('\n').map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
      return head.filter((_, n) => rows.every((row) => row[n]?.trim() === '—'));
    });
    expect(empty).toEqual([]);
  });

  it('says on its first one what it was written from, and how much of it is tested', () => {
    for (const language of languages) {
      const first = book.get(`${language}/README.md`) ?? '';
      expect(first).toContain('1.2.3');
      expect(first).toContain('`abc1234`');
      expect(first).toContain('2026-11-27 10:00 UTC');
    }
    expect(book.get('en/README.md')).toContain(
      '2026-11-27 12:00 UTC, `fed4321` with changed files: 20000 passed, 1 failed, 19 skipped',
    );
    expect(indexOf([], { ...edition, tests: null }, 'es')).toContain(
      'Última ejecución de todas las pruebas: ninguna en la máquina que escribió esto',
    );
    expect(editionHere().version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('says on its first one who starts whom', () => {
    const [, starts = ''] = (book.get('en/README.md') ?? '').split('## Who starts whom');
    expect(starts).toMatch(/\[Asking for a withdrawal\]\(withdraw\.md\) \| .*\(act\.md\)/);
  });
});

describe('what stands apart', () => {
  const long = 'x'.repeat(longestCell + 1);

  it('is a text too long for a cell, and a list that recurs, each once', () => {
    const list = 'One<br>Two';
    const { cell, sections } = asidesOf(
      [long, list, list, list, 'Short<br>one', 'Short', 'Short', 'Short'],
      'en',
    );
    expect(cell(long)).toBe('[List 1](#list-1)');
    expect(cell(list)).toBe('[List 2](#list-2)');
    expect([cell('Short<br>one'), cell('Short')]).toEqual(['Short<br>one', 'Short']);
    expect(sections).toEqual(['### List 1', `- ${long}`, '### List 2', '- One\n- Two']);
  });

  it('counts what is read, not its markup', () => {
    expect(readable('One <sub>`keepOne`</sub><br>[two](three.md) → <sub>`four`</sub>')).toBe('One two');
    expect(asidesOf([`${'x'.repeat(longestCell)} <sub>\`name\`</sub>`], 'en').sections).toEqual([]);
  });

  it('is told in a list of chapters by its first sentences', () => {
    expect(brief(`One of 1.50. Two. ${long.toUpperCase()}.`, 'en')).toBe('One of 1.50. Two.');
    expect(brief('One.', 'en')).toBe('One.');
  });
});
