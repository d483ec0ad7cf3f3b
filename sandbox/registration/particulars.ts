import { dayOutOfRule } from '#contract/registration/patterns.ts';
import { oldEnough } from '#sandbox/kit/ages.ts';
import { countries } from '#sandbox/kit/countries.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { nicknameGood } from '#sandbox/member/profile.ts';
import type { Newcomer } from './new-member.ts';
import { chosenFields, fieldRefused, keptFields, ruleOf, type Texts } from './register-rules.ts';

/** Fields with a column of their own, outside the details. */
const own: readonly string[] = ['payeeName', 'email', 'nickname', 'birthday'];

/** The day of birth yyyy-MM-dd; refuses an invalid day, and a person who is too young. */
function birthdayOf({ birthday }: Texts, { settings, clock }: Sandbox): Pick<Newcomer, 'birthday'> {
  if (birthday === undefined) return {};
  const current = settings.current();
  const day = dayOutOfRule(birthday, ruleOf(current, 'birthday'));
  if (!oldEnough(day, current.brand.minimumAge, clock.now())) throw fieldRefused('birthday');
  return { birthday: day };
}

/**
 * The newcomer's data besides name, number and address. Whatever the rules say, the person must be old
 * enough, the nationality a listed country, and the nickname valid for a profile.
 */
export function particularsOf(
  texts: Texts,
  sandbox: Sandbox,
): Pick<Newcomer, 'nickname' | 'birthday' | 'details'> {
  const { nickname, nationality } = texts;
  if (nickname !== undefined && !nicknameGood(nickname)) throw fieldRefused('nickname');
  if (nationality !== undefined && !countries.some(({ countryCode }) => countryCode === nationality))
    throw fieldRefused('nationality');
  const details = [...keptFields, ...chosenFields].flatMap((field) => {
    const text = texts[field];
    return own.includes(field) || text === undefined ? [] : [[field, text] as const];
  });
  return {
    ...(nickname === undefined ? {} : { nickname }),
    ...birthdayOf(texts, sandbox),
    details: Object.fromEntries(details),
  };
}
