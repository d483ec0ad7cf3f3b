import type { Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import { askCall } from '../../kit/ask-call.ts';
import type { FaultWay } from '../../kit/fault-ways.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits } from '../../kit/journeys/deposits.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { minorIn, withdrawPassword } from '../../kit/journeys/payouts.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { handIn, paidOut, proofFile, receipt } from '../../kit/journeys/receipts.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { beGreeted, fillIn, ui } from '../../kit/journeys/ui.ts';
import { purse } from '../../kit/journeys/wallet.ts';

/** An act of money on one page, from its form to its end. */
type Act = {
  readonly who: string;
  readonly call: CallName;
  readonly begin: (sandbox: RunningSandbox) => Promise<string>;
  readonly fill: (page: Page) => Promise<void>;
  /** Fails unless the form still holds what was filled in; goes on to the last look. */
  readonly goOn: (page: Page) => Promise<void>;
  readonly confirm: string;
  /** The same for sending it again, where that takes another way. */
  readonly goOnAgain?: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
  readonly before: (sandbox: RunningSandbox) => Promise<number>;
  /** By how much the act changes that figure. */
  readonly moves: number;
};

/** Longer than the client waits for one answer. */
const oneTry = 16_000;

async function goOnInLine(page: Page): Promise<void> {
  await expect(purse.recipient(page, 'downline1a')).toBeChecked();
  await expect(purse.amount(page)).toHaveValue('12.50');
  await centre.field(page, 'Contraseña de retiro').fill(withdrawPassword);
  await centre.button(page, 'Continuar').click();
}

const acts: Readonly<Record<string, Act>> = {
  'money for the line': {
    who: 'agent1',
    call: 'wallet.sendToLine',
    begin: async () => '/member/transferUpline',
    fill: async (page) => {
      await purse.recipient(page, 'downline1a').check();
      await purse.amount(page).fill('12.50');
    },
    goOn: goOnInLine,
    confirm: 'Enviar',
    done: (page) => expect(purse.outcome(page, 'Dinero enviado')).toBeVisible(),
    before: (sandbox) => minorIn(sandbox, 'downline1a', 'MAIN'),
    moves: 12_50,
  },
  'what lies with vendors': {
    who: 'member1',
    call: 'wallet.collect',
    begin: async () => '/member/transferFund',
    fill: async () => {},
    goOn: (page) => centre.button(page, 'Traer todo a la principal').click(),
    confirm: 'Traerlo todo',
    done: (page) => expect(purse.outcome(page, 'Tu dinero está en la principal')).toContainText('P 120.00'),
    before: (sandbox) => minorIn(sandbox, 'member1', 'MAIN'),
    moves: 120_00,
  },
  'a deposit by bank transfer': {
    who: 'member1',
    call: 'wallet.deposit',
    begin: async () => '/member/depositv2',
    fill: async (page) => {
      await deposits.method(page, 'Transferencia bancaria').click();
      await deposits.amount(page).fill('200');
      await centre
        .region(page)
        .locator('input[type=file][multiple]')
        .setInputFiles(await proofFile());
    },
    goOn: async (page) => {
      await expect(deposits.amount(page)).toHaveValue('200');
      await expect(centre.region(page).getByRole('listitem').filter({ hasText: 'Imagen 1' })).toContainText(
        'Lista',
      );
      await centre.button(page, 'Continuar').click();
    },
    confirm: 'Depositar',
    done: (page) => expect(deposits.status(page, 'En espera')).toBeVisible(),
    before: async (sandbox) => {
      const token = await sandbox.tokenOf('member1');
      const asked = { page: 1, language: 'ES' };
      const { body } = await askCall(sandbox.address, 'wallet.deposits', asked, { token });
      const { deposits: all } = body.value as { deposits: { amount: string; status: string }[] };
      return all.filter(({ amount, status }) => amount === '200.00' && status === 'PENDING').length;
    },
    moves: 1,
  },
  'a report of what did not arrive': {
    who: 'vip5',
    call: 'wallet.reportReceipt',
    begin: async (sandbox) => `/member/withdraw/${await paidOut(sandbox)}`,
    fill: async (page) => {
      await receipt.button(page, 'No llegó nada').click();
      await handIn(page);
      await receipt.button(page, 'Volver').click();
    },
    goOn: async (page) => {
      const retry = receipt.button(page, 'Reintentar');
      if (await isHere(retry, retry.or(receipt.button(page, 'No llegó nada')))) await retry.click();
      await receipt.button(page, 'No llegó nada').click();
      await expect(receipt.row(page, 1)).toContainText('Lista');
      await receipt.button(page, 'Continuar').click();
    },
    confirm: 'Reportar que no llegó',
    // A word about a receipt returns to its last look.
    goOnAgain: async () => {},
    done: async (page) => {
      await expect(receipt.settled(page, 'Reportado')).toContainText('Dijiste que no llegaron P 98.50.');
      await expect(receipt.card(page).getByRole('img', { name: 'Imagen 1' })).toBeVisible();
    },
    before: (sandbox) => minorIn(sandbox, 'vip5', 'MAIN'),
    moves: 0,
  },
};

/**
 * One fault for each kind of failure that the client tells apart (all of them:
 * tests/gateway/money-acts.test.ts); the last one is carried out all the same. A reset connection would not
 * do: Chromium sends again by itself.
 */
const ways: readonly FaultWay[] = [
  { kind: '429', retryAfter: 1 },
  { kind: '401' },
  { kind: 'timeout' },
  { kind: '500' },
  { kind: 'wrong type' },
];

for (const [name, act] of Object.entries(acts)) {
  test(`NET-01 ${name}: refused, signed out, unanswered, broken and garbled in turn, it keeps its form and is done once`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    test.slow();
    await page.clock.install();
    await openAs(page, sandbox, act.who, await act.begin(sandbox));
    await act.fill(page);
    const before = await act.before(sandbox);
    const books = await sandbox.ledger();
    await sandbox.faults(ways.map((way, at) => ({ ...way, call: act.call, nth: at + 1 })));
    const confirm = async () => {
      await act.goOn(page);
      await centre.button(page, act.confirm).click();
    };
    const resend = async () => {
      await centre.button(page, 'Enviar otra vez').click();
      await (act.goOnAgain ?? act.goOn)(page);
      await centre.button(page, act.confirm).click();
    };

    await confirm();
    await expect(centre.alert(page)).toBeVisible();
    await confirm();
    await fillIn(ui.expiredDialog(page), act.who);
    await beGreeted(page);
    await confirm();
    // The call has reached the gateway: one cancelled before that goes wrong at its next sending.
    await expect.poll(() => traffic.count(act.call)).toBe(3);
    await expect.poll(() => sandbox.armed()).toHaveLength(ways.length - 3);
    await page.clock.fastForward(oneTry);
    await expect(centre.button(page, 'Enviar otra vez')).toBeVisible();
    await resend();
    await expect.poll(() => traffic.count(act.call)).toBe(4);
    await expect(centre.button(page, 'Enviar otra vez')).toBeVisible();
    expect(await sandbox.ledger(), 'nothing has moved').toEqual(books);
    await resend();
    await act.done(page);
    expect(await act.before(sandbox)).toBe(before + act.moves);
    expect(await sandbox.armed()).toEqual([]);
    for (const { balance, movements } of await sandbox.ledger()) expect(balance).toBe(movements);
  });
}
