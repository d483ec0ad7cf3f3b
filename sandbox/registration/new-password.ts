import type { Settings } from '#sandbox/kit/settings.ts';
import { passwordAllowed } from '#sandbox/password/passwords.ts';
import { Refusal } from '#sandbox/wire/handler.ts';
import { passwordRuleOf } from './register-rules.ts';

/** The brand's own words, which a password must not be built of. */
function brandWords({ brand }: Settings): string[] {
  return [brand.name, brand.merchantCode].map((word) => word.toLowerCase()).filter((word) => word.length > 3);
}

/** Refuses a password that breaks the brand's rule, or is made of the account's or the brand's name. */
export async function refuseBadPassword(
  password: string,
  account: string,
  settings: Settings,
): Promise<void> {
  const { minLength, maxLength, keeps } = await passwordRuleOf(password, settings);
  const words = [account, ...brandWords(settings)];
  const allowed = words.every((word) => passwordAllowed(password, { minLength, maxLength, account: word }));
  if (!keeps || !allowed) throw new Refusal('PASSWORD_RULE');
}
