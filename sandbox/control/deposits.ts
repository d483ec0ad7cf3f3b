import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { expireDue } from '#sandbox/books/deposits-due.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { approve, recall, reject } from '#sandbox/wallet/deposit-rows.ts';
import { proofsOf } from '#sandbox/wallet/proofs.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** The decision of the person who reads the bank's statement: `reverse` takes an approved one back that the bank recalled. */
const Decision = z.strictObject({
  reference: z.string(),
  act: z.enum(['approve', 'reject', 'reverse']),
  /** Shown to the member, word for word. */
  reason: z.optional(z.string().check(z.maxLength(200))),
});

/** A waiting deposit and its member. */
export type WaitingDeposit = {
  readonly reference: string;
  readonly account: string;
  readonly methodId: string;
  readonly amount: string;
  readonly fee: string;
  readonly createdAt: number;
  /** The pictures that came with it. */
  readonly proofs: readonly string[];
};

const most = 50;

/** Deposits that wait for a decision, the newest first. */
export async function waitingDeposits(sandbox: Sandbox): Promise<WaitingDeposit[]> {
  await expireDue(sandbox);
  const { read } = sandbox.db;
  const rows = await read
    .select({ deposit: deposits, account: members.account })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(eq(deposits.status, 'PENDING'))
    .orderBy(desc(deposits.createdAt))
    .limit(most);
  const shown = async ({ account, deposit }: (typeof rows)[number]): Promise<WaitingDeposit> => {
    const { reference, methodId, amount, fee, createdAt } = deposit;
    const proofs = await proofsOf(read, reference);
    return { reference, account, methodId, amount: amountOf(amount), fee: amountOf(fee), createdAt, proofs };
  };
  return Promise.all(rows.map(shown));
}

/** Opens the part of the control API where deposits are approved and rejected. */
export function openDeposits(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/deposits', async () => giveAnswer(await waitingDeposits(sandbox)).body);
  routes.post('/sandbox/deposits', async ({ body }) => {
    const { reference, act, reason } = read(Decision, body);
    const why = reason?.trim() || null;
    const ended = await {
      approve: () => approve(sandbox, reference),
      reject: () => reject(sandbox, reference, why),
      reverse: () => recall(sandbox, reference, why),
    }[act]();
    if (!ended) throw new Refusal('NOT_FOUND', { message: 'No deposit of this reference is at that step' });
    return giveAnswer({ status: ended.status }).body;
  });
}
