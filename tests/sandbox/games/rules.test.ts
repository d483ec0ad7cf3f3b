import { describe, expect, it } from 'vitest';
import { gameTypes } from '#contract/games.ts';
import { wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { draw, groupNames, isBet } from '#sandbox/games/draw-rules.ts';
import { kindOf, kinds, usualTerms } from '#sandbox/games/game-kinds.ts';
import { lineChoices, lines } from '#sandbox/games/slot-lines.ts';
import { bestOf, type Mark, pays } from '#sandbox/games/slot-pays.ts';
import { generousShare, type Reels, reelSets, reelsFor } from '#sandbox/games/slot-reels.ts';
import { lineBets, spin } from '#sandbox/games/slot-rules.ts';
import { realChance } from '#sandbox/kit/chance.ts';
import { seededChance } from '../../kit/seeded-chance.ts';

const { games } = wholeCatalogue();
const onReels = games.filter(({ vendor }) => kindOf(vendor.category) === 'slot');
const backOf = (rtp: number | null) => (rtp === null ? usualTerms.back : Math.round(rtp * 100));

/**
 * What a line pays over every combination of these reels together, counted place by place: every line sees
 * the same.
 */
function paidOver(reels: Reels): number {
  const sum = (seen: readonly Mark[]): number => {
    const ring = reels[seen.length];
    if (!ring) return bestOf(seen)?.amount ?? 0;
    const kindsHere = [...new Set(ring)];
    return kindsHere.reduce((total, symbol) => {
      return total + ring.filter((one) => one === symbol).length * sum([...seen, symbol]);
    }, 0);
  };
  return sum([]);
}

/** What a bet of a draw pays over all hundred numbers and all ways of rounding a remainder, on average. */
function drawnBack(bet: string, chip: number, back: number): number {
  const [parts, numbers] = [5_000, 100];
  let won = 0;
  for (let number = 0; number < numbers; number += 1) {
    for (let lot = 0; lot < parts; lot += 1) {
      const lots = [number, lot];
      won += draw((n) => (lots.shift() ?? 0) % n, { bets: [bet], chip, back }).win;
    }
  }
  return won / (numbers * parts);
}

describe('the rules of the games', () => {
  it('every slot returns what its tile says, to the last hundredth, over every combination of both sets of reels', () => {
    const [spare, generous] = [paidOver(reelSets.spare), paidOver(reelSets.generous)];
    const all = reelSets.spare.reduce((count, ring) => count * ring.length, 1);
    expect(reelSets.generous.map((ring) => ring.length)).toEqual(reelSets.spare.map((ring) => ring.length));
    const said = new Set(onReels.map(({ stakes }) => backOf(stakes.rtp)));
    expect(said.size).toBeGreaterThan(300);
    for (const back of said) {
      const { rounds, of } = generousShare(back);
      // Whole numbers throughout: nothing is rounded.
      expect((rounds * generous + (of - rounds) * spare) * 10_000).toBe(back * all * of);
    }
    expect(() => generousShare(120_00)).toThrow();
    expect(() => generousShare(50_00)).toThrow();
  });

  it('the generous reels turn in exactly as many rounds as that needs', () => {
    const { rounds, of } = generousShare(96_52);
    expect(reelsFor(() => rounds - 1, 96_52)).toBe(reelSets.generous);
    expect(reelsFor(() => rounds, 96_52)).toBe(reelSets.spare);
    const asked: number[] = [];
    reelsFor((n) => asked.push(n), 96_52);
    expect(asked).toEqual([of]);
  });

  it.each([88_00, 97_60])('a slot of %d returns about that over a million played lines', (back) => {
    const chance = seededChance(20_261_121);
    let won = 0;
    const spins = 50_000;
    for (let n = 0; n < spins; n += 1) won += spin(chance, { played: 20, bet: 1, back }).win;
    expect(Math.abs(won / (spins * 20) - back / 10_000)).toBeLessThan(0.02);
  });

  it.each([...groupNames, '07', '*3'])('the number draw returns on %s what the tile says', (bet) => {
    for (const back of [95_00, 94_71, 98_83]) {
      for (const chip of [10, 50]) expect(drawnBack(bet, chip, back)).toBeCloseTo((chip * back) / 10_000, 8);
    }
  });

  it('a slot plays the lines of its tile, fewer if chosen, and never others', () => {
    for (const all of new Set(onReels.map(({ stakes }) => stakes.lineNum ?? usualTerms.lines))) {
      const terms = { ...usualTerms, lines: all };
      const rules = kinds.slot.rules(terms) as { lines: unknown[]; lineChoices: number[] };
      expect(rules.lines).toHaveLength(all);
      expect(rules.lineChoices.at(-1)).toBe(all);
      expect(kinds.slot.read({ lines: all, coin: '0.10' }, terms)?.stake).toBe(all * 10);
      expect(kinds.slot.read({ lines: all + 1, coin: '0.10' }, terms)).toBeNull();
    }
  });

  it('a round costs the minimum bet of its tile or more', () => {
    const terms = { ...usualTerms, least: 100 };
    expect(kinds.slot.read({ lines: 10, coin: '0.10' }, terms)?.stake).toBe(100);
    expect(kinds.slot.read({ lines: 10, coin: '0.05' }, terms)).toBeNull();
    expect(kinds.draw.read({ bets: ['07'], chip: '1.00' }, terms)?.stake).toBe(100);
    expect(kinds.draw.read({ bets: ['07'], chip: '0.50' }, terms)).toBeNull();
  });

  it('real chance reaches every outcome', () => {
    const met = new Set(Array.from({ length: 5_000 }, () => realChance(100)));
    expect(met.size).toBe(100);
    expect(Math.min(...met)).toBe(0);
    expect(Math.max(...met)).toBe(99);
  });

  it('a line pays from the left, suns stand for others, and the better of two readings counts', () => {
    expect(bestOf(['plum', 'plum', 'plum', 'bell', 'plum'])).toEqual({ symbol: 'plum', count: 3, amount: 4 });
    expect(bestOf(['sun', 'bell', 'sun', 'bell', 'gem'])).toEqual({ symbol: 'bell', count: 4, amount: 35 });
    expect(bestOf(['sun', 'sun', 'sun', 'sun', 'plum'])).toEqual({ symbol: 'sun', count: 4, amount: 200 });
    expect(bestOf(['sun', 'sun', 'sun', 'sun', 'sun'])).toEqual({ symbol: 'sun', count: 5, amount: 1_000 });
    expect(bestOf(['bell', 'plum', 'plum', 'plum', 'plum'])).toBeNull();
    expect(bestOf(['plum', 'plum', 'bell', 'plum', 'plum'])).toBeNull();
  });

  it('reels hold every symbol, and every line crosses five reels in its own way', () => {
    for (const ring of [...reelSets.spare, ...reelSets.generous]) {
      expect(new Set(ring)).toEqual(new Set(Object.keys(pays)));
    }
    for (const line of lines) expect(line).toHaveLength(reelSets.spare.length);
    expect(new Set(lines.map(String)).size).toBe(100);
  });

  it('every type of game is played as one of the two', () => {
    const slots = gameTypes.filter((type) => kindOf(type) === 'slot');
    expect(slots).toEqual(['FISH', 'RNG', 'PVP', 'BINGO', 'JACKPOT']);
    expect(kindOf('anything else')).toBe('draw');
  });

  it.each([
    ['slot', null],
    ['slot', { lines: 10 }],
    ['slot', { lines: 10, coin: '-0.10' }],
    ['slot', { lines: 10, coin: '0.001' }],
    ['slot', { lines: 10, coin: '1e3' }],
    ['slot', { lines: -10, coin: '0.10' }],
    ['slot', { lines: 7, coin: '0.10' }],
    ['slot', { lines: 10, coin: '0.10', win: '1000.00' }],
    ['slot', { lines: 10, coin: 0.1 }],
    ['draw', { bets: [], chip: '0.10' }],
    ['draw', { bets: ['07', '07'], chip: '0.10' }],
    ['draw', { bets: ['100'], chip: '0.10' }],
    ['draw', { bets: ['__proto__'], chip: '0.10' }],
    ['draw', { bets: ['constructor'], chip: '0.10' }],
    ['draw', { bets: ['odd'], chip: '-1.00' }],
    ['draw', { bets: ['odd'], chip: '0.15' }],
    ['draw', { bets: Array.from({ length: 31 }, (_, n) => String(n + 10)), chip: '0.10' }],
  ] as const)('%s takes no bet like %j', (kind, bet) => {
    expect(kinds[kind].read(bet, usualTerms)).toBeNull();
  });

  it('bets and payouts are whole minor units', () => {
    for (const lineCount of lineChoices(usualTerms.lines)) {
      for (const coin of lineBets) {
        const round = kinds.slot.read({ lines: lineCount, coin: (coin / 100).toFixed(2) }, usualTerms);
        expect(round?.stake).toBe(lineCount * coin);
      }
    }
    const chance = seededChance(7);
    const round = kinds.draw.read(
      { bets: ['odd', 'low', '*1', '11'], chip: '0.10' },
      { ...usualTerms, back: 96_53 },
    );
    for (let n = 0; n < 200; n += 1) expect(Number.isSafeInteger(round?.play(chance).win)).toBe(true);
    expect(isBet('*')).toBe(false);
  });
});
