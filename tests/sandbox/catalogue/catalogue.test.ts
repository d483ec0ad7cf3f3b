import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { categories, gameTypes } from '#contract/games.ts';
import { announced } from '#sandbox/catalogue/announcements.ts';
import { bannerSeeds } from '#sandbox/catalogue/banners.ts';
import { wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { classNames } from '#sandbox/catalogue/classes.ts';
import { slugOf } from '#sandbox/catalogue/drawings.ts';
import type { GameEntry } from '#sandbox/catalogue/entries.ts';
import { namesOf } from '#sandbox/catalogue/names/compose.ts';
import { agreeing, nounsOf, ofThe } from '#sandbox/catalogue/names/noun.ts';

const { vendors: vendorRows, games: gameRows } = wholeCatalogue();

function unique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

it('has about sixty vendors, ten thousand slots and other games in proportion, each with a picture of its own', () => {
  expect(vendorRows.length).toBe(63);
  const sizes = gameTypes.map((type) => [
    type,
    gameRows.filter((row) => row.vendor.category === type).length,
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    ELOTT: 14,
    LOTT: 16,
    LIVE: 200,
    SPORTS: 60,
    FISH: 120,
    RNG: 10_000,
    PVP: 60,
    ESPORTS: 40,
    COCKFIGHT: 20,
    BINGO: 80,
    JACKPOT: 60,
  });
  expect(unique(vendorRows.map(({ icon }) => icon))).toBe(true);
  expect(unique(gameRows.map(({ image }) => image))).toBe(true);
  expect(unique(gameRows.map(({ gameId }) => gameId))).toBe(true);
  expect(unique(gameRows.map(({ nameEn }) => nameEn))).toBe(true);
  for (const { image } of gameRows)
    expect(image).toMatch(/^\/art\/game\/[a-z0-9-]{1,64}\.svg\?category=[A-Z]+$/);
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

it('fills every category: some with more than the six vendors that are centred, some with fewer, one with one', () => {
  const counts = categories.map((category) => vendorRows.filter((row) => row.category === category).length);
  expect(Math.min(...counts)).toBe(1);
  expect(counts.filter((count) => count > 6).length).toBeGreaterThan(1);
  expect(counts.filter((count) => count > 1 && count <= 6).length).toBeGreaterThan(1);
  for (const category of categories) {
    const hot = gameRows.filter(
      ({ vendor, isHot, featured }) => vendor.category === category && isHot === 1 && featured,
    );
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

it('sorts the slots of each vendor into three to six classes with a name in both languages', () => {
  for (const vendor of vendorRows.filter(({ category }) => category === 'RNG')) {
    const own = gameRows.filter((row) => row.vendor === vendor);
    const classes = new Set(own.map(({ gameClass }) => gameClass));
    expect(own.length, vendor.vassalage).toBeGreaterThan(200);
    expect(classes.size, vendor.vassalage).toBeGreaterThanOrEqual(3);
    expect(classes.size, vendor.vassalage).toBeLessThanOrEqual(6);
    for (const code of classes) {
      const { nameEs, nameEn } = classNames(code);
      expect([nameEs, nameEn, nameEs !== nameEn || code === 'FIESTA']).not.toContain(code);
      expect(nameEs && nameEn).toBeTruthy();
    }
  }
});

it('has lines, bets, returns and volatilities for every slot, some hot, some new, a few under maintenance', () => {
  const slots = gameRows.filter(({ vendor }) => vendor.category === 'RNG');
  for (const { gameId, stakes } of slots) {
    const { minBet, lineNum, rtp, volatility } = stakes;
    expect(minBet && minBet > 0 && lineNum && volatility, gameId).toBeTruthy();
    expect(rtp, gameId).toBeGreaterThan(90);
    expect(rtp, gameId).toBeLessThan(98);
  }
  const share = (fits: (game: GameEntry) => boolean) => slots.filter(fits).length / slots.length;
  expect(share(({ isHot }) => isHot === 1)).toBeCloseTo(0.05, 1);
  expect(share(({ isNew }) => isNew === 1)).toBeCloseTo(0.04, 1);
  const closed = gameRows.filter((row) => row.closed);
  expect(closed.map(({ gameId }) => gameId)).toContain('RNG-TRESCONDOR-13');
  expect(closed.every(({ gameId }) => gameId.endsWith('-13'))).toBe(true);
});

it('is the same at every start: entries written by hand first, then the generated ones', () => {
  const hand = gameRows.findIndex(({ featured }) => !featured);
  expect(gameRows.slice(hand).some(({ featured }) => featured)).toBe(false);
  const sum = createHash('sha256').update(
    JSON.stringify(gameRows.map(({ gameId, nameEs }) => [gameId, nameEs])),
  );
  expect(sum.digest('hex').slice(0, 16)).toBe('1527a2c0c4917514');
});

it('makes Spanish names whose words agree, and English ones with the words in reverse order', () => {
  const [tiger, llama, eagle] = nounsOf(
    'm tigre/tigres tiger/tigers, f llama/llamas llama/llamas, a águila/águilas eagle',
  );
  if (!tiger || !llama || !eagle) throw new Error('There are no nouns');
  expect(['Dorado', 'Soñador', 'Bailarín', 'Veloz', 'Celeste'].map((word) => agreeing(word, llama))).toEqual([
    'Dorada',
    'Soñadora',
    'Bailarina',
    'Veloz',
    'Celeste',
  ]);
  expect(agreeing('Dorado', tiger)).toBe('Dorado');
  expect([tiger, llama, eagle].map(ofThe)).toEqual(['del Tigre', 'de la Llama', 'del Águila']);
  const pairs = new Map(gameRows.map(({ nameEs, nameEn }) => [nameEs, nameEn]));
  const wrong = /\b(del? (la|los|las)? ?(el|a el)|a el|de el)\b|undefined|_|#| {2}/i;
  expect([...pairs].flat().filter((name) => wrong.test(name))).toEqual([]);
  const both = [
    ...namesOf(
      {
        beings: 'm tigre/tigres tiger/tigers, f iguana/iguanas iguana/iguanas',
        things: 'm cofre/cofres chest/chests',
        places: 'f isla/islas island/islands',
      },
      'x',
    ),
  ];
  const made = new Map(both.map(({ nameEs, nameEn }) => [nameEs, nameEn]));
  expect(made.get('Tigres e Iguanas')).toBe('Tigers and Iguanas');
  expect(made.get('Iguana Dorada')).toBe('Golden Iguana');
  expect(made.get('Regreso a la Isla')).toBe('Return to the Island');
  expect(made.get('Noche en la Isla')).toBe('Night at the Island');
  expect(made.get('Lluvia de Cofres')).toBe('Rain of Chests');
  expect(made.get('Oro del Tigre')).toBe('Tiger Gold');
});

it('has banners of all four groups, and notices of every type in well-formed texts', () => {
  const groups = new Set(bannerSeeds.map(({ groupName }) => groupName));
  expect([...groups].sort()).toEqual(['w_help', 'w_home', 'w_login', 'w_register']);
  for (const type of ['PL', 'PM', 'H']) expect(announced.some((one) => one.type === type)).toBe(true);
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
