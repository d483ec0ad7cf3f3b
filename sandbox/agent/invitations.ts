import { and, count, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Invitation, PersonKind } from '#contract/agent/registration.ts';
import { once } from '#sandbox/books/once.ts';
import { lapse } from '#sandbox/contracts/expire-contracts.ts';
import { invitations, invitationUses } from '#sandbox/db/agent-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { newInvitationCode } from '#sandbox/kit/invitation-code.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { registersOf } from '#sandbox/registration/invitation-links.ts';
import { ownRates, refuseAboveOwn } from '#sandbox/registration/invitation-rates.ts';
import { memberIdOf, memberOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

type Reader = Pick<Transaction, 'select'>;
type Calls = Pick<Handlers, 'agent.invitations' | 'agent.invite' | 'agent.closeInvitation'>;
type Row = typeof invitations.$inferSelect;

/** How many closed invitations are listed, the newest; open ones are few, and all listed. */
const closedListed = 100;

/** The signs of a link's code. */
const codeLength = 12;

/** Refuses a kind that an agent may not make. */
export function refuseKind({ type }: { readonly type: number }, kind: PersonKind): void {
  if (!registersOf(type).includes(kind)) throw new Refusal('FUNCTION_DISABLED');
}

/** Invitations with their uses, newest first. */
async function listed(
  from: Reader,
  meant: ReturnType<typeof and>,
  { clock, settings }: Pick<Sandbox, 'clock' | 'settings'>,
  limit = 1,
): Promise<Invitation[]> {
  const month = periodAt('MONTHLY', clock.now(), settings.current().zone).from;
  const { id, code, name, kind, rates, createdAt, closedAt } = invitations;
  const found = await from
    .select({
      ...{ id, code, name, kind, rates, createdAt, closedAt },
      uses: count(invitationUses.memberId),
      usesThisMonth: sql<number>`count(case when ${invitationUses.at} >= ${month} then 1 end)`,
      lastUsedAt: max(invitationUses.at),
    })
    .from(invitations)
    .leftJoin(invitationUses, eq(invitationUses.invitationId, invitations.id))
    .where(meant)
    .groupBy(invitations.id)
    .orderBy(desc(invitations.createdAt), desc(sql`${invitations}.rowid`))
    .limit(limit);
  return found;
}

async function shown(tx: Transaction, id: string, sandbox: Sandbox): Promise<Invitation> {
  const [invitation] = await listed(tx, eq(invitations.id, id), sandbox);
  if (!invitation) throw new Refusal('NOT_FOUND');
  return invitation;
}

async function ownInvitation(from: Reader, agentId: string, id: string): Promise<Row> {
  const own = and(eq(invitations.id, id), eq(invitations.agentId, agentId));
  const [found] = await from.select().from(invitations).where(own);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** The invitations of an agent; those of others are answered as if they did not exist. */
export const invitationCalls: Calls = {
  'agent.invitations': async (_, caller, sandbox) => {
    const { db, settings } = sandbox;
    await lapse(sandbox);
    const { id, type, affiliateCode } = await memberOf(caller, sandbox);
    const { origin, zone, agents } = settings.current();
    const most = agents.openInvitations;
    const own = eq(invitations.agentId, id);
    // The limit may have been lowered since they were made.
    const open = await listed(db.read, and(own, isNull(invitations.closedAt)), sandbox, 1_000);
    const closed = await listed(db.read, and(own, isNotNull(invitations.closedAt)), sandbox, closedListed);
    const all = [...open, ...closed].sort((a, b) => b.createdAt - a.createdAt);
    const registers = [...registersOf(type)];
    return {
      origin,
      ownCode: affiliateCode,
      registers,
      most,
      ownRates: registers.includes('agent') ? await ownRates(db.read, id) : [],
      invitations: all,
      zone,
    };
  },
  'agent.invite': async (input, caller, sandbox) => {
    const agent = await memberOf(caller, sandbox);
    const rates = input.rates ?? [];
    if (input.kind === 'member' && rates.length > 0) throw new Refusal('INPUT_INVALID');
    await lapse(sandbox);
    return once('agent.invite', input, caller, sandbox, async (tx, at) => {
      refuseKind(agent, input.kind);
      const open = and(eq(invitations.agentId, agent.id), isNull(invitations.closedAt));
      const [has] = await tx.select({ count: count() }).from(invitations).where(open);
      if ((has?.count ?? 0) >= sandbox.settings.current().agents.openInvitations)
        throw new Refusal('INVITATION_LIMIT');
      await refuseAboveOwn(tx, agent.id, rates);
      const id = newReference();
      const made = {
        id,
        agentId: agent.id,
        code: newInvitationCode(codeLength),
        name: input.name,
        kind: input.kind,
        rates,
      };
      await tx.insert(invitations).values({ ...made, createdAt: at });
      return shown(tx, id, sandbox);
    });
  },
  'agent.closeInvitation': (input, caller, sandbox) =>
    once('agent.closeInvitation', input, caller, sandbox, async (tx, at) => {
      const { id, closedAt } = await ownInvitation(tx, memberIdOf(caller), input.id);
      if (closedAt === null) await tx.update(invitations).set({ closedAt: at }).where(eq(invitations.id, id));
      return shown(tx, id, sandbox);
    }),
};
