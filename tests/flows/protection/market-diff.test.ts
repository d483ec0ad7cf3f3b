import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Clause } from './clause.ts';
import { clauses } from './clauses.ts';
import { diffMarkets, marketLog, marketNamed } from './market-diff.ts';

const command = ['--import', 'tsx', 'assurance/diff/diff.ts', '--market'];
const run = (...args: readonly string[]) =>
  execFileSync('node', [...command, ...args], { encoding: 'utf8', stdio: 'pipe' });

/** A clause that holds in Spain, with nothing but what a test gives it. */
function planted(parts: Partial<Clause>): readonly Clause[] {
  const requirement = { es: 'Algo.', en: 'Something.' };
  return [{ id: 'Z1', markets: ['ES'], source: 'Law 1', mark: 'read', requirement, proof: [], ...parts }];
}

describe('the difference of two markets', () => {
  it('names every setting with both values and the clauses behind them', () => {
    const { leaves } = diffMarkets('ES', 'UK', clauses);
    expect(leaves).toContainEqual({
      leaf: 'money.cancelWithdrawal',
      first: true,
      second: false,
      clauses: { first: [], second: ['U5'] },
    });
    expect(leaves.map(({ leaf }) => leaf)).not.toContain('session.beside');
    expect(marketLog(diffMarkets('ES', 'UK', clauses))).toContain(
      'session.declare: time and money are declared before play\n    ES  yes (E3)\n    UK  no',
    );
  });

  it('names a clause that holds in one of them, and says which are settings of the operator', () => {
    const { clauses: read } = diffMarkets('ES', 'UK', planted({}));
    expect(read).toEqual({ first: [{ id: 'Z1', requirement: 'Something.', law: true }], second: [] });
    expect(diffMarkets('ES', 'UK', planted({ markets: ['ES', 'UK'] })).clauses).toEqual({
      first: [],
      second: [],
    });
    expect(marketLog(diffMarkets('UK', 'ES', planted({ mark: 'memory' })))).toContain(
      'only ES: Z1, a setting of the operator. Something.',
    );
  });

  it('names the states, guards and screens that a setting opens in one of them', () => {
    const on = 'session.declare';
    const diff = diffMarkets(
      'ES',
      'UK',
      planted({
        places: [
          { machine: 'launch', state: 'declaring', on },
          { machine: 'launch', state: 'launching', event: 'asked', guard: 'declared', on },
          { machine: 'launch', state: 'idle' },
          { machine: 'limit', state: 'must', on: 'limits.asked', is: 'beforePlay' },
        ],
        screens: [{ screen: 'src/views/sheet.tsx', on }, { screen: 'src/views/page.tsx' }],
      }),
    );
    expect(diff.places).toEqual({
      first: ['launch · declaring', 'launch · launching · asked · [declared]'],
      second: [],
    });
    expect(diff.screens).toEqual({ first: ['src/views/sheet.tsx'], second: [] });
    expect(marketLog(diff)).toContain('Screens\n  only ES: src/views/sheet.tsx');
  });

  it('opens a part that asks for one value of a setting only where it has that value', () => {
    const must = planted({
      places: [{ machine: 'limit', state: 'must', on: 'limits.asked', is: 'beforePlay' }],
    });
    expect(diffMarkets('UK', 'SE', must).places).toEqual({ first: [], second: ['limit · must'] });
    expect(diffMarkets('UK', 'MT', must).places).toEqual({ first: [], second: [] });
  });

  it('names the texts of one of them, and those that tell another value in each', () => {
    const texts = [
      { text: 'protection.wait', says: 'limits.raise.waitHours' },
      { text: 'protection.sheet', on: 'session.declare', says: 'session.declare' },
      { text: 'protection.title' },
    ] as const;
    expect(diffMarkets('ES', 'UK', planted({ texts })).texts).toEqual({
      first: ['protection.sheet'],
      second: [],
      changed: ['protection.wait'],
    });
  });

  it('is nothing between a market and itself', () => {
    expect(marketLog(diffMarkets('MX', 'MX', clauses))).toBe('MX (Mexico) and MX (Mexico) ask for the same.');
  });

  it('knows markets by their names, however they are written', () => {
    expect(marketNamed('uk')).toBe('UK');
    expect(() => marketNamed('FR')).toThrow(
      'FR is no market: they are BASE, UNION, ES, UK, MT, SE, NL, CO, PE, MX',
    );
  });
});

describe('npm run flows:diff -- --market', () => {
  it('prints the difference, as text and as data', () => {
    expect(run('ES', 'UK')).toContain('ES (Spain) and UK (United Kingdom)\n\nSettings\n');
    const data = JSON.parse(run('ES', 'UK', '--json')) as { markets: string[]; leaves: unknown[] };
    expect(data.markets).toEqual(['ES', 'UK']);
    expect(data.leaves).toEqual(diffMarkets('ES', 'UK', clauses).leaves);
  });

  it('refuses a market that it does not know, and asks for a second one', () => {
    expect(() => run('ES', 'FR')).toThrow(
      /The markets can’t be compared: FR is no market: they are BASE, UNION, ES/,
    );
    expect(() => run('ES')).toThrow(/Say which two markets: npm run flows:diff -- --market ES UK/);
  });
});
