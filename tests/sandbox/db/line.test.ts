import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { line, members } from '#sandbox/db/schema.ts';
import { runs } from '../../kit/depth.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

type Line = readonly (readonly [above: string, below: string, depth: number])[];

/** The line as the database keeps it. */
async function kept(): Promise<Line> {
  const rows = await box.sandbox.db.read.select().from(line);
  return rows.map(({ ancestorId, memberId, depth }) => [ancestorId, memberId, depth] as const).toSorted();
}

/** The same, found by going up from each member. */
async function walked(): Promise<Line> {
  const all = await box.sandbox.db.read.select({ id: members.id, above: members.uplineId }).from(members);
  const above = new Map(all.map((one) => [one.id, one.above]));
  return all
    .flatMap(({ id }) => {
      const way: [string, string, number][] = [];
      for (let at: string | null = id; at !== null; at = above.get(at) ?? null)
        way.push([at, id, way.length]);
      return way;
    })
    .toSorted();
}

it('knows everybody above and below of the seed, each above themselves at depth 0', async () => {
  expect(await kept()).toEqual(await walked());
  expect((await kept()).some(([, , depth]) => depth > 0)).toBe(true);
});

it('follows whoever moves, with all below, and refuses every circle', async () => {
  const ids = (await box.sandbox.db.read.select({ id: members.id }).from(members)).map(({ id }) => id);
  const anybody = fc.constantFrom(...ids);
  const moves = fc.array(fc.tuple(anybody, fc.option(anybody)), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(moves, async (list) => {
      for (const [id, uplineId] of list) {
        const circle = (await kept()).some(([above, below]) => above === id && below === uplineId);
        const moved = box.sandbox.db.write((tx) =>
          tx.update(members).set({ uplineId }).where(eq(members.id, id)),
        );
        if (circle) await expect(moved).rejects.toThrow();
        else await moved;
      }
      expect(await kept()).toEqual(await walked());
    }),
    runs(30),
  );
});

it('forgets whoever is deleted', async () => {
  await box.sandbox.db.write((tx) => tx.delete(members).where(eq(members.account, 'member1')));
  expect(await kept()).toEqual(await walked());
});
