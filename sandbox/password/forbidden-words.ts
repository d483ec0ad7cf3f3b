import type { Settings } from '#sandbox/kit/settings.ts';

/** Words shorter than this stand in too many others. */
const shortest = 4;

/** What a password may not be built of: the account's own name, where it is known, and the brand's words (decision 0109). */
export function forbiddenWords({ brand }: Settings, account: string | null): readonly string[] {
  const ofBrand = [brand.name, brand.merchantCode].filter(({ length }) => length >= shortest);
  return account === null ? ofBrand : [account, ...ofBrand];
}
