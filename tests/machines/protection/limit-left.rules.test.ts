import { describe, expect, it } from 'vitest';
import { mayPlayAgain, spentLimit } from '#machines/protection/limit-left.rules.ts';
import { tightestOf } from '#machines/protection/play-session.rules.ts';
import { standing, standings } from '../../kit/models/play-sessions.ts';

const [loss] = standings['a limit has nothing left'].limits;

describe('a limit that has nothing left', () => {
  it('is one of losses, stakes or time, and of several the one that begins again last', () => {
    const later = { ...loss, kind: 'time', left: '0', until: loss.until + 1 } as const;
    expect(spentLimit([loss, later])).toBe(later);
    expect(spentLimit([{ ...loss, kind: 'deposit' }])).toBeNull();
    expect(spentLimit([{ ...loss, left: '0.01' }])).toBeNull();
    expect(spentLimit([{ ...loss, left: null }])).toBeNull();
  });

  it('allows no other session, nor do a lock, missing limits or what closes play', () => {
    expect(mayPlayAgain(standing)).toBe(true);
    expect(mayPlayAgain({ ...standing, limits: [loss] })).toBe(false);
    expect(mayPlayAgain(standings['the next session is locked'])).toBe(false);
    expect(mayPlayAgain(standings['limits are missing'])).toBe(false);
    expect(mayPlayAgain(standings['on a break'])).toBe(false);
  });
});

it('beside a game stands the tightest limit of losses or stakes, and never one of deposits or time', () => {
  const stake = { ...loss, kind: 'stake', left: '5.00' } as const;
  const deposit = { ...loss, kind: 'deposit', left: '1.00' } as const;
  expect(tightestOf([deposit, stake, { ...loss, kind: 'time', left: '2' }])?.kind).toBe('stake');
  expect(tightestOf([deposit])).toBeNull();
});
