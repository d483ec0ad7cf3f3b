import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { turnovers } from '#sandbox/db/money-schema.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { hour, ofMarket } from '../../kit/limits.ts';
import { type Asker, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { termsFor, withdraw, withdrawn } from '../../kit/withdrawing.ts';

const box = sandboxOfFile(ofMarket('MX'));
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'vip5');
  await owe(1_000_00);
});

/** Something that must be bet, as a deposit asks for it. */
async function owe(required: number): Promise<void> {
  const asked = asMinor(required);
  const row = { memberId: asker.id, reference: randomUUID(), required: asked, at: box.sandbox.clock.now() };
  await box.sandbox.db.write((tx) => tx.insert(turnovers).values(row));
  box.sandbox.clock.move(1_000);
}

const takeBreak = () => askFor(asker, 'protection.break', { hours: 24, months: null });
const breakEnds = () => box.sandbox.clock.move(24 * hour + 1_000);
const turnover = async () => (await termsFor(box, asker.token)).turnover;

it('a withdrawal during a break takes only its own amount off what must be bet', async () => {
  await takeBreak();
  expect(await turnover()).toEqual({ required: '0.00', done: '0.00' });
  await withdrawn(box, asker.token, '100.00');
  breakEnds();
  expect(await turnover()).toEqual({ required: '900.00', done: '0.00' });
  expect((await withdraw(box, asker.token, '100.00')).body.code).toBe('TURNOVER_MISSING');
  await bet(asker, 900_00);
  await withdrawn(box, asker.token, '100.00');
  expect(await turnover()).toEqual({ required: '0.00', done: '0.00' });
});

it('whoever took out everything during a break owes nothing of it to a later deposit', async () => {
  await takeBreak();
  await withdrawn(box, asker.token, '1000.00');
  breakEnds();
  await owe(50_00);
  expect(await turnover()).toEqual({ required: '50.00', done: '0.00' });
});

it('a withdrawal of a break that is cancelled later brings its turnover back with its money', async () => {
  await takeBreak();
  const { reference } = await withdrawn(box, asker.token, '1000.00');
  breakEnds();
  await askFor(asker, 'wallet.cancelWithdrawal', { reference });
  expect(await turnover()).toEqual({ required: '1000.00', done: '0.00' });
});

it('a withdrawal with the turnover met ends it, during a break too', async () => {
  await bet(asker, 1_000_00);
  await takeBreak();
  await withdrawn(box, asker.token, '100.00');
  await box.sandbox.db.write((tx) => tx.delete(absences).where(eq(absences.memberId, asker.id)));
  expect(await turnover()).toEqual({ required: '0.00', done: '0.00' });
});
