/*
 * What somebody typed or pasted, as they meant it. The page and the gateway read with the same functions, so that a text
 * which one accepts is the text that the other compares. Each kind of text has one reader; nobody else trims or folds.
 */

/** Signs that nobody sees: directional marks, zero-width spaces and joiners, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A picture sign whole, with what joins and colours its parts (👩‍🚀); else an invisible sign. */
const pictureOrInvisible =
  /\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*|\p{Default_Ignorable_Code_Point}/gu;

const hyphens = /[\p{Pd}\u2212\u2043]/gu;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u00b4`\u2032\u2035\uff07]/g;
const middleDots = /[\u2022\u2027\u2219\u22c5\u30fb\uff65]/g;

/** From a full-width sign to the plain one. */
const plain = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** One line of text: blanks of any kind are one, edges are gone, digits of full width are digits. */
export function wordsOf(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(pictureOrInvisible, (sign) => (/^\p{Extended_Pictographic}/u.test(sign) ? sign : ''))
    .replace(/[\uff10-\uff19]/g, plain)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether there is nothing in a text but blanks and signs that nobody sees. */
export function isBlank(typed: string): boolean {
  return bareOf(typed) === '';
}

/** A text of letters, digits and signs: every hyphen is '-', every blank ' ', and full width is plain. */
export function signsOf(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\uff01-\uff5e]/g, plain)
    .replace(hyphens, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same without blanks. */
function bareOf(typed: string): string {
  return signsOf(typed).replace(/ /g, '');
}

/** A code that was sent or is shown, as `270 635` or `451-409`: without what groups its signs. */
export function codeOf(typed: string): string {
  return bareOf(typed).replace(/-/g, '');
}

/** The code of a voucher, in capitals, with one hyphen between its groups, and without what a sentence put around it. */
export function voucherOf(typed: string): string {
  return signsOf(typed)
    .replace(/[ -]+/g, '-')
    .replace(/^["'«“‘(-]+|["'»”’)>\].,;:!?-]+$/g, '')
    .toUpperCase();
}

/** The code of an invitation as it is written, without what a sentence put around it; hyphens belong to it. */
export function invitationOf(typed: string): string {
  return signsOf(typed).replace(/^["'«“‘( ]+|["'»”’)>\].,;:!? ]+$/g, '');
}

/** What an invitation's code can look like; capitals make no difference. */
export const plausibleInvitation = /^[A-Za-z0-9_-]{1,64}$/;

/** The name of an account. */
export function accountOf(typed: string): string {
  return signsOf(typed);
}

/** An e-mail address. */
export function emailOf(typed: string): string {
  return signsOf(typed);
}

/** What is wrong with an e-mail address, as far as anybody can see who does not write to it. */
export const emailProblems = ['emailLong', 'emailBlank', 'emailAt', 'emailHost', 'emailSigns'] as const;
export type EmailProblem = (typeof emailProblems)[number];

const longestEmail = 254;
const mailbox = /^[^\s@,;:<>"()[\]\\\p{C}]{1,64}@[^\s@,;:<>"()[\]\\\p{C}]+$/u;

/** What is wrong with an e-mail address (spec 5); undefined when it may be one. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = emailOf(typed);
  if (email.length > longestEmail) return 'emailLong';
  if (email.includes(' ')) return 'emailBlank';
  const [name, host, ...more] = email.split('@');
  if (!name || !host || more.length > 0) return 'emailAt';
  if (!/^[^.]+(\.[^.]+)+$/.test(host)) return 'emailHost';
  return mailbox.test(email) ? undefined : 'emailSigns';
}

/** The number of a bank account or a wallet, without what groups its digits. */
export function accountNumberOf(typed: string): string {
  return codeOf(typed).replace(/\./g, '');
}

/** The name of a person, with one way to write each of its signs. */
export function nameOf(typed: string): string {
  return wordsOf(typed.replace(invisible, ''))
    .replace(hyphens, '-')
    .replace(/ ?-[ -]*/g, '-')
    .replace(apostrophes, "'")
    .replace(/ŀ/g, 'l·')
    .replace(/Ŀ/g, 'L·')
    .replace(middleDots, '·');
}

/** Letters, and what stands between them: O'Higgins, Ruiz-Peña, Gal·la. */
export const personName = /^\p{L}[\p{L}\p{M}.'’· -]*$/u;

/**
 * A password. The same letters from two keyboards are one password, composed or not; nothing else of it is changed,
 * because it may be kept as it was typed: º is no o there, and a blank counts.
 */
export function passwordOf(typed: string): string {
  return typed.normalize('NFC');
}

/** A withdraw password: six digits, however they are grouped; one of another shape, from another gateway, is a password. */
export function withdrawPasswordOf(typed: string): string {
  const digits = codeOf(typed);
  return /^[0-9]{6}$/.test(digits) ? digits : passwordOf(typed);
}

/** No country's code has more digits. */
const longestDialing = 4;

/** The digits of a country's dialing code that a text means, without its plus sign or zeros. */
export function dialingCodeOf(typed: string): string {
  return signsOf(typed).replace(/\D/g, '').replace(/^0+/, '').slice(0, longestDialing);
}
