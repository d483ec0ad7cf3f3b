import { eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deposits, withdrawals } from '#sandbox/db/money-schema.ts';
import { redemptions, rewards } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { chats, feedbackCases } from '#sandbox/db/support-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** One thing that a person or a program decided at the control API. */
export type Decision = {
  /** By the sandbox's clock, epoch milliseconds. */
  readonly at: number;
  /** Who: a person on a page, or a program. */
  readonly by: 'page' | 'program';
  /** About what: the last part of the address, 'withdrawals'. */
  readonly area: string;
  readonly act: string;
  readonly account: string | null;
  /** The reference or id of what was decided about; null where the account says it. */
  readonly about: string | null;
  readonly amount: string | null;
  /** A reason, a note, or an answer. */
  readonly words: string | null;
};

/** The most decisions that are kept; older ones are forgotten. */
const kept = 200;

/** What is decided about by people; the rest of the control API sets up and reads. */
const areas = [
  'withdrawals',
  'deposits',
  'redemptions',
  'rewards',
  'promotions',
  'boards',
  'bets',
  'feedback',
  'chats',
  'contracts',
  'protection',
  'people',
  'points',
  'notices',
  'messages',
];

type Owned = SQLiteTable & { readonly memberId: SQLiteColumn };

/** Looks for the account of the member whose row of a table has this key. */
function ownerBy(table: Owned, key: SQLiteColumn) {
  return ({ db }: Sandbox, wanted: string) =>
    db.read
      .select({ account: members.account })
      .from(members)
      .innerJoin(table, eq(members.id, table.memberId))
      .where(eq(key, wanted));
}

/** Whose a withdrawal, a deposit or another thing with a reference is. */
const owners: Readonly<Record<string, ReturnType<typeof ownerBy>>> = {
  withdrawals: ownerBy(withdrawals, withdrawals.reference),
  deposits: ownerBy(deposits, deposits.reference),
  redemptions: ownerBy(redemptions, redemptions.reference),
  rewards: ownerBy(rewards, rewards.id),
  feedback: ownerBy(feedbackCases, feedbackCases.reference),
  chats: ownerBy(chats, chats.reference),
};

async function decisionOf(area: string, request: FastifyRequest, sandbox: Sandbox): Promise<Decision> {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (...names: readonly string[]) => {
    const found = names.map((name) => body[name]).find((value) => typeof value === 'string' && value !== '');
    return typeof found === 'string' ? found : null;
  };
  const { points } = body;
  const about = text('reference', 'id', 'contract', 'bill', 'board');
  const [owner] = about === null ? [] : ((await owners[area]?.(sandbox, about)) ?? []);
  return {
    at: sandbox.clock.now(),
    // A browser says from which page a form comes; a program does not.
    by: request.headers.origin === undefined ? 'program' : 'page',
    area,
    act: text('act') ?? 'change',
    account: text('account') ?? owner?.account ?? null,
    about,
    amount: text('amount', 'win') ?? (typeof points === 'number' ? String(points) : null),
    words: text('reason', 'note', 'remark', 'text'),
  };
}

/** What has been decided here since the start or the last reset, in memory. */
export type History = { readonly list: () => readonly Decision[]; readonly forget: () => void };

/** Notes every decision that the control API carried out; the newest is the first of the list. */
export function keepHistory(routes: FastifyInstance, sandbox: Sandbox): History {
  let decisions: readonly Decision[] = [];
  routes.addHook('onSend', async (request, reply) => {
    const [, area = ''] = /^\/sandbox\/(\w+)$/.exec(request.routeOptions.url ?? '') ?? [];
    if (request.method !== 'POST' || reply.statusCode !== 200 || !areas.includes(area)) return;
    decisions = [await decisionOf(area, request, sandbox), ...decisions].slice(0, kept);
  });
  return {
    list: () => decisions,
    forget: () => {
      decisions = [];
    },
  };
}
