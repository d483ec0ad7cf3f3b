import { type Act, ask, cannot, note, of, once, undo, wants } from './acting.ts';

/** An amount that differs, for another body under the same key. */
function more(amount: string): string {
  return (Number(amount) + 1).toFixed(2);
}

const transfer: Act = {
  calls: ['wallet.transfer', 'wallet.outcome'],
  by: 'member',
  unless: wants('transfer'),
  async run(actor) {
    const { vendor = '', amount = '' } = actor.write.transfer ?? {};
    const there = { from: 'MAIN', to: vendor, amount };
    const done = await once(actor, 'wallet.transfer', there, { amount: more(amount) });
    const what = 'money moved to a vendor';
    const back = await undo(actor, done, what, 'wallet.transfer', (value) => ({
      from: vendor,
      to: 'MAIN',
      amount: value.amount,
    }));
    return [...done.founds, ...back];
  },
};

/** The fee as the product reckons it is the gateway's to check: it is read from the terms. */
function feeOf(terms: { feePercent: string; feeFixed: string }, amount: string): string {
  const minor =
    Math.ceil((Number(amount) * Number(terms.feePercent)) / 1 - 1e-9) +
    Math.round(Number(terms.feeFixed) * 100);
  return (minor / 100).toFixed(2);
}

const withdraw: Act = {
  calls: ['wallet.withdraw', 'wallet.cancelWithdrawal', 'wallet.outcome'],
  by: 'member',
  unless: (write, { account }) =>
    wants('withdraw')(write, { account } as never) ??
    (account?.withdrawPassword === undefined ? 'the acting account has no `withdrawPassword`' : null),
  async run(actor) {
    const { amount = '', accountId } = actor.write.withdraw ?? {};
    const standing = (await ask(actor, 'protection.standing')).value;
    if ((standing as { may: { cancelWithdrawal: boolean } } | undefined)?.may.cancelWithdrawal === false) {
      return cannot('a withdrawal can’t be cancelled in this market, so it would not be undone');
    }
    const { value } = await ask(actor, 'wallet.payoutTerms');
    const terms = value as
      | { feePercent: string; feeFixed: string; accounts: { accountId: string }[] }
      | undefined;
    const to = accountId ?? terms?.accounts[0]?.accountId;
    if (!terms || to === undefined) return cannot('needs a payout account of `wallet.payoutTerms`');
    const { withdrawPassword } = actor.who.account ?? {};
    const input = { accountId: to, amount, fee: feeOf(terms, amount), withdrawPassword };
    const other = { amount: more(amount), fee: feeOf(terms, more(amount)) };
    const done = await once(actor, 'wallet.withdraw', input, other);
    const back = await undo(actor, done, 'a withdrawal was requested', 'wallet.cancelWithdrawal', (one) => ({
      reference: one.reference,
    }));
    return [...done.founds, ...back];
  },
};

const deposit: Act = {
  calls: ['wallet.deposit'],
  by: 'member',
  unless: wants('deposit'),
  async run(actor) {
    const { methodId, amount = '' } = actor.write.deposit ?? {};
    const language = actor.stage.file.languages[0];
    const { value } = await ask(actor, 'wallet.depositMethods', { language });
    const methods = (
      value as { methods: { methodId: string; feePercent: string; feeFixed: string }[] } | undefined
    )?.methods;
    const method = methods?.find((one) => one.methodId === methodId);
    if (!method) return cannot('needs the method of `write.deposit` in `wallet.depositMethods`');
    const input = { methodId, amount, fee: feeOf(method, amount), language };
    const done = await once(actor, 'wallet.deposit', input, {
      amount: more(amount),
      fee: feeOf(method, more(amount)),
    });
    for (const _ of done.values)
      note(actor, 'wallet.deposit', 'a deposit was requested', 'not undone: it expires unpaid');
    return done.founds;
  },
};

const line: Act = {
  calls: ['wallet.sendToLine'],
  by: 'agent',
  unless: (write, { account }) =>
    wants('line')(write, { account } as never) ??
    (account?.withdrawPassword === undefined ? 'the acting agent has no `withdrawPassword`' : null),
  async run(actor) {
    const { amount = '', memberId } = actor.write.line ?? {};
    const { value } = await ask(actor, 'wallet.recipients', { search: '' });
    const to = memberId ?? (value as { recipients: { id: string }[] } | undefined)?.recipients[0]?.id;
    if (to === undefined) return cannot('needs somebody of `wallet.recipients`');
    const { withdrawPassword } = actor.who.account ?? {};
    const done = await once(
      actor,
      'wallet.sendToLine',
      { memberId: to, amount, withdrawPassword },
      { amount: more(amount) },
    );
    for (const _ of done.values) {
      note(
        actor,
        'wallet.sendToLine',
        'money was sent within the line',
        'not undone: only its receiver can send it back',
      );
    }
    return done.founds;
  },
};

const payoutAccount: Act = {
  calls: ['wallet.bindPayoutAccount', 'wallet.removePayoutAccount'],
  by: 'member',
  unless: (write, { account }) =>
    wants('payoutAccount')(write, { account } as never) ??
    (account?.withdrawPassword === undefined ? 'the acting account has no `withdrawPassword`' : null),
  async run(actor) {
    const { withdrawPassword } = actor.who.account ?? {};
    const bound = await ask(actor, 'wallet.bindPayoutAccount', {
      ...actor.write.payoutAccount,
      withdrawPassword,
    });
    const founds = of('wallet.bindPayoutAccount', bound.founds);
    const { accountId } = (bound.value ?? {}) as { accountId?: string };
    if (accountId === undefined) return founds;
    const removed = await ask(actor, 'wallet.removePayoutAccount', { accountId, withdrawPassword });
    const undone = removed.envelope?.success ? 'undone' : 'NOT undone: look at the account';
    note(actor, 'wallet.removePayoutAccount', 'a payout account was bound', undone);
    return [...founds, ...of('wallet.removePayoutAccount', removed.founds)];
  },
};

const convert: Act = {
  calls: ['points.convert'],
  by: 'member',
  unless: (write, { account }) =>
    wants('convert')(write, { account } as never) ??
    (account?.withdrawPassword === undefined ? 'the acting account has no `withdrawPassword`' : null),
  async run(actor) {
    const { withdrawPassword } = actor.who.account ?? {};
    const { points = 0, amount } = actor.write.convert ?? {};
    const done = await once(
      actor,
      'points.convert',
      { points, amount, withdrawPassword },
      { points: points * 2 },
    );
    for (const _ of done.values) note(actor, 'points.convert', 'points became money', 'not undone');
    return done.founds;
  },
};

/** Acts that move money or points. */
export const moneyActs: readonly Act[] = [transfer, withdraw, deposit, payoutAccount, convert, line];
