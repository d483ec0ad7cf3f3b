import { askCall } from '../kit/ask-call.ts';
import { waysToFail } from '../kit/fault-ways.ts';
import { centre } from './kit/centre.ts';
import { deposits } from './kit/deposits.ts';
import { expect, test } from './kit/journey.ts';
import { minorIn, payouts, withdrawPassword } from './kit/payouts.ts';
import { paidOut } from './kit/receipts.ts';
import { type MoneyJourney, recorded, walk } from './kit/torture.ts';
import { purse } from './kit/wallet.ts';

const journeys: Readonly<Record<string, MoneyJourney>> = {
  'a transfer between wallets': {
    who: 'member1',
    act: 'wallet.transfer',
    begin: async () => '/member/transferFund',
    presses: (page) => [
      centre.button(page, 'Transferir'),
      purse.card(page, 'Transferir').getByRole('button', { name: 'Continuar' }),
    ],
    fill: async (page) => {
      if (!(await purse.amount(page).isVisible())) return;
      await centre.field(page, 'Proveedor').selectOption('PULSO');
      await purse.amount(page).fill('20');
    },
    done: (page) => purse.outcome(page, 'Transferencia hecha'),
    moved: async (door) => expect(await minorIn(door, 'member1', 'PULSO')).toBe(2_000),
  },
  'a deposit by voucher': {
    who: 'member1',
    act: 'wallet.deposit',
    begin: async () => '/member/depositv2',
    presses: (page) => [
      centre.button(page, 'Depositar'),
      centre.button(page, 'Continuar'),
      deposits.method(page, 'Vale'),
    ],
    fill: async (page) => {
      if (await deposits.voucher(page).isVisible()) await deposits.voucher(page).fill('VALE-7KQ2-10MX');
    },
    done: (page) => deposits.status(page, 'Aprobado'),
    moved: async (door) => {
      const token = await door.tokenOf('member1');
      const { body } = await askCall(door.address, 'wallet.deposits', { page: 1, language: 'ES' }, { token });
      const { deposits: all } = body.value as {
        deposits: { kind: string; amount: string; status: string }[];
      };
      expect(all.filter(({ amount, kind }) => kind === 'VOUCHER' && amount === '10.00')).toMatchObject([
        { status: 'APPROVED' },
      ]);
    },
  },
  'a withdrawal': {
    who: 'vip5',
    act: 'wallet.withdraw',
    begin: async () => '/member/withdraw',
    presses: (page) => [
      centre.button(page, 'Pedir el retiro'),
      payouts.form(page).getByRole('button', { name: 'Continuar' }),
    ],
    fill: async (page) => {
      if (!(await payouts.amount(page).isVisible())) return;
      await payouts.amount(page).fill('100');
      await payouts.password(page).fill(withdrawPassword);
    },
    done: (page) => payouts.outcome(page, 'Retiro pedido'),
    moved: async (door) => expect(await minorIn(door, 'vip5', 'HELD')).toBe(100_00),
  },
  'a receipt': {
    who: 'vip5',
    act: 'wallet.confirmReceipt',
    begin: async (door) => `/member/withdraw/${await paidOut(door)}`,
    presses: (page) => [centre.button(page, 'Confirmar lo recibido'), centre.button(page, 'Sí, llegó todo')],
    done: (page) => centre.region(page).getByText('Confirmaste que recibiste P 98.50.'),
    moved: async (door) => {
      const token = await door.tokenOf('vip5');
      const { body } = await askCall(door.address, 'wallet.withdrawals', { page: 1 }, { token });
      const [newest] = (body.value as { withdrawals: { receipt: unknown }[] }).withdrawals;
      expect(newest?.receipt).toMatchObject({ state: 'RECEIVED', received: '98.50', remaining: '0.00' });
    },
  },
};

for (const [name, journey] of Object.entries(journeys)) {
  test(`NET-01 ${name} is finished, and its money moves once, whichever of its calls goes wrong in whichever way`, async ({
    context,
    door,
    traffic,
  }) => {
    test.setTimeout(40 * 60_000);
    const calls = await recorded(context, door, traffic, journey);
    expect(calls.length).toBeGreaterThan(1);
    // What is asked only after something went wrong goes wrong too.
    for (const call of [...calls, 'wallet.outcome' as const]) {
      // What is only read is slow for less long, since nothing hangs on it.
      for (const way of waysToFail(call === journey.act ? 10_000 : 2_000)) {
        await test.step(`${call} by ${way.kind}`, () => walk(context, door, journey, { call, way }));
      }
    }
  });
}
