import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { limitKinds, limitPeriods } from '#contract/protection/market.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { leavePlay } from '#sandbox/protection/absence-acts.ts';
import { decideReturn, release } from '#sandbox/protection/coming-back.ts';
import { noteTalk } from '#sandbox/protection/limit-acts.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

const account = z.string();

/**
 * What a person of the provider, or a register, can do for the protection of a member. TALKED: the talk before a high limit
 * took place. AGREE and REFUSE: the wish to come back from an exclusion. REGISTER and UNREGISTER: the state's register.
 */
const ProtectionAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('TALKED'),
    account,
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
  }),
  z.strictObject({ act: z.literal('AGREE'), account }),
  z.strictObject({ act: z.literal('REFUSE'), account }),
  z.strictObject({ act: z.literal('REGISTER'), account }),
  z.strictObject({ act: z.literal('UNREGISTER'), account }),
]);
type ProtectionAct = z.infer<typeof ProtectionAct>;

/** Does one of the acts for a member. */
type Does<A extends ProtectionAct['act']> = (
  sandbox: Sandbox,
  memberId: string,
  asked: Extract<ProtectionAct, { act: A }>,
) => Promise<void>;

function refuse(message: string): never {
  throw new Refusal('INPUT_INVALID', { message });
}

const decide =
  (decision: 'AGREED' | 'REFUSED') =>
  async (sandbox: Sandbox, memberId: string): Promise<void> => {
    const at = sandbox.clock.now();
    const decided = await sandbox.db.write((tx) => decideReturn(tx, memberId, decision, { at, sandbox }));
    if (!decided) refuse('No wish to come back waits for a decision');
  };

/** The state's register lists a member: excluded at once in every session, none of which ends, so that each can tell. */
async function register(sandbox: Sandbox, memberId: string): Promise<void> {
  if (!marketOf(sandbox).rules.exclusion.register) refuse('This market has no register');
  const at = sandbox.clock.now();
  await sandbox.db.write(async (tx) => {
    const known = and(
      eq(absences.memberId, memberId),
      eq(absences.kind, 'REGISTER'),
      isNull(absences.endedAt),
    );
    const rows = await tx.select().from(absences).where(known);
    if (rows.some(({ returnFrom }) => returnFrom === null)) refuse('The register lists this member already');
    // Listed again before they came back: from now on only the register lets go.
    await tx.update(absences).set({ endedAt: at }).where(known);
    const listing = { kind: 'REGISTER', until: null, everywhere: true, returnFrom: null } as const;
    await leavePlay(tx, memberId, listing, { at, sandbox });
  });
}

const acts: { readonly [A in ProtectionAct['act']]: Does<A> } = {
  TALKED: async (sandbox, memberId, { kind, period }) => {
    if (await noteTalk(sandbox, { memberId, kind, period })) return;
    throw new Refusal('NOT_FOUND', { message: 'No raise of this limit waits for a talk' });
  },
  AGREE: decide('AGREED'),
  REFUSE: decide('REFUSED'),
  REGISTER: register,
  UNREGISTER: async (sandbox, memberId) => {
    const { db, clock } = sandbox;
    if (!(await db.write((tx) => release(tx, memberId, clock.now())))) {
      refuse('The register does not list this member');
    }
  },
};

async function memberIdFor({ db }: Sandbox, name: string): Promise<string> {
  const [found] = await db.read
    .select({ id: members.id })
    .from(members)
    .where(eq(members.accountKey, accountKey(name) ?? ''));
  if (!found) throw new Refusal('NOT_FOUND', { message: `Nobody is called ${name}` });
  return found.id;
}

/** Opens the part of the control API where the provider acts for the protection of a member. */
export function openProtection(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.post('/sandbox/protection', async ({ body }) => {
    const asked = read(ProtectionAct, body);
    const act = acts[asked.act] as Does<ProtectionAct['act']>;
    await act(sandbox, await memberIdFor(sandbox, asked.account), asked);
    return giveAnswer(undefined).body;
  });
}
