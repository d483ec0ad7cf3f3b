import { describe, expect, it } from 'vitest';
import { evenChances, simulateHerd } from '../../scripts/scale/herd.ts';
import { VirtualClock } from '../../scripts/scale/virtual-clock.ts';

/** Enough pages for a mean over ten seconds to be smooth. */
const members = 400;
/** Thousands of real actors run for more than half an hour of their own time. */
const patience = 240_000;

describe('NET-05 after ten minutes without a gateway, to pages that were all opened at once', () => {
  it.each([
    ['refusing', 0],
    ['silent', 0],
    ['maintenance', 2],
  ] as const)(
    'it is asked at most twice as much as before, and all are back within two minutes: %s, %i reads',
    async (away, reads) => {
      const load = await simulateHerd({ members, away, reads, chance: evenChances() });
      expect(load.steady * 60).toBeLessThanOrEqual(members);
      expect(Math.max(load.peakAway, load.peakAfter)).toBeLessThanOrEqual(2 * load.steady);
      expect(load.back).toBeLessThanOrEqual(120);
    },
    patience,
  );

  it(
    'planted fault: pages that all draw the same chance ask together for ever',
    async () => {
      const load = await simulateHerd({ members, away: 'refusing', reads: 0, chance: () => 0.5 });
      expect(load.peakAfter).toBeGreaterThan(4 * load.steady);
    },
    patience,
  );
});

describe('the virtual clock', () => {
  it('runs what is due in order, what is set meanwhile too, and nothing that was given up', async () => {
    const clock = new VirtualClock();
    const done: string[] = [];
    const note = (what: string) => () => done.push(`${what} at ${clock.now()}`);
    for (const at of [50, 10, 40, 20, 30]) clock.setTimeout(note('set'), at);
    clock.clearTimeout(clock.setTimeout(note('given up'), 25));
    clock.setTimeout(() => {
      void Promise.resolve().then(() => clock.setTimeout(note('promised'), 5));
    }, 20);
    clock.setTimeout(note('later'), 61);
    await clock.runUntil(60);
    expect(done).toEqual(['set at 10', 'set at 20', 'promised at 25', 'set at 30', 'set at 40', 'set at 50']);
    expect(clock.now()).toBe(60);
  });
});
