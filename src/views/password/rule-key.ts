import type { PasswordRule } from '#machines/password/new-password.rules.ts';

/** The words for a rule (spec 5, reg_pattern_{patternId}): one number when both bounds are the same. */
export function ruleKey({ patternId, minLength, maxLength }: PasswordRule) {
  const known = patternId === 'password' ? 'password' : 'length';
  const key = `registration.reg_pattern_${known}` as const;
  return minLength === maxLength ? (`${key}_exact` as const) : key;
}
