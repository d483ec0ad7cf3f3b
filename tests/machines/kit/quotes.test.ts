import { describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { closeInvitationMachine } from '#machines/agent/close-invitation.act.ts';
import { inviteQuoted, newInvite } from '#machines/agent/invite.rules.ts';
import { newPerson, personQuoted } from '#machines/agent/team-registration.rules.ts';
import { flowOf } from '#machines/kit/act-form.ts';
import { actEnded, type Quoted } from '#machines/kit/act-state.rules.ts';
import { convertMachine } from '#machines/points/convert.act.ts';
import { redeemMachine } from '#machines/points/redeem.act.ts';
import { absenceQuoted, newAbsence } from '#machines/protection/absence.rules.ts';
import { chosen, newLimit } from '#machines/protection/limit.rules.ts';
import { feedbackQuoted, newFeedback } from '#machines/support/feedback.rules.ts';
import { cancellationMachine } from '#machines/wallet/cancellation.act.ts';
import { depositQuoted, newDeposit } from '#machines/wallet/deposit.rules.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import { transferMachine } from '#machines/wallet/transfer.act.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import { dailyLimit, raiseRules } from '../../kit/models/limits.ts';

// What is told done is what was confirmed, or the person is told the difference: of every act, each field that is sent is
// found again in the gateway's record, or it is written here why it can't be another's.

const opened = { key: 'a-key-of-one-act' };
/** What an act made of the one chart has the record tell of what its last look showed. */
const quotedBy = (machine: object, quote: object | null, about: object = {}) =>
  flowOf(machine)?.quoted(quote as never, about as never) ?? null;
const bank = { kind: 'BANK', institution: 'Banco', number: '••1234', holder: 'Ana' } as const;
const cash = { methodId: 'cash', kind: 'CASH', feePercent: '0', feeFixed: '1.00' };

type Told = {
  /** What was confirmed, as the gateway's record must have it. */
  readonly quoted: Quoted | null;
  /** The record of just that. */
  readonly record: Record<string, unknown>;
  /** The record of an act with another value of a field, by the field. */
  readonly others: Readonly<Record<string, Record<string, unknown>>>;
};

/** A field of an act that its record need not tell, and why. */
type Untold = Readonly<Record<string, string>>;
const subject = 'the key belongs to this one alone: the tab keeps it under its name';
const seen = 'what was seen: the gateway refuses the act where it is no longer so';

const acts: Partial<Record<CallName, Told & { readonly untold?: Untold }>> = {
  'wallet.transfer': {
    quoted: quotedBy(transferMachine, { from: 'MAIN', to: 'PULSO', amount: '20.00' }),
    record: { from: 'MAIN', to: 'PULSO', amount: '20.00' },
    others: { from: { from: 'MIRADOR' }, to: { to: 'MIRADOR' }, amount: { amount: '21.00' } },
  },
  'wallet.sendToLine': {
    quoted: quotedBy(lineTransferMachine, {
      to: { id: 'camila', account: 'c', nickname: 'Camila', kind: 'member' },
      amount: '20.00',
    }),
    record: { to: { id: 'camila' }, amount: '20.00' },
    others: { memberId: { to: { id: 'bruno' } }, amount: { amount: '21.00' } },
  },
  'wallet.deposit': {
    quoted: depositQuoted({
      ...newDeposit(opened),
      typed: '50',
      terms: { method: cash as never, proofs: [], language: 'ES', left: null, joint: false },
    }),
    record: { methodId: 'cash', amount: '50.00', fee: '1.00', credited: '49.00' },
    others: { methodId: { methodId: 'card' }, amount: { amount: '51.00' }, fee: { fee: '2.00' } },
    untold: {
      voucher: 'the record never has it, for who reads it could spend it',
      proofs: 'the gateway keeps them with what they prove, and shows none of them in the record',
    },
  },
  'wallet.withdraw': {
    quoted: quotedBy(withdrawMachine, {
      account: { accountId: 'bank', ...bank },
      amount: '50.00',
      fee: '1.00',
      net: '49.00',
    }),
    record: { account: bank, amount: '50.00', fee: '1.00', net: '49.00' },
    others: {
      accountId: { account: { ...bank, number: '••9876' } },
      amount: { amount: '51.00' },
      fee: { fee: '2.00' },
    },
  },
  'wallet.cancelWithdrawal': {
    quoted: quotedBy(cancellationMachine, null, { reference: 'r', amount: '50.00' }),
    record: { reference: 'r', amount: '50.00', status: 'CANCELLED' },
    others: { reference: { reference: 'q' } },
  },
  'points.redeem': {
    quoted: quotedBy(redeemMachine, {
      kind: 'GOODS',
      price: 10,
      quantity: 2,
      points: 20,
      address: 'Av. Larco 101, Lima',
      mobile: '987 654 321',
    }),
    record: { type: 'GOODS', quantity: 2, points: 20, address: 'av.  •••Lima', mobile: '+51 •••4321' },
    others: {
      price: { points: 22 },
      quantity: { quantity: 1 },
      address: { address: 'Av. •••a 99' },
      mobile: { mobile: '+51 •••9999' },
    },
    untold: { id: subject },
  },
  'points.convert': {
    quoted: quotedBy(convertMachine, { points: 100, amount: '1.00' }),
    record: { points: 100, amount: '1.00' },
    others: { points: { points: 200 }, amount: { amount: '2.00' } },
  },
  'agent.invite': {
    quoted: inviteQuoted({ ...newInvite(opened), name: 'Blog', rates: [{ kind: 'DAILY', rate: 5 }] }),
    record: { name: 'Blog', kind: 'member', rates: [{ kind: 'DAILY', rate: 5 }] },
    others: {
      name: { name: 'Otro' },
      kind: { kind: 'agent' },
      rates: { rates: [{ kind: 'DAILY', rate: 6 }] },
    },
  },
  'agent.closeInvitation': {
    quoted: quotedBy(closeInvitationMachine, null, { id: 'one' }),
    record: { id: 'one', closedAt: 1 },
    others: { id: { id: 'two' } },
  },
  'agent.register': {
    quoted: personQuoted({ ...newPerson(opened), fields: { account: 'nueva01', nickname: 'Nueva' } }),
    record: { account: 'nueva01', nickname: 'Nueva', kind: 'member' },
    others: { account: { account: 'otra01' }, nickname: { nickname: 'Otra' }, kind: { kind: 'agent' } },
  },
  'support.sendFeedback': {
    quoted: feedbackQuoted({
      ...newFeedback({ ...opened, call: 'support.sendFeedback', about: '' }),
      text: 'Hola',
      pictures: ['one'],
    }),
    record: { text: 'Hola', pictures: ['one'], steps: [] },
    others: { text: { text: 'Adiós' }, pictures: { pictures: [] } },
  },
  'support.reopen': {
    quoted: feedbackQuoted({
      ...newFeedback({ ...opened, call: 'support.reopen', about: 'case' }),
      text: 'Hola',
    }),
    record: { text: 'Lo primero', pictures: [], steps: [{ text: null }, { text: 'Hola' }] },
    others: { text: { steps: [{ text: 'Adiós' }] } },
    untold: { reference: subject },
  },
  'protection.break': {
    quoted: absenceQuoted({ kind: 'BREAK' }, { ...newAbsence(opened), length: { hours: 24, months: null } }),
    record: { kind: 'BREAK', asked: { hours: 24, months: null, everywhere: false } },
    others: { hours: { asked: { hours: 12, months: null } }, months: { asked: { hours: null, months: 1 } } },
  },
  'protection.exclude': {
    quoted: absenceQuoted(
      { kind: 'EXCLUSION', ticks: true },
      { ...newAbsence(opened), length: { hours: null, months: null }, everywhere: true },
    ),
    record: { kind: 'EXCLUSION', asked: { hours: null, months: null, everywhere: true } },
    others: {
      months: { asked: { hours: null, months: 6, everywhere: true } },
      everywhere: { asked: { hours: null, months: null, everywhere: false } },
    },
    untold: { understood: 'it is always ticked' },
  },
  'protection.limit': {
    quoted:
      chosen(
        { ...newLimit({ ...opened, limit: dailyLimit, raise: raiseRules }), typed: '30' },
        { ask: 'value', key: 'another-key' },
      ).asked?.quoted ?? null,
    record: { ...dailyLimit, value: '30.00' },
    others: {
      kind: { kind: 'loss' },
      period: { period: 'week' },
      value: { value: '40.00' },
      act: { value: dailyLimit.value },
    },
    untold: { seen },
  },
};

/** Acts that say what they are about by what the product reads after them, or whose machine keeps their own comparison. */
const elsewhere: Partial<Record<CallName, string>> = {
  'wallet.collect': 'it has no fields: what came is compared with what was shown, in its chart',
  'wallet.confirmReceipt': 'the receipt is read again, and shown as the gateway has it',
  'wallet.reportReceipt': 'the receipt is read again, and shown as the gateway has it',
  'missions.join': subject,
  'missions.claim': subject,
  'promotions.join': subject,
  'promotions.claim': subject,
  'promotions.raffle': subject,
  'promotions.leave': subject,
  'protection.return': 'the gateway is asked what is in force, and that is shown',
  'protection.openSession': 'the session that is open is read and shown',
  'support.sendAsVisitor': 'its answer repeats nothing of what was sent',
  'contracts.dividend': 'the chart compares what each verb leads to, and the terms of an offer',
  'contracts.daily': 'as of dividends',
  'contracts.hourly': 'as of dividends',
  'contracts.realTime': 'as of dividends',
};

const keyed = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as CallShape).keyed);
/** Never compared: the key itself, secrets, and the language of the answer. */
const apart = ['key', 'withdrawPassword', 'password', 'language'];

it('every act under a key is here', () => {
  expect([...Object.keys(acts), ...Object.keys(elsewhere)].toSorted()).toEqual(keyed.toSorted());
});

describe.each(Object.entries(acts))('%s', (name, { quoted, record, others, untold = {} }) => {
  const differs = (kept: unknown) =>
    actEnded(quoted, { end: 'done', record: kept, failure: null, key: 'a-key' }).differs;

  it('has each of its fields told, or a reason', () => {
    const { shape } = calls[name as CallName].input as unknown as { shape: object };
    const fields = Object.keys(shape).filter((field) => !apart.includes(field));
    expect(
      [...Object.keys(others), ...Object.keys(untold)].toSorted(),
      'a field that is sent stands in `others`, with the record of an act with another value of it, or in `untold`, with the reason',
    ).toEqual(fields.toSorted());
  });

  it('is not said to differ when it is what was confirmed', () => {
    expect(differs({ more: 'any', ...record })).toBe(false);
  });

  it.each(Object.entries(others))('is said to differ when another %s was in force', (_, other) => {
    expect(differs({ ...record, ...other })).toBe(true);
  });
});
