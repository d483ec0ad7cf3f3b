import type { Locator, Page } from '@playwright/test';
import { expectHarmless, hostileText, markup } from '../../kit/journeys/hostile-text.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { messages } from '../../kit/journeys/messages.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { ready } from '../../kit/journeys/ui.ts';

const texts = { titleEs: markup, titleEn: markup, contentEs: hostileText, contentEn: hostileText };

type Path = {
  readonly name: string;
  /** Has the gateway say it, opens it, and gives where it is shown. */
  readonly open: (page: Page, sandbox: RunningSandbox) => Promise<Locator>;
};

/** Each way in which a text of the gateway comes to a page (the help has tests of its own). */
const paths: readonly Path[] = [
  {
    name: 'the page of notices',
    async open(page, sandbox) {
      const id = await sandbox.noticeAct({ act: 'publish', type: 'PL', ...texts });
      await page.goto(`/noticePage?id=${id}`);
      return page.getByRole('article');
    },
  },
  {
    name: 'the notices over the home',
    async open(page, sandbox) {
      await sandbox.noticeAct({ act: 'publish', type: 'PL', ...texts });
      await page.goto('/');
      await ready(page);
      await messages.line(page).first().press('Enter');
      return messages.dialog(page).getByRole('article');
    },
  },
  {
    name: 'a pop-up',
    async open(page, sandbox) {
      await sandbox.noticeAct({ act: 'publish', type: 'PU', ...texts });
      await page.goto('/');
      return page.getByRole('dialog');
    },
  },
  {
    name: 'a message',
    async open(page, sandbox) {
      const id = await sandbox.messageAct({ act: 'send', account: 'member1', kind: 'player', ...texts });
      await openAs(page, sandbox, 'member1', `/member/messageV2/${id}`);
      return page.getByRole('article');
    },
  },
];

for (const { name, open } of paths) {
  test(`NOT-01 NOT-02 NOT-03 NOT-04 NOT-06 ${name} runs, styles and covers nothing of a hostile text; its title is text`, async ({
    page,
    sandbox,
    oracle,
  }) => {
    const shown = await open(page, sandbox);
    await expectHarmless(shown, oracle);
    const links = shown.locator('[data-inside-links] a[target=_blank]');
    await expect(links.and(page.locator(':not([rel*="noopener noreferrer"])'))).toHaveCount(0);
  });
}

test('NOT-04 a notice without a date that can be read shows a dash', async ({ page, sandbox }) => {
  const notice = { id: 'n-1', title: 'Sin fecha', content: '<p>.</p>', date: '<b>ayer</b>' };
  await sandbox.faults([
    {
      call: 'notices.announcements',
      kind: 'answer',
      times: 'always',
      status: 200,
      body: { success: true, value: { player: [notice] } },
    },
  ]);
  await page.goto('/noticePage?id=n-1');
  await expect(page.getByRole('article')).toContainText('Sin fecha');
  await expect(page.getByRole('article').getByText('-', { exact: true })).toBeVisible();
});
