import { describe, expect, it } from 'vitest';
import { findFacts } from './facts.ts';
import { figureFaults, figureGroups, figureIn, waitsOf } from './figures.ts';
import { figuresPageOf } from './figures-page.ts';
import { languages } from './words.ts';

const all = await findFacts();
const groups = figureGroups;
const figures = groups.flatMap((group) => group.figures);
const figureOf = (of: string) => figures.find((one) => one.of === of) as (typeof figures)[number];
const changed = (of: string, change: object) =>
  groups.map((group) => ({
    ...group,
    figures: group.figures.map((one) => (one.of === of ? { ...one, ...change } : one)),
  }));

describe('the figures of the book', () => {
  it('has a row for each limit of the settings, once, and names states that exist', () => {
    expect(figureFaults(groups, all)).toEqual([]);
  });

  it('finds a limit without a row, one with two, and a state that is gone', () => {
    const lock = 'limits.lockAfter';
    expect(figureFaults(changed(lock, { of: 'limits.idleMinutes' }), all)).toEqual([
      'limits.lockAfter has no row',
      'limits.idleMinutes has two rows',
    ]);
    expect(figureFaults(changed(lock, { states: ['login/locked'] }), all)).toEqual([
      'limits.lockAfter: there is no state login/locked',
    ]);
  });

  it('reads each value from the code, and writes it as people do', () => {
    const said = (of: string) => languages.map((language) => figureIn(figureOf(of), language));
    expect(said('limits.lockMinutes')).toEqual(['5 minutos', '5 minutes']);
    expect(said('money.withdrawal.max')).toEqual(['P 20,000.00', 'P 20,000.00']);
    expect(said('money.withdrawal.feePercent')).toEqual(['1 %', '1 %']);
    expect(said('fixed.mostPictureBytes')).toEqual(['5 megabytes', '5 megabytes']);
    expect(said('seen.oneTry')).toEqual(['15 segundos', '15 seconds']);
    expect(said('limits.captchaAfter')).toEqual(['3 veces', '3 times']);
    expect(() => figureIn({ of: 'limits.nothing', unit: 'times' }, 'es')).toThrow(
      'limits.nothing is no figure',
    );
  });

  it('names every wait of every machine, with the states that wait', () => {
    for (const language of languages) {
      const page = figuresPageOf(all, language);
      for (const facts of all)
        for (const { name, what } of waitsOf(facts)) {
          expect(page).toContain(`\`${name}\``);
          expect(page.toLowerCase()).toContain(what[language].toLowerCase());
        }
    }
  });
});

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'a quarter of a': 0.25,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  'un cuarto de': 0.25,
};
const units = { seg: 1_000, sec: 1_000, min: 60_000, hor: 3_600_000, hou: 3_600_000 };

/** What a stretch of time in words comes to, in milliseconds. */
function heard(words: string): number {
  const [, count = '', unit = ''] = /^(.+?) (seg|sec|min|hor|hou)/.exec(words) ?? [];
  return (numbers[count] ?? Number(count.replace(',', '.'))) * (units[unit as 'seg'] ?? Number.NaN);
}

describe('a wait that the code has as a number', () => {
  const waits = all.flatMap(({ id, model, words }) =>
    Object.entries(model.machine.implementations.delays as Record<string, unknown>).flatMap(
      ([name, value]) =>
        typeof value === 'number' ? [[`${id} ${name}`, value, words.delays?.[name]] as const] : [],
    ),
  );

  it.each(waits)('%s is told as %d ms', (_, value, words) => {
    expect(languages.map((language) => heard(words?.[language] ?? ''))).toEqual([value, value]);
  });

  it('that is told as another would be found', () => {
    expect(heard('tres minutos')).not.toBe(300_000);
    expect(heard('pronto')).toBeNaN();
  });
});
