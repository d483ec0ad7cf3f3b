// Which parts hold a secret, by what kind of field they are: one list for all that keeps, shows or reports anything.

/** Names of parts that hold a secret, whatever else they are part of. */
export const secretName =
  /passw|token|ticket|captcha|secret|otp|pin$|signature|verificationdata|credential|idempotency/i;

/** Codes that were sent or bought, and what is on a card or in a bank's books: shown where they are typed, and kept nowhere. */
const ofTheMoment = /code$|voucher|^number$|card|^cvv|^cvc|iban|clabe/i;

/** Whether what is typed in a field of this name is forgotten with its form, and kept nowhere. */
export function neverKept(name: string): boolean {
  return secretName.test(name) || ofTheMoment.test(name);
}
