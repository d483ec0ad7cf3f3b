import { boundsOf, patternOf } from '#contract/registration/patterns.ts';
import { type FirstLimit, firstLimits, type RegistrationUser } from '#contract/registration.ts';
import type { RegisterRule } from '#contract/system.ts';
import { isBlank } from '#contract/typed.ts';
import { marketIn } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { judgePattern } from './pattern-judge.ts';

/** Fields whose text is stored as written. */
export const keptFields = [
  'payeeName',
  'email',
  'qqNum',
  'recommenderId',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'fullname',
  'nickname',
  'telegram',
  'zalo',
  'address',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
] as const;

/** Fields that take only one of many known texts. */
export const chosenFields = ['birthday', 'nationality'] as const;

/** Every field that a rule may ask for; other calls ask for captcha and code too (spec 3). */
type Field =
  | (typeof keptFields)[number]
  | (typeof chosenFields)[number]
  | FirstLimit
  | 'username'
  | 'password'
  | 'mobileNum'
  | 'paymentPassword';

/** One line of text: no control characters, no lone surrogates, and nothing that changes the direction of text. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** The way of registering. By number, the number is the name, whatever its rule says. */
export type Way = 'username' | 'mobile';

/** The refusal of a field that breaks its rule. */
export function fieldRefused(field: string): Refusal {
  return new Refusal('FIELD_REFUSED', { value: { field } });
}

/** All rules: the operator's, and those of the first limits that the market asks for. */
export function rulesIn(settings: Settings): readonly RegisterRule[] {
  const { limits, session } = marketIn(settings).rules;
  if (!limits.atRegistration) return settings.registerRules;
  const asked = { enabled: true, required: true, minLength: 1, maxLength: 15 };
  const choices = session.declare ? null : session.check?.choices.map(String);
  return [
    ...settings.registerRules.filter(({ field }) => !firstLimits.some((one) => one === field)),
    ...(limits.kinds.includes('deposit') ? [{ field: 'depositLimit', ...asked }] : []),
    ...(limits.kinds.includes('time') ? [{ field: 'timeLimit', ...asked }] : []),
    ...(choices ? [{ field: 'checkEvery', ...asked, choices }] : []),
  ];
}

/** The rule of a field; undefined when registration does not ask for it. */
export function ruleOf(settings: Settings, field: string): RegisterRule | undefined {
  return rulesIn(settings).find((rule) => rule.field === field && rule.enabled !== false);
}

/** Whether a text keeps a rule's bounds, choices and pattern (spec 5). A pattern without a result in time counts as broken. */
async function keeps(text: string, rule: RegisterRule): Promise<boolean> {
  const { min, max } = boundsOf(rule);
  if (text.length < min || text.length > max) return false;
  if (rule.choices?.includes(text) === false) return false;
  const pattern = patternOf(rule);
  if (pattern === null) return true;
  if (typeof pattern !== 'string') return pattern.test(text);
  const verdict = await judgePattern(pattern, text);
  return verdict === 'match' || verdict === 'unusable';
}

/** Whether a text may stand in a field: one line, and as its rule wants it, where there is one. */
export async function fitsField(field: string, text: string, settings: Settings): Promise<boolean> {
  const rule = ruleOf(settings, field);
  return oneLine.test(text) && (!rule || (await keeps(text, rule)));
}

/** Whether the field must be filled in (spec 5); some fields always must when registration asks for them. */
function neededBy(field: Field, way: Way, rule: RegisterRule | undefined, settings: Settings): boolean {
  if (field === 'username') return way === 'username';
  if (field === 'password') return way === 'username' || settings.whitelabel.MOBILEPWDREG === true;
  if (field === 'mobileNum') return way === 'mobile' || rule !== undefined;
  if (field === 'paymentPassword') return rule !== undefined;
  return rule?.required === true;
}

/** The given texts, by field. */
export type Texts = Readonly<Partial<Record<Field, string>>>;

/**
 * The texts for this way of registering, each checked by its rule, without fields that registration does not
 * ask for. The password has a rule and refusal of its own.
 */
export async function textsInOrder(user: RegistrationUser, way: Way, settings: Settings): Promise<Texts> {
  const texts: Partial<Record<Field, string>> = {};
  const all = [
    'username',
    'password',
    'mobileNum',
    'paymentPassword',
    ...keptFields,
    ...chosenFields,
    ...firstLimits,
  ] as const;
  for (const field of all) {
    const rule = ruleOf(settings, field);
    const needed = neededBy(field, way, rule, settings);
    const text = user[field] ?? '';
    const asked = needed || (rule !== undefined && field !== 'username' && field !== 'password');
    if (!asked || (isBlank(text) && !needed)) continue;
    if (isBlank(text)) throw fieldRefused(field);
    texts[field] = text;
    if (field === 'password') continue;
    if (!(await fitsField(field, text, settings))) throw fieldRefused(field);
  }
  return texts;
}

/** Whether a password keeps its rule's pattern, if any, and the bounds: the rule's, or else the gateway's. */
export async function passwordRuleOf(
  password: string,
  settings: Settings,
): Promise<{ readonly minLength: number; readonly maxLength: number; readonly keeps: boolean }> {
  const rule = ruleOf(settings, 'password');
  if (!rule) return { ...settings.passwordRule, keeps: true };
  const { min: minLength, max: maxLength } = boundsOf(rule);
  return { minLength, maxLength, keeps: await keeps(password, rule) };
}
