import { eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKey, accountKind, mailKey } from '#sandbox/kit/accounts.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { post } from '#sandbox/kit/outbox.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { refuseAtEntrance, signInMember } from '#sandbox/session/sign-in-member.ts';
import { dropCode, tryCode } from '#sandbox/verification/codes.ts';
import { spendSlider } from '#sandbox/verification/slider/slider.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { keepPassword, type Member, newPasswordOf, refuseBroken } from './new-password.ts';
import { issueReset, nobody, resetHolder, spendReset } from './reset-tickets.ts';

const hour = 60 * 60_000;

/** A limit of so many per hour under one name. */
const often = (name: string, count: number) => ({ name, limits: [{ count, window: hour }] });

/** Refuses one mail too many, whether or not a mail would have gone out. */
function takeMail(pair: string, caller: Caller, { limits, settings }: Sandbox): void {
  const { resetsPerHour, resetsPerTabHour, resetsPerAddressHour } = settings.current().limits;
  const { network } = caller;
  const waits = limits.take(
    network,
    often(`resets from:${network}`, resetsPerAddressHour),
    often(`resets by:${tabOf(caller)}`, resetsPerTabHour),
    often(`resets for:${pair}`, resetsPerHour),
  );
  refuseTooMany(waits);
}

/** Looking up links has the same limit as requesting mails, since each link comes from a mail. */
function takeLook(caller: Caller, { limits, settings }: Sandbox): void {
  const { resetsPerTabHour, resetsPerAddressHour } = settings.current().limits;
  const { network } = caller;
  const waits = limits.take(
    network,
    often(`tickets from:${network}`, resetsPerAddressHour),
    often(`tickets by:${tabOf(caller)}`, resetsPerTabHour),
  );
  refuseTooMany(waits);
}

/** The link's origin comes from the settings, never from the request's Host header. */
function linkOf(ticket: string, { settings }: Sandbox): string {
  return new URL(`/forgot#ticket=${ticket}`, settings.current().origin).href;
}

function mailText(account: string, link: string, language: string, { settings }: Sandbox): string {
  const { brand, limits } = settings.current();
  return language === 'EN'
    ? `Somebody, you perhaps, wants to set a new password for the ${brand.name} account ${account}. The link is good once, for ${limits.resetMinutes} minutes: ${link} If it was not you, leave it be: nothing changes.`
    : `Alguien, quizá tú, quiere poner una contraseña nueva a la cuenta ${account} de ${brand.name}. El enlace vale una vez, durante ${limits.resetMinutes} minutos: ${link} Si no fuiste tú, no hagas nada: todo queda como está.`;
}

/** Blocked members and demo accounts have no password to recover. */
function mayRecover(member: Member): boolean {
  return !member.disabled && accountKind(member.type) !== 'demo';
}

/**
 * Sends the link, only to the stored address, when name and address belong together. Neither the answer nor
 * the work reveals whether they do.
 */
export async function mailTicket(
  { username, email }: CallInput<'password.forgotByEmail'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<void> {
  const [name, mail] = [accountKey(username) ?? '', mailKey(email) ?? ''];
  takeMail(`${name} ${mail}`, caller, sandbox);
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.accountKey, name));
  const theirs = member && mail !== '' && member.emailKey === mail && mayRecover(member) ? member : null;
  await sandbox.db.write(async (tx) => {
    const link = linkOf(await issueReset(tx, theirs?.id ?? nobody, sandbox), sandbox);
    if (!theirs?.email) return;
    const text = mailText(theirs.account, link, caller.language, sandbox);
    const createdAt = sandbox.clock.now();
    await post(tx, { kind: 'mail', recipient: theirs.email, text, code: link, createdAt });
  });
}

/** The member whose password a ticket can still set; null for a bad ticket. */
async function memberOf(ticket: string, sandbox: Sandbox): Promise<Member | null> {
  const holder = await resetHolder(sandbox, ticket);
  const [member] = await sandbox.db.read
    .select()
    .from(members)
    .where(eq(members.id, holder ?? nobody));
  return member && mayRecover(member) ? member : null;
}

/**
 * Whether a ticket can still set a password. It has the same limit as requesting mails, and does the same
 * work for a ticket that never existed.
 */
export async function ticketUsable(ticket: string, caller: Caller, sandbox: Sandbox): Promise<boolean> {
  takeLook(caller, sandbox);
  return (await memberOf(ticket, sandbox)) !== null;
}

/** Sets a password with the ticket of that mail. A password that breaks the rule does not use up the ticket. */
export async function setByTicket(
  { ticket, newPassword }: CallInput<'password.resetByTicket'>,
  sandbox: Sandbox,
): Promise<void> {
  const member = await memberOf(ticket, sandbox);
  if (!member) throw new Refusal('TICKET_EXPIRED');
  const made = await newPasswordOf(newPassword, member, sandbox);
  await sandbox.db.write(async (tx) => {
    const kept = (await spendReset(tx, ticket)) && (await keepPassword(tx, made, sandbox));
    if (!kept) throw new Refusal('TICKET_EXPIRED');
  });
}

const codeRefusals = { wrong: 'CODE_WRONG', expired: 'CODE_EXPIRED' } as const;

/**
 * Sets a password with the code sent to the member's number, and signs in. A fault of the password itself is refused
 * before the code is tried. A refused password does not use up a right code, but counts as a try of it.
 */
export async function setByPhone(
  input: CallInput<'password.resetByPhone'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'password.resetByPhone'>> {
  const { newPassword, mobileNum, countryDialingCode, verificationCode, verificationData } = input;
  const { whitelabel, slider } = sandbox.settings.current();
  if (whitelabel.CHNGPASSVERIF3 !== true) throw new Refusal('FUNCTION_DISABLED');
  const target = e164(mobileNum, countryDialingCode);
  if (!target) throw new Refusal('PHONE_INVALID');
  refuseBroken(newPassword, null, sandbox);
  await spendSlider(sandbox, caller, verificationData, slider.reset);
  const binding = { purpose: 'forgot' as const, target, client: tabOf(caller) };
  const { result, id } = await tryCode(sandbox, binding, verificationCode);
  if (result !== 'right') throw new Refusal(codeRefusals[result]);
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.mobile, target));
  if (!member || accountKind(member.type) === 'demo') throw new Refusal('CODE_WRONG');
  refuseAtEntrance(member, {}, sandbox);
  const made = await newPasswordOf(newPassword, member, sandbox);
  await sandbox.db.write(async (tx) => {
    const kept = (await dropCode(tx, id)) && (await keepPassword(tx, made, sandbox));
    if (!kept) throw new Refusal('CODE_EXPIRED');
  });
  return signInMember(made.member, { byPassword: false }, caller, sandbox);
}
