/** A country's dialing code and the possible lengths of its numbers; an empty list means any plausible length. */
export type Dialing = { readonly code: string; readonly digits: readonly number[] };

export const noDialing: Dialing = { code: '', digits: [] };

const plausible = { shortest: 6, longest: 15 };

/** A typed number without the spaces and hyphens between its digits. */
export function digitsOf(mobileNum: string): string {
  return mobileNum.trim().replace(/[ -]/g, '');
}

/** Whether a national number is plausible: digits only, apart from spaces and hyphens between them (spec 5). */
export function mobileValid(mobileNum: string, dialing: Dialing): boolean {
  const digits = digitsOf(mobileNum);
  if (!/^[0-9]+$/.test(digits) || dialing.code === '') return false;
  if (dialing.digits.length > 0) return dialing.digits.includes(digits.length);
  return digits.length >= plausible.shortest && digits.length <= plausible.longest;
}
