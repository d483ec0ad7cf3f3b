import type { CallName } from '#contract/calls.ts';
import { askCall } from '../../kit/ask-call.ts';
import { representing } from '../../kit/depth.ts';
import { type FaultWay, kindsToFail, waysToFail } from '../../kit/fault-ways.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits } from '../../kit/journeys/deposits.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, payouts, withdrawPassword } from '../../kit/journeys/payouts.ts';
import { paidOut } from '../../kit/journeys/receipts.ts';
import { type MoneyJourney, walk } from '../../kit/journeys/torture.ts';
import { purse } from '../../kit/journeys/wallet.ts';

const journeys: Readonly<Record<string, MoneyJourney>> = {
  'a transfer between wallets': {
    who: 'member1',
    act: 'wallet.transfer',
    reads: ['wallet.balance', 'wallet.merchant', 'wallet.funds'],
    begin: async () => '/member/transferFund',
    presses: (page) => [
      centre.button(page, 'Transferir'),
      purse.card(page, 'Transferir').getByRole('button', { name: 'Continuar' }),
    ],
    form: {
      at: purse.amount,
      fill: async (page) => {
        await centre.field(page, 'Proveedor').selectOption('PULSO');
        await purse.amount(page).fill('20');
      },
    },
    done: (page) => purse.outcome(page, 'Transferencia hecha'),
    moved: async (sandbox) => expect(await minorIn(sandbox, 'member1', 'PULSO')).toBe(2_000),
  },
  'a deposit by voucher': {
    who: 'member1',
    act: 'wallet.deposit',
    reads: ['wallet.balance', 'wallet.deposits', 'wallet.depositMethods', 'wallet.depositState'],
    begin: async () => '/member/depositv2',
    presses: (page) => [
      centre.button(page, 'Depositar'),
      centre.button(page, 'Continuar'),
      deposits.method(page, 'Vale'),
    ],
    form: { at: deposits.voucher, fill: (page) => deposits.voucher(page).fill('VALE-7KQ2-10MX') },
    done: (page) => deposits.status(page, 'Aprobado'),
    moved: async (sandbox) => {
      const token = await sandbox.tokenOf('member1');
      const { body } = await askCall(
        sandbox.address,
        'wallet.deposits',
        { page: 1, language: 'ES' },
        { token },
      );
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
    reads: ['wallet.balance', 'wallet.withdrawals', 'wallet.payoutTerms'],
    begin: async () => '/member/withdraw',
    presses: (page) => [
      centre.button(page, 'Pedir el retiro'),
      payouts.form(page).getByRole('button', { name: 'Continuar' }),
    ],
    form: {
      at: payouts.amount,
      fill: async (page) => {
        await payouts.amount(page).fill('100');
        await payouts.password(page).fill(withdrawPassword);
      },
    },
    done: (page) => payouts.outcome(page, 'Retiro pedido'),
    moved: async (sandbox) => expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(100_00),
  },
  'a receipt': {
    who: 'vip5',
    act: 'wallet.confirmReceipt',
    reads: ['wallet.balance', 'wallet.withdrawal'],
    begin: async (sandbox) => `/member/withdraw/${await paidOut(sandbox)}`,
    presses: (page) => [centre.button(page, 'Confirmar lo recibido'), centre.button(page, 'Sí, llegó todo')],
    done: (page) => centre.region(page).getByText('Confirmaste que recibiste P 98.50.'),
    moved: async (sandbox) => {
      const token = await sandbox.tokenOf('vip5');
      const { body } = await askCall(sandbox.address, 'wallet.withdrawals', { page: 1 }, { token });
      const [newest] = (body.value as { withdrawals: { receipt: unknown }[] }).withdrawals;
      expect(newest?.receipt).toMatchObject({ state: 'RECEIVED', received: '98.50', remaining: '0.00' });
    },
  },
};

/** How late a slow answer comes, in milliseconds. */
const slow = 10_000;

/** The act that every run sees go wrong. */
const inCore = 'a withdrawal';

/** The header reads it, on every page alike: it goes wrong in the first journey, and need not in each. */
const inHeader = 'wallet.balance';

/**
 * The ways in which a call of a journey goes wrong. What a caller gets depends on the kind alone, for every call
 * (tests/gateway/folding.test.ts), and an act at the gateway meets each of them (tests/gateway/money-acts.test.ts): the
 * first journey meets every way, its first read each kind. In the others an act meets five: it failed, it failed after it
 * was done, it was never answered, its token was refused, it came twice. Any other call meets one kind, in turn.
 */
function waysOf(call: CallName, { act, reads }: MoneyJourney, first: boolean): readonly FaultWay[] {
  const kinds = kindsToFail(slow);
  if (call === act) {
    const tried = ['500', 'timeout', '401', 'lost after commit', 'duplicate'];
    return representing(waysToFail(slow), ({ kind }) => first || tried.includes(kind));
  }
  const soon = kinds.filter(({ kind }) => kind !== 'timeout' && kind !== 'slow');
  const turn = reads.indexOf(call);
  return representing(
    kinds,
    (way) => (first && turn <= 0) || way === soon[(turn + soon.length) % soon.length],
  );
}

for (const [at, [name, journey]] of Object.entries(journeys).entries()) {
  const { act, reads } = journey;
  const first = at === 0;
  const own = reads.filter((read) => first || read !== inHeader);
  const tag = name === inCore ? '@core' : [];

  test(`NET-01 ${name}: its calls about money are those that go wrong in these tests`, { tag }, async ({
    context,
    sandbox,
    traffic,
  }) => {
    await walk(context, sandbox, journey, null);
    const asked = traffic.names().filter((call) => call.startsWith('wallet.'));
    expect(asked.toSorted()).toEqual([act, ...reads].toSorted());
  });

  // Calls made only after something went wrong go wrong too.
  for (const call of [act, ...own, 'wallet.outcome' as const]) {
    const ways = waysOf(call, journey, first);

    test(`NET-01 ${name} finishes, and its money moves once, whichever way ${call} goes wrong`, {
      tag,
    }, async ({ context, sandbox }) => {
      test.setTimeout(ways.length * 60_000);
      for (const way of ways) {
        await test.step(way.kind, () => walk(context, sandbox, journey, { call, way }));
      }
    });
  }
}
