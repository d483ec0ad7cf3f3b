import { describe, expect, it } from 'vitest';
import { gameTypes } from '#contract/games.ts';
import { realChance } from '#sandbox/games/chance.ts';
import { draw, groupNames, isBet } from '#sandbox/games/draw-rules.ts';
import { kindOf, kinds } from '#sandbox/games/game-kinds.ts';
import {
  bestOf,
  lineBets,
  lineChoices,
  lines,
  type Mark,
  pays,
  reels,
  spin,
} from '#sandbox/games/slot-rules.ts';
import { seededChance } from '../kit/seeded-chance.ts';

/** What a line pays on average, from how often each symbol stands on each reel: every line sees the same. */
function exactReturn(): number {
  const sum = (seen: readonly Mark[], chanceOfIt: number): number => {
    const ring = reels[seen.length];
    if (!ring) return chanceOfIt * (bestOf(seen)?.amount ?? 0);
    const kindsHere = [...new Set(ring)];
    return kindsHere.reduce((total, symbol) => {
      const share = ring.filter((one) => one === symbol).length / ring.length;
      return total + sum([...seen, symbol], chanceOfIt * share);
    }, 0);
  };
  return sum([], 1);
}

describe('the rules of the games', () => {
  it('the slot gives back about 95 per cent, as counted over every combination', () => {
    expect(exactReturn()).toBeCloseTo(0.954, 3);
  });

  it('the slot gives back about 95 per cent over a million lines that are played', () => {
    const chance = seededChance(20_261_121);
    let won = 0;
    const spins = 50_000;
    for (let n = 0; n < spins; n += 1) won += spin(chance, 20, 1).win;
    const share = won / (spins * 20);
    expect(share).toBeGreaterThan(0.935);
    expect(share).toBeLessThan(0.975);
  });

  it.each([...groupNames, '07', '*3'])('the number draw gives back 95 per cent on %s', (bet) => {
    let [won, number] = [0, 0];
    for (; number < 100; number += 1) won += draw(() => number, [bet], 10).win;
    expect(won / (100 * 10)).toBeCloseTo(0.95, 10);
  });

  it('real chance leaves nothing out', () => {
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

  it('reels hold every symbol, lines cross five reels and are all different', () => {
    for (const ring of reels) expect(new Set(ring)).toEqual(new Set(Object.keys(pays)));
    for (const line of lines) expect(line).toHaveLength(reels.length);
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    expect(Math.max(...lineChoices)).toBeLessThanOrEqual(lines.length);
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
    expect(kinds[kind].read(bet)).toBeNull();
  });

  it('a bet costs whole minor units, and so does what it pays', () => {
    for (const lineCount of lineChoices) {
      for (const coin of lineBets) {
        const round = kinds.slot.read({ lines: lineCount, coin: (coin / 100).toFixed(2) });
        expect(round?.stake).toBe(lineCount * coin);
      }
    }
    const chance = seededChance(7);
    const round = kinds.draw.read({ bets: ['odd', 'low', '*1', '11'], chip: '0.10' });
    for (let n = 0; n < 200; n += 1) expect(Number.isSafeInteger(round?.play(chance).win)).toBe(true);
    expect(isBet('*')).toBe(false);
  });
});
