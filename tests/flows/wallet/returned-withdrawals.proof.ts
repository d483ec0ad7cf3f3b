import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import { returnedWithdrawalsMachine } from '#machines/wallet/returned-withdrawals.machine.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { pending } from '../../kit/models/withdrawals.ts';

const rejected = { ...pending, status: 'REJECTED' } as const;
const reported: Receipt = {
  state: 'REPORTED',
  paidOut: '49.00',
  received: '0.00',
  remaining: '49.00',
  dueAt: null,
  secondsLeft: null,
  proofs: [],
  note: null,
};
const withReceipt = (receipt: Receipt): Withdrawal => ({ ...pending, status: 'PAID', receipt });
const refunded = withReceipt({ ...reported, state: 'REFUNDED', remaining: '0.00' });

const returnedWithdrawalsModel = defineModel({
  id: 'givenBack',
  machine: returnedWithdrawalsMachine,
  events: {
    'sees one pending': { type: 'withdrawals.listed', withdrawals: [pending] },
    'sees it paid out': { type: 'withdrawals.listed', withdrawals: [{ ...pending, status: 'PAID' }] },
    'sees it rejected': { type: 'withdrawals.listed', withdrawals: [rejected] },
    'sees it reported as not arrived': { type: 'withdrawals.listed', withdrawals: [withReceipt(reported)] },
    'sees it refunded': { type: 'withdrawals.listed', withdrawals: [refunded] },
  },
  fromOutside: [
    'sees one pending',
    'sees it paid out',
    'sees it rejected',
    'sees it reported as not arrived',
    'sees it refunded',
  ],
  properties: [
    {
      name: 'money that came back is announced once',
      fault: { 'states/watching/on/withdrawals.listed/0/guard': undefined },
      edge: ({ from, step, effects }) => {
        const came =
          ['sees it rejected', 'sees it refunded'].includes(step.name) &&
          from.snapshot.context.open.length > 0;
        return came === effects.emitted.some(({ type }) => type === 'stale');
      },
    },
    {
      name: 'the product keeps track of a withdrawal that holds money or whose receipt is undecided',
      fault: { 'states/watching/on/withdrawals.listed/1/actions': undefined },
      edge: ({ step, to }) =>
        ['sees one pending', 'sees it reported as not arrived'].includes(step.name) ===
        to.snapshot.context.open.length > 0,
    },
  ],
});

/** As long as the page waits before it looks again. */
const untilNextLook = 6_000;

const seen =
  (name: string) =>
  async ({ page, sandbox }: Scene) => {
    const waits = (await sandbox.waiting()).includes('wallet.withdrawals');
    if (!waits) await page.clock.fastForward(untilNextLook);
    const value = { ...returnedWithdrawalsModel.events?.[name], totalPages: 1 };
    await sandbox.release('wallet.withdrawals', { status: 200, body: { success: true, value } });
  };

export const returnedWithdrawalsProof = defineProof(returnedWithdrawalsModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'wallet.withdrawals');
        await openWithdraw(scene.page, scene.sandbox);
        await expect(payouts.amount(scene.page)).toBeEditable();
        await scene.sandbox.held('wallet.withdrawals');
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
  },
  openings: [ofPage('/member/withdraw')],
});
