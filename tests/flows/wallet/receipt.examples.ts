import type { Example } from '#assurance/walk/model.ts';
import { type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import type { receiptMachine } from '#machines/wallet/receipt.machine.ts';

const none = ['nothing arrived', 'hands in a proof'];
const part = ['a part arrived', 'types what arrived', 'types what is left', 'hands in no proof'];
const all = ['all of it arrived', 'confirms'];
const report = [...none, 'confirms'];
const stillAsked = 'look: it is still open';

type Receipts = readonly Example<typeof receiptMachine>[];

/** How the member is asked, and what they may answer. */
const asked: Receipts = [
  {
    name: 'the page asks about the amount paid out, and counts the time down',
    way: [],
    leads: 'asking.choosing',
    and: ({ effects, to }) =>
      effects.emitted.some(({ type }) => type === 'countdown.started') &&
      to.timers.some(({ delay }) => delay === 60_000),
  },
  {
    name: 'the page asks nothing before anything is paid out',
    given: 'nothing paid out',
    way: [],
    leads: 'settled.nothing',
  },
  {
    name: 'all of it arrived: the word has a last look under its own key',
    way: ['all of it arrived'],
    leads: 'asking.sure',
    and: ({ to: { snapshot } }) => snapshot.context.answer === 'full' && snapshot.context.key !== '',
  },
  {
    name: 'a part arrived: both amounts are asked for',
    way: ['a part arrived'],
    leads: 'asking.part',
    and: ({ to }) => to.snapshot.context.answer === 'part',
  },
  {
    name: 'nothing arrived: proofs are asked for',
    way: ['nothing arrived'],
    leads: 'asking.none',
    and: ({ to }) => to.snapshot.context.answer === 'none',
  },
  {
    name: 'a part whose two amounts are together what was asked has a last look',
    way: part,
    leads: 'asking.sure',
  },
  {
    name: 'WDR-01 amounts that are missing are marked, and the form of the part stays',
    way: ['a part arrived', 'hands in no proof'],
    leads: 'asking.part',
    and: ({ to }) => to.snapshot.context.problems.received !== null,
  },
  {
    name: 'a mark goes when its field is typed into, and no other',
    way: ['a part arrived', 'hands in no proof', 'types what arrived'],
    leads: 'asking.part',
    and: ({ to: { snapshot } }) => {
      const { problems, typed } = snapshot.context;
      return problems.received === null && problems.remaining !== null && typed.received === '20';
    },
  },
  { name: 'nothing arrived, with a proof, has a last look', way: none, leads: 'asking.sure' },
  {
    name: 'WDR-02 without a proof it is marked, and the form of the report stays',
    way: ['nothing arrived', 'hands in no proof'],
    leads: 'asking.none',
    and: ({ to }) => to.snapshot.context.problems.proofs,
  },
  {
    name: 'a last look can be taken back',
    way: ['all of it arrived', 'goes back'],
    leads: 'asking.choosing',
  },
  {
    name: 'the end of the time, as the world works it out, is shown',
    way: ['nothing arrived', 'the world works out the end'],
    leads: 'asking.none',
    and: ({ to }) => to.snapshot.context.endsAt !== null,
  },
  {
    name: 'the end of the time changes nothing of what is asked',
    way: ['the world works out the end'],
    leads: 'asking.choosing',
  },
  {
    name: 'a payment already known leaves the open form alone',
    way: ['nothing arrived', 'the page reads of a payment'],
    leads: 'asking.none',
  },
  {
    name: 'news of it that somebody else read is looked at',
    way: ['nothing arrived', 'the page reads of a report'],
    leads: 'looking',
  },
  {
    name: 'WDR-04 when the time is over the gateway is asked',
    way: ['nothing arrived', 'after timeLeft (asking)'],
    leads: 'looking',
  },
  {
    name: 'WDR-04 a device that slept through the end asks the gateway too',
    way: ['a part arrived', 'the device wakes after the end'],
    leads: 'looking',
  },
];

/** What becomes of a word that was given. */
const given: Receipts = [
  {
    name: 'what arrived is confirmed by one call',
    way: all,
    leads: 'sending.confirming',
    and: ({ effects }) => effects.started.some(({ id }) => id === 'confirm'),
  },
  {
    name: 'what did not arrive is reported by one call',
    way: report,
    leads: 'sending.reporting',
    and: ({ effects }) => effects.started.some(({ id }) => id === 'report'),
  },
  {
    name: 'a confirmation that was kept is announced to everybody, and the page asks for its state',
    way: [...all, 'confirm: kept'],
    leads: 'looking',
    and: ({ to, effects }) =>
      to.snapshot.context.word === 'kept' && effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'a report that was kept is announced to everybody, and the page asks for its state',
    way: [...report, 'report: kept'],
    leads: 'looking',
    and: ({ to, effects }) =>
      to.snapshot.context.word === 'kept' && effects.emitted.some(({ type }) => type === 'stale'),
  },
  { name: 'a part is confirmed, not reported', way: [...part, 'confirms'], leads: 'sending.confirming' },
  {
    name: 'a confirmation that is refused says why',
    way: [...all, 'confirm: refused', stillAsked],
    leads: 'asking.refused',
    and: ({ to }) => to.snapshot.context.refusal?.code === 'FIELD_REFUSED',
  },
  {
    name: 'a report that is refused says why',
    way: [...report, 'report: refused', stillAsked],
    leads: 'asking.refused',
    and: ({ to }) => to.snapshot.context.refusal?.code === 'PROOF_REFUSED',
  },
  {
    name: 'after a refusal another answer may be begun, without the reason',
    way: [...all, 'confirm: refused', stillAsked, 'a part arrived'],
    leads: 'asking.part',
    and: ({ to }) => to.snapshot.context.refusal === null,
  },
  {
    name: 'WDR-04 after a refusal the time left is read again, and the reason survives a failed read',
    way: [...all, 'confirm: refused', 'look: lost', 'looks again', stillAsked],
    leads: 'asking.refused',
    and: ({ to, effects }) =>
      to.snapshot.context.refusal?.code === 'FIELD_REFUSED' &&
      effects.emitted.some(({ type }) => type === 'countdown.started'),
  },
  {
    name: 'WDR-03 a confirmation that did not arrive can be given again, under the next key, while the receipt is open',
    way: [...all, 'confirm: it did not happen', stillAsked],
    leads: 'asking.sure',
    and: ({ to }) => to.snapshot.context.key === keyAfter('a-key-of-one-word'),
  },
  {
    name: 'WDR-03 a report that did not arrive can be given again, with its proofs',
    way: [...report, 'report: it did not happen', stillAsked],
    leads: 'asking.sure',
    and: ({ to }) => to.snapshot.context.proofs.length === 1,
  },
  {
    name: 'a part that did not arrive, to be changed, is still asked for: its form, with what was typed',
    way: [...part, 'confirms', 'confirm: it did not happen, to be changed', stillAsked],
    leads: 'asking.part',
    and: ({ to: { snapshot } }) =>
      snapshot.context.typed.received === '20' && snapshot.context.fate === 'none',
  },
  {
    name: 'a report that did not arrive, to be changed, is still asked for: its form, with its proofs',
    way: [...report, 'report: it did not happen, to be changed', stillAsked],
    leads: 'asking.none',
    and: ({ to }) => to.snapshot.context.proofs.length === 1,
  },
  {
    name: 'that all of it arrived, to be changed, has no form: it is asked what arrived',
    way: [...all, 'confirm: it did not happen, to be changed', stillAsked],
    leads: 'asking.choosing',
  },
  {
    name: 'to be changed, and settled meanwhile: how is shown',
    way: [...report, 'report: it did not happen, to be changed', 'look: it is counted'],
    leads: 'settled.counted',
  },
  {
    name: 'changed and handed in, it has its last look, and goes under the next key',
    way: [
      ...part,
      'confirms',
      'confirm: it did not happen, to be changed',
      stillAsked,
      'hands in no proof',
      'confirms',
    ],
    leads: 'sending.confirming',
    and: ({ effects }) => {
      const sent = effects.started[0]?.input as ActInput | undefined;
      return sent?.key === keyAfter('a-key-of-one-word') && sent.send.received === '20.00';
    },
  },
  {
    name: 'a report from before the page was opened, that did not arrive and is to be changed, is begun again',
    given: 'a report from before the page was opened',
    way: ['report: it did not happen, to be changed', stillAsked],
    leads: 'asking.choosing',
  },
  {
    name: 'going back from a word that did not arrive does not lead to it again',
    way: [
      ...all,
      'confirm: it did not happen',
      stillAsked,
      'goes back',
      'after timeLeft (asking)',
      stillAsked,
    ],
    leads: 'asking.choosing',
  },
  {
    name: 'when the act breaks, its outcome is asked for and nothing is sent again',
    way: [...all, 'confirm: broke', 'asks for the outcome'],
    leads: 'sending.confirming',
    and: ({ effects }) => (effects.started[0]?.input as ActInput | undefined)?.fate === 'kept',
  },
  {
    name: 'a report whose act broke is asked about as a report',
    way: [...report, 'report: broke', 'asks for the outcome'],
    leads: 'sending.reporting',
  },
  {
    name: 'WDR-05 while nobody knows what became of a word no other is given',
    way: [...all, 'confirm: broke', 'goes back', ...report],
    leads: 'sending.unheard',
  },
  {
    name: 'a confirmation from before the page was opened is asked about first',
    given: 'a word from before the page was opened',
    way: [],
    leads: 'sending.confirming',
  },
  {
    name: 'a report from before the page was opened is asked about first, and begun again where it did not arrive',
    given: 'a report from before the page was opened',
    way: ['report: it did not happen', stillAsked],
    leads: 'asking.choosing',
  },
];

/** How it stands in the end, by the gateway’s word. */
const settled: Receipts = [
  {
    name: 'a confirmed receipt is shown as received',
    way: [...all, 'confirm: kept', 'look: it is received'],
    leads: 'settled.received',
  },
  {
    name: 'a reported receipt is shown as reported',
    way: [...report, 'report: kept', 'look: it is reported'],
    leads: 'settled.reported',
  },
  {
    name: 'a receipt without a word in time is shown as counted',
    way: ['after timeLeft (asking)', 'look: it is counted'],
    leads: 'settled.counted',
  },
  {
    name: 'a receipt closed by the back office is shown as forced',
    way: [...report, 'report: kept', 'look: it is forced'],
    leads: 'settled.forced',
  },
  {
    name: 'a receipt refunded by the back office is shown as refunded',
    way: [...report, 'report: kept', 'look: it is refunded'],
    leads: 'settled.refunded',
  },
  {
    name: 'a receipt that is still open is asked about from the start',
    way: ['after timeLeft (asking)', 'look: it is still open'],
    leads: 'asking.choosing',
  },
  {
    name: 'WDR-05 a word that came too late is not kept: how it was settled is asked, and told',
    way: [...all, 'confirm: settled'],
    leads: 'looking',
  },
  {
    name: 'WDR-05 a report that came too late shows that too',
    way: [...report, 'report: settled', 'look: it is counted'],
    leads: 'conflict',
  },
  {
    name: 'WDR-05 a member overtaken by another tab sees that, and then the current state',
    way: ['the page reads of a report', 'look: it is reported', 'has seen it', 'look: it is reported'],
    leads: 'settled.reported',
    and: ({ to }) => to.snapshot.context.word === 'none',
  },
  {
    name: 'WDR-05 a member who confirmed a part also sees that another tab settled the rest',
    way: [...all, 'confirm: kept', stillAsked, 'the page reads of a report', 'look: it is reported'],
    leads: 'conflict',
  },
  {
    name: 'a state that can’t be read is announced, and asked for again on request',
    way: ['after timeLeft (asking)', 'look: lost'],
    leads: 'unread',
    and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
  },
  {
    name: 'an unread state is read on request',
    way: ['after timeLeft (asking)', 'look: lost', 'looks again'],
    leads: 'looking',
  },
  {
    name: 'a further payment reopens a settled receipt',
    given: 'nothing paid out',
    way: ['the page reads of a payment'],
    leads: 'looking',
  },
  {
    name: 'a payment already known leaves a settled receipt alone',
    way: [...report, 'report: kept', 'look: it is reported', 'the page reads of a report'],
    leads: 'settled.reported',
  },
];

/** What is accepted of the receipt, way by way. */
export const receiptExamples: Receipts = [...asked, ...given, ...settled];
