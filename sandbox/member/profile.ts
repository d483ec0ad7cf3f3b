import { and, eq, isNull } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { personName } from '#contract/typed.ts';
import { members } from '#sandbox/db/schema.ts';
import { oldEnough } from '#sandbox/kit/ages.ts';
import { hiddenEmail, hiddenMobile } from '#sandbox/kit/masking.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Member = typeof members.$inferSelect;
type Change = CallInput<'member.saveProfile'>;

/**
 * Invisible characters, and those that change how others are read; the two joiners within words and emoji are allowed.
 */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const seen = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Code points. */
const bounds = { nickname: [1, 32], payeeName: [2, 64] } as const;

function fits(text: string, [least, most]: readonly [number, number]): boolean {
  const { length } = [...text];
  return length >= least && length <= most && !unseen.test(text);
}

/** Whether a nickname is visible and not too long. */
export function nicknameGood(nickname: string): boolean {
  return fits(nickname, bounds.nickname) && seen.test(nickname);
}

function refuse(field: keyof Change): never {
  throw new Refusal('FIELD_REFUSED', { value: { field } });
}

/** The member's data in the security centre. */
export function profileOf(member: Member): CallOutput<'member.profile'> {
  const { account, nickname, payeeName, birthday, mobile, email, withdrawHash, passwordChangedAt } = member;
  return {
    account,
    nickname,
    payeeName,
    birthday,
    mobile: mobile === null ? null : hiddenMobile(mobile),
    email: email === null ? null : hiddenEmail(email),
    withdrawPasswordSet: withdrawHash !== null,
    authenticatorSet: member.totpConfirmed,
    passwordChangedAt,
  };
}

/** Saves the changes of a profile, all or nothing; a real name can be set once. */
export async function saveProfile(
  change: Change,
  member: Member,
  { db, clock, settings }: Sandbox,
): Promise<void> {
  const { nickname, payeeName, birthday } = change;
  const givenName = payeeName !== undefined && payeeName !== member.payeeName;
  if (!nicknameGood(nickname)) refuse('nickname');
  if (
    givenName &&
    (member.payeeName !== null || !fits(payeeName, bounds.payeeName) || !personName.test(payeeName))
  )
    refuse('payeeName');
  const { minimumAge } = settings.current().brand;
  if (birthday !== undefined && !oldEnough(birthday, minimumAge, clock.now())) refuse('birthday');
  const kept = await db.write((tx) =>
    tx
      .update(members)
      .set({ nickname, ...(givenName ? { payeeName } : {}), ...(birthday === undefined ? {} : { birthday }) })
      .where(and(eq(members.id, member.id), givenName ? isNull(members.payeeName) : undefined))
      .returning({ id: members.id }),
  );
  if (kept.length === 0) refuse('payeeName');
}
