import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { members } from '#sandbox/db/schema.ts';
import { idOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, realTime } from '../../machines/contracts/terms-of.ts';
import {
  at,
  beginAt,
  bet,
  correctionRows,
  inForce,
  lima,
  pays,
  settledAgain,
  takenBack,
} from './contracts.ts';

const box = sandboxOfFile();

beforeEach(() => beginAt(box, lima('2028-01-31T12:00:00')));

const minute = 60_000;
const noon = lima('2028-02-10T12:00:00');
const over = lima('2028-02-11T00:00:00');

it.each([
  realTime([{ singleBet: '1.00', profitRate: 1_000, lossRate: 1_000 }]),
  daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }] }),
])(
  'of a member who joined the line later only the bets that are in a bill are taken from it: $kind',
  async (terms) => {
    await inForce(box, { account: 'agent42', terms, since: noon - minute });
    await bet(box, { account: 'downline42a', at: noon + minute, stake: 10_000 });
    await pays(box, 'downline2a', 50_000);
    const back = await bet(box, { account: 'downline2a', at: noon + minute, stake: 5_000 });
    const never = await bet(box, { account: 'downline2a', at: noon + minute, stake: 3_000 });
    await takenBack(box, back);
    await at(box, over);
    const uplineId = await idOf(box, 'agent42');
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId }).where(eq(members.account, 'downline2a')),
    );
    await settledAgain(box, back, '0.00');
    await at(box, over + minute);
    await takenBack(box, never);
    await at(box, over + 2 * minute);
    expect(await correctionRows(box)).toEqual([['10.00', '15.00', '5.00', 'SETTLED']]);
    await takenBack(box, back);
    await at(box, over + 3 * minute);
    expect((await correctionRows(box)).at(-1)).toEqual(['15.00', '10.00', '-5.00', 'OPEN']);
    expect(box.logged.join('\n')).not.toContain('correcting a bill failed');
  },
);

it('the bills that somebody pays are found without a look at all others', async () => {
  const plan = await box.sandbox.db.write((tx) =>
    tx.values<[number, number, number, string]>(
      sql`explain query plan select * from bills where payer_id = 'somebody' order by "to" desc`,
    ),
  );
  expect(plan.map((step) => step[3])).toEqual(['SEARCH bills USING INDEX bills_payer (payer_id=?)']);
});
