import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { freezeDue } from '#sandbox/missions/results.ts';
import { askCall } from '../../kit/ask-call.ts';
import { early } from '../../kit/moment.ts';
import { type Asker, askerOf, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
/** Noon in Lima, on a day in the middle of a week and of a month. */
const noon = Date.UTC(2027, 2, 17, 17);
const midnight = noon + 12 * hour;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset({ begins: early });
  box.sandbox.settings.patch({ boards: { rivals: 0 } });
  box.sandbox.clock.set(noon);
  await box.sandbox.db.write((tx) => tx.delete(rounds));
  asker = await askerOf(box, 'member1');
});

async function away(from: number, endedAt: number | null): Promise<void> {
  const row = { id: 'away', memberId: asker.id, kind: 'EXCLUSION' as const, from, everywhere: false };
  await box.sandbox.db.write((tx) => tx.insert(absences).values({ ...row, endedAt }));
}

/** What the board of the day gave the member, once it is final. */
async function prizesOf(): Promise<readonly (string | undefined)[]> {
  box.sandbox.clock.set(midnight + 30 * hour);
  await freezeDue(box.sandbox);
  const found = await box.sandbox.db.read.select().from(rewards).where(eq(rewards.memberId, asker.id));
  return found.filter(({ source }) => source === 'BOARD').map(({ status }) => status);
}

describe('a board that becomes final', () => {
  it.each([
    ['began in the day and goes on', noon + 1, null, []],
    ['began in the day and ended after it', noon + 1, midnight + hour, []],
    ['began after the day', midnight + hour, null, ['CLAIM']],
    ['ended in the day', noon + 1, noon + hour, ['CLAIM']],
  ] as const)('looks at who was away when its day ended: an exclusion that %s', async (_, from, to, won) => {
    await bet(asker, 900_00);
    await away(from, to);
    const daily = await prizesOf();
    expect(daily).toEqual(won);
  });
});

it('the latest wins of everybody have nobody who is away', async () => {
  const round = await bet(asker, 1_00);
  await box.sandbox.db.write((tx) =>
    tx
      .update(rounds)
      .set({ win: asMinor(77_777_00) })
      .where(eq(rounds.id, round)),
  );
  const shown = async () => {
    const { body } = await askCall(box.address, 'games.ranks', { language: 'ES' });
    return JSON.stringify(body.value).includes('77777.00');
  };
  expect(await shown()).toBe(true);
  await away(noon, null);
  expect(await shown()).toBe(false);
});
