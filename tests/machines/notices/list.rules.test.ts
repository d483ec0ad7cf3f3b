import { describe, expect, it } from 'vitest';
import {
  everything,
  foundIn,
  type NoticeEntry,
  noticesOf,
  onPage,
  pageOf,
} from '#machines/notices/list.rules.ts';

const notice = (id: string, more: Partial<NoticeEntry> = {}): NoticeEntry => ({
  id,
  type: 'PL',
  title: `Aviso ${id}`,
  content: '<p>.</p>',
  date: '2026-11-01T10:00:00.000Z',
  language: 'ES',
  promotion: null,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, n) => notice(String(n)));

describe('the list of notices', () => {
  it('holds every type, newest first; what has no date comes last', () => {
    const of = (id: string, date: string) => ({ id, title: id, content: '', date });
    const list = noticesOf(
      {
        player: [of('old', '2026-01-01T00:00:00.000Z'), of('bad', 'no es una fecha')],
        popup: [of('new', '2026-11-02T00:00:00.000Z')],
        help: [of('middle', '2026-06-01T00:00:00.000Z')],
        promotion: [{ id: 'broken' }],
      },
      'ES',
    );
    expect(list.map(({ id, type }) => `${id} ${type}`)).toEqual(['new PU', 'middle H', 'old PL', 'bad PL']);
  });

  it('is empty when the answer lost every section', () => {
    expect(noticesOf({}, 'ES')).toEqual([]);
  });

  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [9, 1, 9],
    [10, 2, 9],
    [10_000, 1_112, 9],
  ])('NOT-05 has nine a page: %i notices are %i pages', (count, pages, first) => {
    expect(onPage(many(count), 1)).toMatchObject({ pages, page: 1 });
    expect(onPage(many(count), 1).shown).toHaveLength(first);
  });

  it.each([0, -1, 3, 1e9])('NOT-05 shows a page that exists for page %d', (page) => {
    const { page: there, shown } = onPage(many(10), page);
    expect([1, 2]).toContain(there);
    expect(shown.length).toBeGreaterThan(0);
  });

  it('is open at the page of the chosen notice; at the first for an unknown one', () => {
    expect(pageOf(many(30), '8')).toBe(1);
    expect(pageOf(many(30), '9')).toBe(2);
    expect(pageOf(many(30), 'nowhere')).toBe(1);
    expect(pageOf([], null)).toBe(1);
  });

  it.each([
    ['retiro', ['a']],
    ['RETIROS rapidos', ['a']],
    ['rápidos', ['a']],
    ['$& %s {', []],
    ['  ', ['a', 'b']],
  ])('is searched by title, without accents and case: %j', (text, ids) => {
    const list = [notice('a', { title: 'Retiros más rápidos' }), notice('b', { type: 'H' })];
    expect(foundIn(list, { ...everything, text }).map(({ id }) => id)).toEqual(ids);
  });

  it('is narrowed to a type', () => {
    const list = [notice('a'), notice('b', { type: 'H' })];
    expect(foundIn(list, { type: 'H', text: '' }).map(({ id }) => id)).toEqual(['b']);
  });
});
