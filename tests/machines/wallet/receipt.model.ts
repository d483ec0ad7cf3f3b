import { assign } from 'xstate';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActCall, ActEnd, ActInput } from '#machines/kit/act.rules.ts';
import { receiptMachine } from '#machines/wallet/receipt.machine.ts';
import { remainingOf } from '#machines/wallet/receipt.rules.ts';
import { confirmInput } from '#machines/wallet/receipt-word.rules.ts';
import type { FlowEdge } from '../../flows/graph.ts';
import { type Answer, defineModel } from '../../flows/model.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { pending, withReceipt } from '../../kit/models/withdrawals.ts';
import { receiptExamples } from './receipt.examples.ts';

const over = { remaining: '0.00', dueAt: null, secondsLeft: null } as const;

const asked = withReceipt({});
const states = {
  'it is still asked': asked,
  'it is received': withReceipt({ ...over, state: 'RECEIVED', received: '49.00' }),
  'it is reported': withReceipt({ state: 'REPORTED', dueAt: null, secondsLeft: null }),
  'it is counted': withReceipt({ ...over, state: 'COUNTED' }),
  'it is forced': withReceipt({ ...over, state: 'FORCED' }),
  'it is refunded': withReceipt({ ...over, state: 'REFUNDED' }),
} as const;
const looks = Object.fromEntries(
  Object.entries(states).map(([name, withdrawal]) => [name, { done: withdrawal }]),
);
const settled = refusal('ALREADY_SETTLED', states['it is counted']);
const nothing = { record: null, failure: null } as const;

/** How a word may end: kept, refused, not known of; `code` is what its own refusal says. */
function wordEnds(record: Withdrawal, code: string) {
  const refused = { ...nothing, end: 'refused', fate: 'none' } as const;
  return {
    kept: { done: { ...nothing, end: 'done', record, fate: 'none' } },
    settled: { done: { ...refused, failure: settled.error.failure } },
    refused: { done: { ...refused, failure: refusal(code).error.failure } },
    'not known of': { done: { ...nothing, end: 'left', fate: 'doubted' } },
    'not known of, and to be changed': { done: { ...nothing, end: 'changed', fate: 'doubted' } },
    broke,
  } as const satisfies Record<string, Answer<ActEnd>>;
}

/** The model of a word as an act of its own. */
function wordModel(call: ActCall, record: Withdrawal, code: string) {
  return actModelOf(call, record, record, { settled, 'it is refused': refusal(code) });
}
const [received, reported] = [states['it is received'], states['it is reported']];
const unknown = ['not known of', 'broke'];
/** A look that finds nothing asked any more: what is asked later is something else. */
const isOver = (look: string) => look in states && look !== 'it is still asked';

/** The states in which it is settled, by what the gateway calls them. */
const shownAs = {
  RECEIVED: 'received',
  REPORTED: 'reported',
  COUNTED: 'counted',
  FORCED: 'forced',
  REFUNDED: 'refunded',
} as const;

export const receiptModel = defineModel({
  id: 'receipt',
  machine: receiptMachine,
  inputs: {
    'paid out': { withdrawal: asked },
    'nothing paid out': { withdrawal: pending },
    'a word from before the page was opened': {
      withdrawal: asked,
      kept: { key: 'a-key-from-before', answer: 'full' },
    },
    'a report from before the page was opened': {
      withdrawal: asked,
      kept: { key: 'a-key-from-before', answer: 'none' },
    },
  },
  events: {
    'all of it arrived': { type: 'full.picked', key: 'a-key-of-one-word' },
    'a part arrived': { type: 'part.picked', key: 'a-key-of-one-word' },
    'nothing arrived': { type: 'none.picked', key: 'a-key-of-one-word' },
    'types what arrived': { type: 'field.changed', field: 'received', value: '20' },
    'types what is left': { type: 'field.changed', field: 'remaining', value: '29' },
    'hands in a proof': { type: 'submitted', proofs: ['a-proof-of-nothing'] },
    'hands in no proof': { type: 'submitted', proofs: [] },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'looks again': { type: 'look.asked' },
    'has seen it': { type: 'seen' },
    'the page reads of a report': { type: 'withdrawal.told', withdrawal: states['it is reported'] },
    'the page reads of a payment': { type: 'withdrawal.told', withdrawal: asked },
    'the world works out the end': { type: 'countdown.set', endsAt: 1_795_000_060_000 },
    'the device wakes after the end': { type: 'countdown.passed' },
  },
  fromOutside: [
    'the page reads of a report',
    'the page reads of a payment',
    'the world works out the end',
    'the device wakes after the end',
  ],
  answers: {
    look: { ...looks, lost, late },
    confirm: wordEnds(received, 'FIELD_REFUSED'),
    report: wordEnds(reported, 'PROOF_REFUSED'),
  },
  children: {
    confirm: wordModel('wallet.confirmReceipt', received, 'FIELD_REFUSED'),
    report: wordModel('wallet.reportReceipt', reported, 'PROOF_REFUSED'),
  },
  project: ({
    withdrawal,
    key,
    fate,
    again,
    begunHere,
    answer,
    typed,
    proofs,
    problems,
    failure,
    refusal,
    word,
  }) => ({
    receipt: withdrawal.receipt && [withdrawal.receipt.state, withdrawal.receipt.remaining],
    key: key !== '',
    fate,
    again,
    begunHere,
    answer,
    typed: [typed.received, typed.remaining],
    proofs: proofs.length,
    problems: [problems.received, problems.remaining, problems.proofs],
    failure: failure && (failure.code ?? 'no answer'),
    refusal: refusal?.code,
    word,
  }),
  properties: [
    {
      name: 'WDR-05 a receipt is never both received and not received: while one word may be on its way no other is given',
      fault: { 'states/sending/states/unheard/on/check.asked': 'turning' },
      path: {
        start: 'sure',
        next: (known: 'sure' | 'doubted', { step, effects }: FlowEdge) => {
          const doubted = known === 'doubted';
          const now = unknown.includes(step.name) || (doubted && step.name !== 'kept' && !isOver(step.name));
          const said = effects.started.filter(({ id }) => id !== 'look');
          const whole = said.every(({ input }) => !now || (input as ActInput).fate !== 'none');
          return whole && (now ? 'doubted' : 'sure');
        },
      },
    },
    {
      name: 'WDR-05 what is shown as settled is what the gateway says of it',
      fault: { 'states/deciding/always/5/guard': undefined },
      state: ({ snapshot }) =>
        Object.entries(shownAs).every(
          ([said, shown]) =>
            !snapshot.matches({ settled: shown }) || snapshot.context.withdrawal.receipt?.state === said,
        ),
    },
    {
      name: 'WDR-05 whoever was overtaken while being asked is told so',
      fault: { 'states/deciding/always/0/guard': () => false },
      edge: ({ from, step, to }) => {
        const { withdrawal, word } = from.snapshot.context;
        const open = withdrawal.receipt?.state === 'OPEN' && word !== 'kept';
        return !open || step.name !== 'it is reported' || to.snapshot.matches('conflict');
      },
    },
    {
      name: 'WDR-05 a word that was kept counts for what it was said of, not for the rest that is asked about next',
      fault: {
        'states/looking/invoke/onDone/actions': assign(({ event }) => ({ withdrawal: event.output })),
      },
      state: ({ snapshot }) => !snapshot.matches('asking') || snapshot.context.word !== 'kept',
    },
    {
      name: 'WDR-01 what arrived and what is left are together what was asked',
      fault: { 'states/asking/states/weighing/always/0/guard': undefined },
      edge: ({ from, effects }) => {
        if (!effects.started.some(({ id, input }) => id === 'confirm' && (input as ActInput).fate !== 'kept'))
          return true;
        const { received, remaining } = confirmInput(from.snapshot.context);
        return Number(received) + Number(remaining) === Number(remainingOf(from.snapshot.context.withdrawal));
      },
    },
    {
      name: 'WDR-02 nothing is reported without one to three proofs',
      fault: {
        'states/asking/on/none.picked': {
          target: '.sure',
          actions: { type: 'begin', params: { type: 'none.picked', key: 'a-key' } },
        },
      },
      edge: ({ from, effects }) => {
        const { length } = from.snapshot.context.proofs;
        const sent = effects.started.some(
          ({ id, input }) => id === 'report' && (input as ActInput).fate !== 'kept',
        );
        return !sent || (length >= 1 && length <= 3);
      },
    },
    {
      name: 'WDR-04 when the time is over the gateway is asked, whatever form is open',
      fault: { 'states/asking/on/countdown.passed': '.choosing' },
      edge: ({ from, step, to }) =>
        step.name !== 'the device wakes after the end' ||
        !from.snapshot.matches('asking') ||
        to.snapshot.matches('looking'),
    },
    {
      name: 'WDR-04 whoever is asked again is asked for the time that the gateway said just now',
      fault: { 'states/sending/states/confirming/invoke/onDone/1/target': '#receipt.asking.refused' },
      edge: ({ from, step, to }) =>
        from.snapshot.matches('asking') ||
        !to.snapshot.matches('asking') ||
        step.name === 'it is still asked',
    },
    {
      name: 'a word that was kept is told to everybody who shows this withdrawal',
      fault: { 'states/kept/entry': 'keepWord' },
      edge: ({ step, effects }) =>
        step.name !== 'kept' || effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'nobody is told of a change but of a word that the gateway kept',
      fault: { 'states/unread/on/look.asked': 'kept' },
      edge: ({ step, effects }) =>
        step.name === 'kept' || effects.emitted.every(({ type }) => type !== 'stale'),
    },
  ],
  examples: receiptExamples,
});
