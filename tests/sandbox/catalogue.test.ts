import { expect, it } from 'vitest';
import { categories } from '#contract/games.ts';
import { announced } from '#sandbox/catalogue/announcements.ts';
import { bannerSeeds } from '#sandbox/catalogue/banners.ts';
import { wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { slugOf } from '#sandbox/catalogue/drawings.ts';

const { vendors: vendorRows, games: gameRows } = wholeCatalogue();

function unique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

it('has about sixty vendors and two hundred and forty games, no two drawn from the same name', () => {
  expect(vendorRows.length).toBe(63);
  expect(gameRows.length).toBeGreaterThan(230);
  expect(unique(vendorRows.map(({ icon }) => icon))).toBe(true);
  expect(unique(gameRows.map(({ image }) => image))).toBe(true);
  expect(unique(gameRows.map(({ gameId }) => gameId))).toBe(true);
  expect(unique(gameRows.map(({ nameEn }) => nameEn))).toBe(true);
});

it('has names in both languages', () => {
  for (const { nameEs, nameEn } of [...vendorRows, ...gameRows]) {
    expect(nameEs.trim()).toBeTruthy();
    expect(nameEn.trim()).toBeTruthy();
    expect(`${nameEs}${nameEn}`).not.toContain('|');
  }
  const same = gameRows.filter(({ nameEs, nameEn }) => nameEs === nameEn);
  expect(same).toEqual([]);
});

it('fills every category: some above the six vendors that are centred, some below, one with one', () => {
  const counts = categories.map((category) => vendorRows.filter((row) => row.category === category).length);
  expect(Math.min(...counts)).toBe(1);
  expect(counts.filter((count) => count > 6).length).toBeGreaterThan(1);
  expect(counts.filter((count) => count > 1 && count <= 6).length).toBeGreaterThan(1);
  for (const category of categories) {
    const hot = gameRows.filter(({ gameId, isHot }) => gameId.startsWith(`${category}-`) && isHot === 1);
    expect(hot.length, category).toBeGreaterThanOrEqual(5);
  }
});

it('has the vendors that the specification names', () => {
  const codes = vendorRows.map(({ vassalage }) => vassalage);
  for (const named of ['TCG_SEA', 'BGS', 'AV', 'IMES', 'IA', 'AI', 'TF', 'DS88', 'DIG'])
    expect(codes).toContain(named);
  expect(
    vendorRows.filter(({ category, lane }) => category !== lane).map(({ vassalage }) => vassalage),
  ).toEqual(['DS88', 'DIG']);
});

it('has banners of all four groups, and notices of every type with their texts well formed', () => {
  const groups = new Set(bannerSeeds.map(({ groupName }) => groupName));
  expect([...groups].sort()).toEqual(['w_help', 'w_home', 'w_login', 'w_register']);
  for (const type of ['PL', 'PU', 'PR', 'H']) expect(announced.some((one) => one.type === type)).toBe(true);
  for (const { es, en } of announced) {
    for (const { content } of [es, en]) {
      const tags = [...content.matchAll(/<(\/?)(\w+)>/g)].map(([, closes, name]) => `${closes}${name}`);
      expect(tags.filter((tag) => tag.startsWith('/')).length * 2).toBe(tags.length);
    }
  }
});

it('makes plain names for addresses', () => {
  expect(slugOf('Té de Jade')).toBe('te-de-jade');
  expect(slugOf('¡Ñandú, 9!')).toBe('nandu-9');
});
