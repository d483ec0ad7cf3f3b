import { randomBytes } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { asMinor } from '#contract/units.ts';
import { main } from '#sandbox/books/wallets.ts';
import { lapse } from '#sandbox/contracts/expire-contracts.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { agreements } from '#sandbox/db/help-schema.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { identities, members } from '#sandbox/db/schema.ts';
import { newInvitationCode } from '#sandbox/kit/invitation-code.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { befriend } from '#sandbox/member/referral/beginning.ts';
import { welcomeNew } from '#sandbox/protection/care-office.ts';
import type { Invitation } from './affiliates.ts';
import { type FirstLimits, noFirstLimits, setFirstLimits } from './first-limits.ts';
import { countUse } from './invitation-links.ts';
import { keepPromises } from './invitation-rates.ts';

/** A person who becomes a member. */
export type Newcomer = {
  /** As the person wrote it; `accountKey` is the form for comparing. */
  readonly account: string;
  readonly accountKey: string;
  /** Null for people who sign in another way: nobody knows the password of such an account. */
  readonly password: string | null;
  readonly withdrawPassword: string | null;
  readonly payeeName: string | null;
  /** As the person wrote it; `emailKey` is the form for comparing. */
  readonly email: string | null;
  readonly emailKey: string | null;
  /** E.164. */
  readonly mobile: string | null;
  readonly invitation: Invitation;
  /** A code proved the mobile number on the way. */
  readonly mobileProved?: boolean;
  /** The tab that registers, by its random name. */
  readonly client: string;
  /** Somebody else registered them: they must change the password first, and have accepted no agreement yet. */
  readonly byOther?: true;
  readonly language: string;
  /** The name that others see; the account's name by default. */
  readonly nickname?: string;
  /** yyyy-MM-dd. */
  readonly birthday?: string;
  /** Other data, by the field names of spec 3. */
  readonly details: Readonly<Record<string, string>>;
  /** The identity at a provider, when one vouches for this person. */
  readonly identity?: { readonly provider: string; readonly subject: string };
};

export type NewMember = typeof members.$inferSelect;

const day = 24 * 60 * 60_000;

/** How long a password lasts; milliseconds. */
const passwordGoodFor = 90 * day;

type Identity = Pick<Newcomer, 'accountKey' | 'mobile' | 'emailKey'>;

/** Refuses an account, a number or a mail address that exists already. */
export async function refuseTaken(
  from: Pick<Transaction, 'select'>,
  { accountKey, mobile, emailKey }: Identity,
): Promise<void> {
  const same = or(
    eq(members.accountKey, accountKey),
    mobile === null ? undefined : eq(members.mobile, mobile),
    emailKey === null ? undefined : eq(members.emailKey, emailKey),
  );
  for (const known of await from.select().from(members).where(same)) {
    if (mobile !== null && known.mobile === mobile) throw new Refusal('MOBILE_TAKEN');
    if (known.accountKey === accountKey) throw new Refusal('ACCOUNT_TAKEN');
    throw new Refusal('EMAIL_TAKEN');
  }
}

/** The secrets of a person, hashed. */
type Hashes = Pick<NewMember, 'passwordHash' | 'withdrawHash'>;

/** Hashes the secrets of a person who becomes a member: it is slow on purpose, so it is done before anything is written. */
export async function hashesOf(
  { password, withdrawPassword }: Pick<Newcomer, 'password' | 'withdrawPassword'>,
  { secrets }: Pick<Sandbox, 'secrets'>,
): Promise<Hashes> {
  const [passwordHash, withdrawHash] = await Promise.all([
    secrets.hash(password ?? randomBytes(32).toString('base64url')),
    withdrawPassword === null ? null : secrets.hash(withdrawPassword),
  ]);
  return { passwordHash, withdrawHash };
}

/** Writes a new account with an empty wallet, as a part of a transaction. */
export async function addMember(
  tx: Transaction,
  newcomer: Newcomer,
  hashes: Hashes,
  { clock, settings }: Pick<Sandbox, 'clock' | 'settings'>,
): Promise<NewMember> {
  await refuseTaken(tx, newcomer);
  const {
    password,
    withdrawPassword: _,
    identity,
    invitation: { uplineId, type, invitationId, inviterId },
    mobileProved = false,
    client,
    byOther,
    ...rest
  } = newcomer;
  const now = clock.now();
  const [member] = await tx
    .insert(members)
    .values({
      ...rest,
      ...hashes,
      uplineId,
      affiliateCode: newInvitationCode(),
      id: randomBytes(16).toString('base64url'),
      type,
      nickname: rest.nickname ?? rest.account,
      userName: rest.account,
      rankLevel: 1,
      rankName: 'VIP 1',
      avatar: `avatar-${1 + (rest.account.length % 8)}`,
      avatarType: 'STATIC',
      passwordChangedAt: password === null ? null : now,
      passwordExpiresAt: password === null ? null : now + passwordGoodFor,
      mustChange: byOther === true,
      firstLogin: true,
      disabled: false,
      addressChecked: false,
      createdAt: now,
    })
    .returning();
  if (!member) throw new Error('A member was not kept');
  if (invitationId !== null) await countUse(tx, { memberId: member.id, invitationId, at: now });
  await tx.insert(wallets).values({ memberId: member.id, wallet: main, minor: asMinor(0) });
  const { agreement, referral: terms } = settings.current();
  if (invitationId !== null)
    await keepPromises(tx, { newcomer: member, invitationId }, { at: now, settings });
  const { version } = agreement;
  if (!byOther) await tx.insert(agreements).values({ memberId: member.id, version, at: now });
  const friend = { friendId: member.id, client, verified: mobileProved, terms, at: now };
  if (inviterId !== null) await befriend(tx, { ...friend, inviterId });
  await welcomeNew(tx, member, { settings });
  if (identity) await tx.insert(identities).values({ ...identity, memberId: member.id });
  return member;
}

/**
 * Makes an account with an empty wallet that accepted the agreement in force, with its first limits, all or nothing. Of two
 * requests with one name at the same time, the second is refused.
 */
export async function createMember(
  sandbox: Sandbox,
  newcomer: Newcomer,
  limits: FirstLimits = noFirstLimits,
): Promise<NewMember> {
  await refuseTaken(sandbox.db.read, newcomer);
  if (newcomer.invitation.invitationId !== null) await lapse(sandbox);
  const hashes = await hashesOf(newcomer, sandbox);
  return sandbox.db.write(async (tx) => {
    const member = await addMember(tx, newcomer, hashes, sandbox);
    await setFirstLimits(tx, member.id, limits, sandbox);
    return member;
  });
}
