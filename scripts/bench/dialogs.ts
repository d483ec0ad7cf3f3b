import type { Browser, Page } from '@playwright/test';
import { medians, percentile } from './figures.ts';
import { type ProfileName, profileNames } from './page-visits.ts';
import { longestInteraction, open, profiles } from './visit.ts';

/** The first opening of a dialog on an idle home: press to next paint in milliseconds, and the bytes it fetched. */
export type Opening = { readonly took: number; readonly bytes: number };

/** Presses what opens a dialog on the home, as a visitor on a phone. */
export async function openDialog(
  browser: Browser,
  address: string,
  rounds: number,
  opener: string,
): Promise<Record<ProfileName, Opening>> {
  const found = profileNames.map((name) => ({ name, all: [] as Opening[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, all } of found) {
      const { page, sizes } = await open(browser, address, profiles[name]);
      const weight = () => sizes.js + sizes.css;
      const before = weight();
      const called = { name: opener, exact: true };
      await page.getByRole('button', called).or(page.getByRole('link', called)).first().tap();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await page.waitForLoadState('networkidle');
      all.push({ took: await longestInteraction(page), bytes: weight() - before });
      await page.context().close();
    }
  }
  return Object.fromEntries(found.map(({ name, all }) => [name, medians(all)])) as Record<
    ProfileName,
    Opening
  >;
}

/** So many letters are typed: enough for a 95th percentile. */
const letters = 60;

/**
 * Types in every field of a form, letter after letter, and measures how long the page works on each: the machine, its
 * rules, and drawing what changed; milliseconds.
 */
async function typeEverywhere(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')].filter(
      ({ type, readOnly }) => ['text', 'password', 'email', 'tel'].includes(type) && !readOnly,
    );
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const took: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const field = fields[at % fields.length];
      if (!field) break;
      set?.call(field, `${field.value}a`);
      const start = performance.now();
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      took.push(performance.now() - start);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return took;
  }, letters);
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
export const largestForm = {
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

/** The work of one keystroke in the largest form there is, with a slow processor; milliseconds. */
export type Keystroke = { readonly median: number; readonly p95: number; readonly fields: number };

/** Types in the form of registration, where a sandbox with the settings above serves it. */
export async function typeInLargestForm(browser: Browser, address: string): Promise<Keystroke> {
  const { page } = await open(browser, `${address}register`, { ...profiles.unthrottled, cpu: 4 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  const fields = await dialog.locator('input').count();
  const took = await typeEverywhere(page);
  await page.context().close();
  return { median: percentile(took, 0.5), p95: percentile(took, 0.95), fields };
}
