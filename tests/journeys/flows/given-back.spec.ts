import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { givenBackModel } from '../../machines/wallet/given-back.model.ts';

/** As long as the page waits before it looks again. */
const untilNextLook = 6_000;

const seen =
  (name: string) =>
  async ({ page, door }: Scene) => {
    const waits = (await door.waiting()).includes('wallet.withdrawals');
    if (!waits) await page.clock.fastForward(untilNextLook);
    const value = { ...givenBackModel.events?.[name], totalPages: 1 };
    await door.release('wallet.withdrawals', { status: 200, body: { success: true, value } });
  };

play({
  model: givenBackModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'wallet.withdrawals');
      await openWithdraw(scene.page, scene.door);
      await expect(payouts.amount(scene.page)).toBeEditable();
      await scene.door.held('wallet.withdrawals');
    },
  },
  events: {
    'sees one pending': {
      when: ({ context }) => context.open.length === 0,
      how: seen('sees one pending'),
    },
    'sees it paid out': 'it is as good as any that is open no more: the journey of a payment shows it',
    'sees it rejected': {
      // What is settled is not looked at again by itself.
      when: ({ context }) => context.open.length > 0,
      how: seen('sees it rejected'),
    },
    'sees it reported as not arrived': {
      when: ({ context }) => context.open.length === 0,
      how: seen('sees it reported as not arrived'),
    },
    'sees it refunded': {
      when: ({ context }) => context.open.length > 0,
      how: seen('sees it refunded'),
    },
  },
  answers: {},
  shows: { watching: ({ page }) => expect(payouts.card(page, 'Mis retiros')).toBeVisible() },
});
