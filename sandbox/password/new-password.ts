import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { startAnew } from '#sandbox/kit/attempts.ts';
import { post } from '#sandbox/kit/outbox.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { ownPassword } from '#sandbox/verification/own-password.ts';
import { endAllSessions } from '#sandbox/wire/sessions.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { passwordAllowed } from './passwords.ts';
import { voidResets } from './reset-tickets.ts';

export type Member = typeof members.$inferSelect;

/** A new password, hashed, and the old hash that was in force at the check. */
export type NewPassword = { readonly member: Member; readonly passwordHash: string };

/** How long a password lasts; milliseconds. */
const goodFor = 90 * 24 * 60 * 60_000;

/** Refuses a password that breaks the rule; `account` is null while nobody knows whose it will be. */
export function refuseBroken(newPassword: string, account: string | null, { settings }: Sandbox): void {
  const current = settings.current();
  const words = forbiddenWords(current, account);
  if (!passwordAllowed(newPassword, { ...current.passwordRule, words })) throw new Refusal('PASSWORD_RULE');
}

/** Checks a new password, and hashes it. Refuses the current one: that would lift a forced change. */
export async function newPasswordOf(
  newPassword: string,
  member: Member,
  sandbox: Sandbox,
): Promise<NewPassword> {
  refuseBroken(newPassword, member.account, sandbox);
  if (await sandbox.secrets.matches(newPassword, member.passwordHash)) throw new Refusal('PASSWORD_SAME');
  return { member, passwordHash: await sandbox.secrets.hash(newPassword) };
}

/** The notice to the owner on another channel, in case somebody else made the change. */
function noticeOf({ account, language }: Member, brand: string): string {
  return language === 'EN'
    ? `The password of your ${brand} account ${account} was changed and your other sessions were ended. If it was not you, contact customer service at once.`
    : `La contraseña de tu cuenta ${account} de ${brand} cambió y tus otras sesiones se cerraron. Si no fuiste tú, escribe ya a atención al cliente.`;
}

/**
 * Saves a new password and ends every session but the one with the given hash. It voids earlier links, forgets failed
 * tries, and tells the owner by mail. Returns false, and does nothing, when another request was faster.
 */
export async function keepPassword(
  tx: Transaction,
  { member, passwordHash }: NewPassword,
  { clock, settings }: Sandbox,
  except?: string,
): Promise<boolean> {
  const now = clock.now();
  const kept = await tx
    .update(members)
    .set({ passwordHash, passwordChangedAt: now, passwordExpiresAt: now + goodFor, mustChange: false })
    .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
    .returning({ id: members.id });
  if (kept.length === 0) return false;
  await endAllSessions(tx, member.id, except);
  await voidResets(tx, member.id);
  await startAnew(tx, `name:${member.accountKey}`);
  await startAnew(tx, ownPassword(member.id));
  if (member.email) {
    const text = noticeOf(member, settings.current().brand.name);
    await post(tx, { kind: 'mail', recipient: member.email, text, code: null, createdAt: now });
  }
  return true;
}
