import * as z from 'zod/mini';
import {
  accountNumberOf,
  accountOf,
  codeOf,
  emailOf,
  invitationOf,
  nameOf,
  passwordOf,
  signsOf,
  voucherOf,
  withdrawPasswordOf,
  wordsOf,
} from './typed.ts';

/** Longer than anything that is typed: what a field may hold, its reader and the gateway decide. */
const longest = 1_000;

/** A text that somebody typed: the page and the gateway get it from the same reader. */
function typed(read: (text: string) => string) {
  return z.string().check(z.maxLength(longest), z.overwrite(read));
}

export const Secret = typed(passwordOf);
/** The six-digit withdraw password; only the gateway knows which digits are right. */
export const WithdrawPassword = typed(withdrawPasswordOf);
export const AccountName = typed(accountOf);
export const PersonName = typed(nameOf);
export const Email = typed(emailOf);
export const SentCode = typed(codeOf);
export const InvitationCode = typed(invitationOf);
export const Voucher = typed(voucherOf);
export const AccountNumber = typed(accountNumberOf);
/** Signs without a reader of their own: a mobile number needs its country first (`readMobile`). */
export const Signs = typed(signsOf);
/** One line of text in a person's words. */
export const Line = typed(wordsOf);
