import type { RegisterRule } from '../system.ts';
import { personName } from '../typed.ts';

/**
 * The meaning of each pattern id in the rules. The meanings are the messages of spec 5, the ids are ours. No pattern
 * nests repetitions, so each runs in time proportional to the text. `null` accepts any text within its bounds.
 */
export const patterns = {
  length: null,
  password: null,
  alphanumeric: /^[A-Za-z0-9]+$/,
  letterFirst: /^[A-Za-z][A-Za-z0-9]*$/,
  kanji: /^[\p{Script=Han}0-9]+$/u,
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/,
  digits: /^[0-9]+$/,
  oneUppercase: /[A-Z]/,
  englishSpaces: /^[A-Za-z ]+$/,
  noSpaces: /^\S+$/,
  dateYmd: /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/,
  dateMdy: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$/,
  korean: /^\p{Script=Hangul}+$/u,
  thai: /^\p{Script=Thai}+$/u,
  strong: /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])/s,
  fullName: /^\p{L}[\p{L}\p{M}.'’·-]*(?: \p{L}[\p{L}\p{M}.'’·-]*)+$/u,
  fullWidth: /^[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff60\uffe0-\uffe6]+$/,
  uppercase: /^[A-Z]+$/,
  realName: personName,
} as const satisfies Readonly<Record<string, RegExp | null>>;
export type PatternId = keyof typeof patterns;

/** No field is longer than this, whatever a rule says (spec 5: the verification code's own bound). */
const longest = 255;

function bound(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0
    ? Math.min(number, longest)
    : otherwise;
}

/** The bounds of a rule, in UTF-16 units. Both sides read bad bounds alike: swapped when crossed, ignored when invalid. */
export function boundsOf({ minLength, maxLength }: Pick<RegisterRule, 'minLength' | 'maxLength'>): {
  min: number;
  max: number;
} {
  const [min, max] = [bound(minLength, 0), bound(maxLength, longest)];
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

/**
 * What a rule demands of a text besides its length: one of our patterns, the text of a pattern only the
 * gateway knows, or null for anything (spec 3: '*').
 */
export function patternOf({
  acceptedPattern,
  patternId,
}: Pick<RegisterRule, 'acceptedPattern' | 'patternId'>): RegExp | string | null {
  if (acceptedPattern === '*') return null;
  if (typeof patternId === 'string' && Object.hasOwn(patterns, patternId))
    return patterns[patternId as PatternId];
  return acceptedPattern || null;
}

/** A day yyyy-MM-dd in the format its rule wants (spec 5): some want MM-dd-yyyy. */
export function dayInRule(day: string, rule: Pick<RegisterRule, 'patternId'> | undefined): string {
  const [, year, rest] = /^(\d{4})-(\d\d-\d\d)$/.exec(day) ?? [];
  return rule?.patternId === 'dateMdy' && year ? `${rest}-${year}` : day;
}

/** The day yyyy-MM-dd that a text in the rule's format means; the text itself when it is not such a day. */
export function dayOutOfRule(text: string, rule: Pick<RegisterRule, 'patternId'> | undefined): string {
  const [, rest, year] = /^(\d\d-\d\d)-(\d{4})$/.exec(text) ?? [];
  return rule?.patternId === 'dateMdy' && year ? `${year}-${rest}` : text;
}
