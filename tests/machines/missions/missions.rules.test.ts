import { describe, expect, it } from 'vitest';
import type { Mission } from '#contract/missions/mission.ts';
import {
  comesAgain,
  hoursLeft,
  missionClaims,
  missionKey,
  missionPercent,
  missionShelves,
  missionsAgainIn,
} from '#machines/missions/missions.rules.ts';
import { joinedMission, openMission } from '../../kit/models/missions.ts';

const claim = { ...joinedMission, id: 'c', runId: 'run-c', state: 'CLAIM' } as const;
const claimed = { ...claim, id: 'd', runId: 'run-d', state: 'CLAIMED' } as const;
const locked = { ...openMission, id: 'l', state: 'LOCKED' } as const;
const missed = { ...joinedMission, id: 'm', state: 'MISSED' } as const;
const ids = (missions: readonly { id: string }[]) => missions.map(({ id }) => id);

describe('the shelves of missions', () => {
  it('have what can be claimed first, then what runs, then what may be begun', () => {
    const shelves = missionShelves([openMission, missed, locked, joinedMission, claim, claimed], []);
    expect(ids(shelves.now)).toEqual(['c', joinedMission.id, openMission.id]);
    expect(ids(shelves.locked)).toEqual(['l']);
    expect(ids(shelves.over)).toEqual(['m', 'd']);
  });

  it('keep a mission whose claim the page tells about where it was claimed', () => {
    expect(ids(missionShelves([claimed, claim], ['run-d']).now)).toEqual(['d', 'c']);
  });
});

describe('the claims of missions', () => {
  it('are one for each completion id, with what the member saw', () => {
    expect(missionClaims([openMission, claim])).toEqual([
      {
        call: 'missions.claim',
        id: 'run-c',
        seen: { runId: 'run-c', reward: { kind: 'MONEY', amount: '5.00' } },
      },
    ]);
  });
});

describe('the progress of a mission', () => {
  it.each([
    ['0', '100', 0],
    ['29', '100', 29],
    ['99.99', '100', 99],
    ['100', '100', 100],
    ['140', '100', 100],
    ['-3', '100', 0],
    ['0.1', '0.3', 33],
    ['0', '0', 100],
  ])('%s of %s is %i per cent', (done, target, percent) => {
    expect(missionPercent({ done, target })).toBe(percent);
  });
});

describe('the hours of a run that is joined now', () => {
  const hour = 3_600_000;
  it.each([
    ['its own', 12, null, 12],
    ['its own, where the period ends later', 12, 20 * hour, 12],
    ['fewer, where the period ends sooner', 12, 2.5 * hour, 3],
    ['none, when it is over', 12, -1, 0],
  ])('are %s', (_, hours, endsAt, left) => {
    expect(hoursLeft({ hours, endsAt }, 0)).toBe(left);
  });
});

describe('what comes again', () => {
  it('is a recurring mission that is over', () => {
    expect(comesAgain(missed)).toBe('DAILY');
    expect(comesAgain({ ...missed, recurs: 'ONCE' })).toBeNull();
    expect(comesAgain(openMission)).toBeNull();
  });

  it('is read again soon while a clock runs, and when a step ends', () => {
    const again = (...missions: Mission[]) => missionsAgainIn({ count: 0, missions }, { now: 0 });
    expect(missionsAgainIn({ count: 0 }, { now: 0 })).toBeNull();
    expect(again({ ...openMission, endsAt: null }, missed)).toBeNull();
    expect(again(openMission, joinedMission)).toBe(15_000);
    expect(again({ ...openMission, endsAt: 60_000 })).toBe(60_000);
    expect(again({ ...openMission, endsAt: -1 })).toBe(15_000);
    expect(again(openMission)).toBe(3_600_000);
  });
});

describe('a mission that recurs', () => {
  const earlier = { ...claim, id: 'a', runId: 'run-of-yesterday', joinedAt: 1 } as const;
  const present = { ...joinedMission, id: 'a', runId: 'run-of-today', joinedAt: 2 };
  const open = { ...openMission, id: 'a' };

  it('keeps its place when it is joined, beside a run of before that can still be claimed', () => {
    expect(missionKey(open, [earlier, open])).toBe('a');
    expect(missionKey(present, [earlier, present])).toBe('a');
    expect(missionKey(earlier, [earlier, open])).toBe('run-of-yesterday');
    expect(missionKey(earlier, [earlier, present])).toBe('run-of-yesterday');
    expect(missionKey(earlier, [earlier])).toBe('a');
  });
});
