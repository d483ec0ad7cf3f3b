import { and, desc, eq, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Market } from '#contract/market-names.ts';
import { demoType } from '#contract/session/account-types.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import type { members } from '#sandbox/db/schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { knownOf } from './care.ts';

/** Where members must be told that there are statements (ES: RD 176/2023, articles 18 and 20). */
const telling: readonly Market[] = ['UNION', 'ES'];

/** Everybody is told so often, in months; who plays intensively, at the beginning of each. */
const everyMonths = 3;

const link = { screen: 'member', page: 'protection', section: 'statement' } as const;

const texts = {
  title: { es: 'Tu resumen de juego está listo', en: 'Your play statement is ready' },
  content: {
    es: '<p>Puedes ver, mes a mes, cuánto depositaste, retiraste, apostaste y ganaste, cuánto tiempo jugaste y qué límites cambiaste. También puedes guardarlo.</p>',
    en: '<p>You can see, month by month, how much you deposited, withdrew, bet and won, how long you played and which limits you changed. You can save it too.</p>',
  },
};

/** Whether a member who was last told then must be told again. */
function dueNow(last: number, now: number, { zone, monthly }: { zone: string; monthly: boolean }): boolean {
  if (monthly) return last < periodAt('MONTHLY', now, zone).from;
  const local = Temporal.Instant.fromEpochMilliseconds(last).toZonedDateTimeISO(zone);
  return local.add({ months: everyMonths }).epochMilliseconds <= now;
}

type Member = Pick<typeof members.$inferSelect, 'id' | 'createdAt'>;

async function isDue(
  from: Pick<Transaction, 'select'>,
  { id, createdAt }: Member,
  { clock, settings }: Sandbox,
): Promise<boolean> {
  const told = and(
    eq(messages.memberId, id),
    eq(messages.kind, 'protection'),
    sql`${messages.link} ->> '$.section' = ${link.section}`,
  );
  const [last] = await from.select().from(messages).where(told).orderBy(desc(messages.createdAt)).limit(1);
  const now = clock.now();
  const monthly = (await knownOf(from, id, now)).row?.standing === 'INTENSIVE';
  const { zone } = settings.current();
  return dueNow(last?.createdAt ?? createdAt, now, { zone, monthly });
}

/**
 * Tells a member who signs in that there are statements, when that is due. A provider does so without waiting for anybody
 * to sign in; here nobody reads a message before that.
 */
export async function tellOfStatements(
  member: Member & Pick<typeof members.$inferSelect, 'type'>,
  sandbox: Sandbox,
): Promise<void> {
  const { db, clock } = sandbox;
  if (member.type === demoType || !telling.includes(marketOf(sandbox).market)) return;
  if (!(await isDue(db.read, member, sandbox))) return;
  await db.write(async (tx) => {
    // Somebody may sign in twice at once.
    if (!(await isDue(tx, member, sandbox))) return;
    // It can't be deleted: the last one says when the member was told.
    const letter = { memberId: member.id, kind: 'protection', ...texts, link, required: true } as const;
    await sendMessage(tx, letter, clock.now());
  });
}
