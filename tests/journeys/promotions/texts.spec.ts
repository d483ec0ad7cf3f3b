import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { begins } from '../../kit/moment.ts';

const day = 24 * 60 * 60_000;
const markup = '<b onclick="alert(1)">Premio</b> {{t}} ';
/** Ten thousand characters without a space to break at. */
const endless = 'ñ'.repeat(10_000);

/** Those whose reading alone the page's policy reports are tried out in the blocks' own journeys. */
const attacks =
  '<script>alert(1)</script><form action="https://evil.example"><input name="password"></form><iframe srcdoc="x"></iframe><a href="javascript:alert(1)">x</a>';

const promotion = {
  id: 'rara',
  title: `${markup}<script>alert(1)</script>`,
  summary: `${markup}${endless}`,
  category: 'SLOTS',
  image: 'javascript:alert(1)',
  date: 'no es una fecha',
  phase: 'RUNNING',
  opensAt: begins - day,
  closesAt: begins + day,
  zone: 'Nowhere/<b>City</b>',
  entry: 'JOIN',
};
const facts = {
  version: 1,
  who: { minRank: 1, newWithinDays: null, reviewed: false },
  what: { gives: 'FIXED', amount: '10.00', percent: null, minDeposit: null },
  dates: { opensAt: promotion.opensAt, closesAt: promotion.closesAt, claimHours: 72 },
  wagering: null,
  maxBet: null,
  order: 'OWN_FIRST',
  cap: null,
  leaving: 'NEVER',
};

const say = (sandbox: RunningSandbox, content: string, more: object = {}) => {
  const answered = (value: unknown) => ({
    status: 200,
    body: { success: true, value },
    times: 'always' as const,
  });
  return sandbox.faults([
    {
      call: 'promotions.detail',
      kind: 'answer',
      ...answered({ promotion: { ...promotion, ...more }, facts, content }),
    },
  ]);
};

test('NOT-04 NOT-06 markup in the title, the summary and the zone is text, in the tab’s title too', async ({
  page,
  sandbox,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await say(sandbox, `<p>${endless}</p>${attacks}`);
  await page.goto('/promoDetail?id=rara');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(promotion.title);
  await expect(main.getByText(promotion.summary)).toBeVisible();
  await expect(
    main.locator('script, style, iframe, object, embed, form, input[name="password"]'),
  ).toHaveCount(0);
  await expect.poll(() => main.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(dialogs).toEqual([]);
  await expect(main.getByRole('button', { name: 'Participar' })).toBeEnabled();
});

test('NOT-06 a text whose markup is nothing but attacks leaves the facts, which hold', async ({
  page,
  sandbox,
}) => {
  await say(sandbox, attacks, {
    title: 'Premio',
    summary: 'Diez',
  });
  await page.goto('/promoDetail?id=rara');
  await expect(page.getByRole('main')).toContainText('P 10.00');
  expect(await faultsOf(page)).toEqual([]);
});

test('a promotion that breaks the contract is left out of the list; the others are shown', async ({
  page,
  sandbox,
}) => {
  const value = { promotion: [promotion, { ...promotion, id: 'sin-fin', closesAt: 1e300 }, 7, null] };
  await sandbox.faults([
    {
      call: 'notices.announcements',
      kind: 'answer',
      status: 200,
      body: { success: true, value },
      times: 'always',
    },
  ]);
  await page.goto('/promotions');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(promotion.title);
});
