import type { Page } from '@playwright/test';
import { type Figures, percentile } from './figures.ts';
import type { Stage } from './stage.ts';
import { open, slowPhone } from './visit.ts';

/** So many letters are typed: enough for a 95th percentile. */
const letters = 'a'.repeat(60);

/**
 * Types in every field that a selector finds, letter after letter, and measures how long the page works on each: the
 * machine, its rules, and drawing what changed; milliseconds.
 */
export async function typeEverywhere(page: Page, selector: string, text = letters): Promise<number[]> {
  const given = { selector, text };
  return page.evaluate(async ({ selector: where, text: typed }) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(where)].filter(
      ({ type, readOnly }) => ['text', 'password', 'email', 'tel', 'search'].includes(type) && !readOnly,
    );
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const took: number[] = [];
    for (const [at, letter] of [...typed].entries()) {
      const field = fields[at % fields.length];
      if (!field) break;
      set?.call(field, `${field.value}${letter}`);
      const start = performance.now();
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      took.push(performance.now() - start);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return took;
  }, given);
}

/** Every field that registration knows, all required, so that the form is as large as it can be. */
const everyField = [
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
  'qqNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'fullname',
  'nickname',
  'birthday',
  'nationality',
  'placeOfBirth',
  'address',
  'occupation',
  'sourceOfIncome',
  'telegram',
  'zalo',
];

/** Settings with which the form of registration has all of them. */
const largestForm = {
  registerRules: everyField.map((field) => ({
    field,
    patternId: 'length',
    acceptedPattern: '*',
    minLength: 4,
    maxLength: 32,
    enabled: true,
    required: true,
  })),
};

/** The work of one key in the largest form of registration that there is, on a slow phone. */
export async function typeInLargestForm(stage: Stage): Promise<Figures> {
  const { address } = await stage.other('form', { settings: largestForm });
  const { page } = await open(await stage.browser(), `${address}/register`, slowPhone);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  const fields = await dialog.locator('input').count();
  const took = await typeEverywhere(page, '[role=dialog] input');
  await page.context().close();
  return {
    'fields of the largest form': { is: fields, unit: 'number' },
    'a key in the largest form': { is: percentile(took, 0.5), unit: 'ms' },
    'a key in the largest form, p95': { is: percentile(took, 0.95), unit: 'ms' },
  };
}
