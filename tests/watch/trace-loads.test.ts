import { describe, expect, it } from 'vitest';
import { signedIn } from '#assurance/trace/samples.ts';
import { walkTrace } from '#assurance/trace/trace-walk.ts';
import { findModels } from '#assurance/walk/find-proofs.ts';
import { joinLoads, mostLasting, trimLines } from '#src/watch/trace-loads.ts';
import type { Mark } from '#src/watch/trace-marks.ts';

const loadedAt = (path: string): Mark => ({ n: 0, at: 0, kind: 'loaded', load: 1, path });

/** Two pages of a tab, one after the other, each with a sign-in. */
async function twoLoads(secondBegan: number) {
  const kept = { ...(await signedIn()), marks: [loadedAt('/')] };
  const first = joinLoads(null, { began: 1_000, kept });
  return { kept, both: joinLoads(first, { began: secondBegan, kept }) };
}

describe('the trace of several loads', () => {
  it('puts the moments of a page after those before, also when the clock was put back', async () => {
    const later = (await twoLoads(600_000)).both.kept.marks?.at(-1);
    expect(later).toMatchObject({ kind: 'loaded', load: 2, at: 599_000 });
    const { both, kept } = await twoLoads(0);
    const at = both.kept.lines.map((line) => line.at);
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(at).toHaveLength(2 * kept.lines.length);
  });

  it('keeps so many lines, of which every actor goes the same way, and forgets a load without any', async () => {
    const { both, kept } = await twoLoads(600_000);
    const machines = (await findModels()).map(({ machine }) => machine);
    for (const most of [kept.lines.length + kept.actors.length + 25, 25]) {
      const short = trimLines(both.kept, most);
      expect(short.lines.length).toBeLessThanOrEqual(most);
      expect(short.lines.length).toBeGreaterThan(most / 2);
      expect(walkTrace(short, machines).flatMap(({ difference }) => difference ?? [])).toEqual([]);
      expect(short.marks?.map(({ load }) => load)).toEqual(most === 25 ? [2] : [1, 2]);
    }
  }, 60_000);

  it('keeps the loads and the latest of many addresses', async () => {
    const { kept } = await twoLoads(0);
    const moves = Array.from(
      { length: 300 },
      (_, at): Mark => ({ n: 1, at, kind: 'moved', load: 1, path: '/login' }),
    );
    const { marks = [] } = trimLines({ ...kept, marks: [loadedAt('/'), ...moves] }, 500);
    expect(marks).toHaveLength(mostLasting.marks + 1);
    expect([marks[0]?.kind, marks.at(-1)?.at]).toEqual(['loaded', 299]);
  });
});
