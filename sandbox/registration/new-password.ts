import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { forbiddenWords } from '#sandbox/password/forbidden-words.ts';
import { passwordAllowed } from '#sandbox/password/passwords.ts';
import { passwordRuleOf } from './register-rules.ts';

/** Refuses a password that breaks the brand's rule, or is made of the account's or the brand's name. */
export async function refuseBadPassword(
  password: string,
  account: string,
  settings: Settings,
): Promise<void> {
  const { minLength, maxLength, keeps } = await passwordRuleOf(password, settings);
  const words = forbiddenWords(settings, account);
  if (!keeps || !passwordAllowed(password, { minLength, maxLength, words }))
    throw new Refusal('PASSWORD_RULE');
}
