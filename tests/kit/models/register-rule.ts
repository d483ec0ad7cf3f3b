import type { RegisterRule } from '#contract/system.ts';

/** A rule as the gateway sends it, with something laid over. */
export function rule(field: string, more: Partial<RegisterRule> = {}): RegisterRule {
  return {
    field,
    patternId: 'length',
    acceptedPattern: '*',
    minLength: 2,
    maxLength: 8,
    enabled: true,
    ...more,
  };
}
