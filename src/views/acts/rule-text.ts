import { useTranslation } from 'react-i18next';
import type { RegisterRule } from '#contract/system.ts';
import { wordsOf } from '#machines/registration/patterns.rules.ts';

/** Describes a rule (spec 5, reg_pattern_{patternId}): with one number when both bounds are equal. */
export function useRuleText(): (rule: RegisterRule) => string {
  const { t } = useTranslation(['registration']);
  return (rule) => {
    const { patternId, min, max } = wordsOf(rule);
    return min === max
      ? t(`registration.reg_pattern_${patternId}_exact`, { min })
      : t(`registration.reg_pattern_${patternId}`, { min, max });
  };
}
