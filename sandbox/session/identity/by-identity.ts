import { and, eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { identities, members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { signInMember } from '../sign-in-member.ts';
import { type Known, knownBy } from './proof.ts';

type Member = typeof members.$inferSelect;

/** The member that an identity is linked to. */
export async function linkedTo({ provider, subject }: Known, { db }: Sandbox): Promise<Member | undefined> {
  const [found] = await db.read
    .select({ member: members })
    .from(identities)
    .innerJoin(members, eq(members.id, identities.memberId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return found?.member;
}

/**
 * Signs in the person an identity provider vouches for (spec 2, social login). Since no password is used, its
 * age does not matter (spec 4).
 */
export async function signInByIdentity(
  input: CallInput<'session.identity'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'session.identity'>> {
  const member = await linkedTo(await knownBy(input, sandbox), sandbox);
  if (!member) throw new Refusal('IDENTITY_UNKNOWN');
  return signInMember(member, { byPassword: false, entrance: input.entrance }, caller, sandbox);
}
