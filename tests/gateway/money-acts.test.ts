import { beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { collectFundsMachine } from '#machines/wallet/collect-funds.act.ts';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import { receiptMachine } from '#machines/wallet/receipt.machine.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { signIn } from '../kit/ask-call.ts';
import { decide, putProofs } from '../kit/depositing.ts';
import { type FaultWay, waysToFail } from '../kit/fault-ways.ts';
import { newKey, said, walletsOf } from '../kit/money.ts';
import { actAs, type MoneyPerson } from '../kit/money-person.ts';
import { sandboxOfFile } from '../kit/sandbox-of-file.ts';
import { office, withdrawn } from '../kit/withdrawing.ts';

/** One act of money, done by filling in its form. */
type Act = {
  readonly who: string;
  readonly call: CallName;
  /** The other calls made when the act's answer is lost, or after it. */
  readonly reads: readonly CallName[];
  readonly begin: (token: string) => Promise<MoneyPerson>;
  /** Everything a form must still hold after a refusal. */
  readonly kept: Readonly<Record<string, unknown>>;
  /** The effect of the act on wallets, in minor units, by account; `end` does the house's remaining part. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly end?: (token: string) => Promise<void>;
};

const box = sandboxOfFile();
const tokens: Record<string, string> = {};
/** A withdrawal that is paid out bit by bit. */
let paying = '';

beforeAll(async () => {
  for (const who of ['agent1', 'member1', 'vip5']) tokens[who] = await signIn(box.address, who);
  await said(box, 'wallet.collect', { key: newKey() }, tokens.member1 ?? '');
});

const matches = (state: string) => (snapshot: { matches: (state: string) => boolean }) =>
  snapshot.matches(state);

const acts: Readonly<Record<string, Act>> = {
  'sending money in the line': {
    who: 'agent1',
    call: 'wallet.sendToLine',
    reads: ['wallet.outcome'],
    begin: async (token) => {
      const line = (await said(box, 'wallet.line', {}, token)).value;
      const found = await said(box, 'wallet.recipients', { search: 'downline1a' }, token);
      const fill = [
        { type: 'field.changed', field: 'to', value: found.value.recipients[0] },
        { type: 'field.changed', field: 'typed', value: '12.50' },
        { type: 'secret.typed', typed: '246810' },
        { type: 'submitted', terms: line },
      ];
      return { machine: lineTransferMachine, input: { key: newKey() }, fill, isDone: matches('done') };
    },
    kept: { fields: { to: expect.objectContaining({ account: 'downline1a' }), typed: '12.50' } },
    moves: { agent1: { MAIN: -1_250 }, downline1a: { MAIN: 1_250 } },
  },
  'collecting what lies with vendors': {
    who: 'member1',
    call: 'wallet.collect',
    reads: ['wallet.outcome'],
    begin: async (token) => {
      await said(box, 'wallet.transfer', { key: newKey(), from: 'MAIN', to: 'PULSO', amount: '7.00' }, token);
      const fill = [{ type: 'submitted', terms: { comes: '7.00' } }];
      return { machine: collectFundsMachine, input: { key: newKey() }, fill, isDone: matches('done') };
    },
    kept: {},
    moves: { member1: { MAIN: 700, PULSO: -700 } },
  },
  'a deposit by bank transfer': {
    who: 'member1',
    call: 'wallet.deposit',
    reads: ['wallet.outcome'],
    begin: async (token) => {
      const { methods } = (await said(box, 'wallet.depositMethods', { language: 'ES' }, token)).value;
      const method = methods.find(({ kind }) => kind === 'BANK');
      const proofs = await putProofs(box, 'member1', 2);
      const fill = [
        { type: 'method.picked', methodId: method?.methodId },
        { type: 'amount.typed', typed: '40' },
        { type: 'submitted', method, proofs, language: 'ES', left: null, joint: false },
      ];
      return { machine: depositMachine, input: { key: newKey() }, fill, isDone: matches('done') };
    },
    kept: { typed: '40' },
    moves: { member1: { MAIN: 4_000 } },
    // Nothing moves until somebody has looked at the pictures: of a deposit made twice both would be paid.
    end: async (token) => {
      const { deposits } = (await said(box, 'wallet.deposits', { page: 1, language: 'ES' }, token)).value;
      for (const { reference, status } of deposits) {
        if (status === 'PENDING') await decide(box, { reference, act: 'approve' });
      }
    },
  },
  'the report of what did not arrive': {
    who: 'vip5',
    call: 'wallet.reportReceipt',
    reads: ['wallet.outcome', 'wallet.withdrawal'],
    begin: async (token) => {
      paying ||= (await withdrawn(box, token, '1000.00')).reference;
      await office(box, { reference: paying, act: 'approve' });
      const { value } = await office(box, { reference: paying, act: 'pay', amount: '10.00' });
      const proofs = await putProofs(box, 'vip5', 1);
      const fill = [
        { type: 'none.picked', key: newKey() },
        { type: 'submitted', proofs },
      ];
      const isDone = matches('settled');
      return { machine: receiptMachine, input: { withdrawal: value }, fill, isDone };
    },
    kept: {},
    moves: { vip5: { MAIN: 1_000 } },
    end: async (token) => {
      const { receipt } = (await said(box, 'wallet.withdrawal', { reference: paying }, token)).value;
      expect(receipt).toMatchObject({ state: 'REPORTED', remaining: '10.00' });
      await office(box, { reference: paying, act: 'refund' });
    },
  },
};

async function arm(...faults: readonly (FaultWay & { readonly call: CallName })[]): Promise<void> {
  const body = JSON.stringify(faults);
  await box.ask('/sandbox/faults', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

/** A wire on which the first message of a call is lost, until it is made to arrive after all. */
function holdingBack(call: CallName) {
  let held: Request | undefined;
  const wire: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (held || new URL(request.url).pathname !== calls[call].path) return fetch(request);
    held = new Request(request.clone(), { signal: null });
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  };
  const arrive = async () => (held ? (await fetch(held)).status : 0);
  return { wire, arrive };
}

async function armed(): Promise<unknown> {
  return ((await (await box.ask('/sandbox/faults')).json()) as { value: { armed: unknown } }).value.armed;
}

async function moneyOf({ moves }: Act): Promise<Record<string, Record<string, number>>> {
  const wallets = Object.entries(moves).map(async ([account, own]) => {
    const now = await walletsOf(box, account);
    return [account, Object.fromEntries(Object.keys(own).map((name) => [name, now[name] ?? 0]))] as const;
  });
  return Object.fromEntries(await Promise.all(wallets));
}

function after(before: Record<string, Record<string, number>>, { moves }: Act) {
  return Object.fromEntries(
    Object.entries(before).map(([account, own]) => [
      account,
      Object.fromEntries(
        Object.entries(own).map(([wallet, minor]) => [wallet, minor + (moves[account]?.[wallet] ?? 0)]),
      ),
    ]),
  );
}

/**
 * The faults once the form is open, or on its wire; `arrive` delivers the lost message, and returns its
 * status.
 */
type Trouble = {
  readonly goWrong?: () => Promise<void>;
  readonly wire?: typeof fetch;
  readonly arrive?: () => Promise<number>;
};

/** Does an act to its end while something goes wrong, and checks form and money. */
async function walk(act: Act, { goWrong, wire, arrive }: Trouble): Promise<void> {
  const token = tokens[act.who] ?? '';
  const person = await act.begin(token);
  const before = await moneyOf(act);
  await goWrong?.();
  const [, ...later] = await actAs(box, act.who, person, wire);
  // By then it was said that nothing was done under its key, which is void.
  if (arrive) expect(await arrive()).toBe(422);
  for (const form of later) expect(form).toMatchObject(act.kept);
  await act.end?.(token);
  expect(await moneyOf(act)).toEqual(after(before, act));
  expect((await readBooks(box.sandbox)).holds).toBe(true);
  expect(await armed(), 'what was to go wrong did').toEqual([]);
}

describe.each(Object.entries(acts))('NET-01 %s', (_, act) => {
  const walks = [act.call, ...act.reads].flatMap((call) =>
    waysToFail(20).map((way) => [call, way.kind, way] as const),
  );

  it.each(walks)('is done once when %s goes wrong by %s', async (call, _kind, way) => {
    // Calls made only after a lost answer go wrong after one was lost.
    const lost = call === 'wallet.outcome' ? [{ call: act.call, kind: 'lost after commit' } as const] : [];
    await walk(act, { goWrong: () => arm(...lost, { ...way, call }) });
  });

  it('is done once when the first message arrives after it was sent again', () =>
    walk(act, holdingBack(act.call)));
});
