import { type PatternId, patterns } from '#contract/registration/patterns.ts';
import type { RegisterRule } from '#contract/system.ts';

type Bounds = readonly [min: number, max: number];

function rule(field: string, patternId: PatternId, [minLength, maxLength]: Bounds): RegisterRule {
  const acceptedPattern = patterns[patternId]?.source ?? '*';
  return { field, patternId, acceptedPattern, minLength, maxLength, enabled: true, required: false };
}

const required = { required: true };
const off = { enabled: false };

/**
 * The fields of registration (spec 3, 5): a few at first; the operator switches the others on. Registering by
 * number always asks for a number, whatever its rule says.
 */
export const defaultRules: RegisterRule[] = [
  { ...rule('username', 'letterFirst', [6, 16]), ...required },
  { ...rule('password', 'password', [8, 32]), ...required },
  { ...rule('payeeName', 'realName', [2, 64]), ...required },
  rule('email', 'email', [6, 64]),
  rule('affiliateCode', 'length', [4, 64]),
  { ...rule('mobileNum', 'length', [6, 20]), ...required, ...off },
  { ...rule('verificationCode', 'length', [0, 255]), ...required },
  { ...rule('captcha', 'length', [4, 8]), ...required, ...off },
  { ...rule('paymentPassword', 'digits', [6, 6]), ...required, ...off },
  { ...rule('recommenderId', 'length', [4, 64]), ...off },
  { ...rule('idNumber', 'alphanumeric', [5, 20]), ...off },
  { ...rule('qqNum', 'digits', [5, 12]), ...off },
  { ...rule('line', 'noSpaces', [3, 32]), ...off },
  { ...rule('whatsapp', 'digits', [6, 20]), ...off },
  { ...rule('facebook', 'length', [3, 64]), ...off },
  { ...rule('wechat', 'noSpaces', [5, 32]), ...off },
  { ...rule('fullname', 'fullName', [3, 64]), ...off },
  { ...rule('nickname', 'length', [1, 32]), ...off },
  { ...rule('birthday', 'dateYmd', [10, 10]), ...off },
  { ...rule('nationality', 'uppercase', [2, 2]), ...off },
  { ...rule('placeOfBirth', 'length', [2, 64]), ...off },
  { ...rule('address', 'length', [5, 200]), ...off },
  { ...rule('occupation', 'length', [2, 64]), ...off },
  { ...rule('sourceOfIncome', 'length', [2, 64]), ...off },
  { ...rule('telegram', 'noSpaces', [3, 33]), ...off },
  { ...rule('zalo', 'digits', [6, 20]), ...off },
];
