import { type EventFrom, transition } from 'xstate';
import type { FlowEdge, FlowState } from '#assurance/walk/graph.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import type { ActEnd, ActInput } from '#machines/kit/act.rules.ts';
import { limitMachine } from '#machines/protection/limit.machine.ts';
import type { LimitContext } from '#machines/protection/limit.rules.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import { dailyLimit, raiseRules, raising } from '../../kit/models/limits.ts';
import { actEnds, actProject, askedOnly, opened } from '../../kit/models/money.ts';
import { actIn, code, contextOf, key, limitExamples } from './limit.examples.ts';

export const call = 'protection.limit' as const;

/** What the gateway keeps of a lower value, of a request, and of something else that happened under the key. */
export const lowered = { ...dailyLimit, value: '50.00', left: '20.00', version: 5 };
export const requested = raising('WAITING', { version: 5 });
const other = { ...dailyLimit, value: '40.00', left: '10.00', version: 5 };

const start = (limit: LimitContext['limit']) => ({ ...opened['a first key'], limit, raise: raiseRules });
const reads = ['protection.standing', 'wallet.depositMethods', 'protection.history'];

type Context = LimitContext;
const readAgain = ({ effects }: Pick<FlowEdge, 'effects'>) =>
  effects.emitted.some((said) => said.type === 'stale' && plain(said.reads) === plain(reads));

/** What is sent now, and was not sent before the page was opened. */
const sentIn = (edge: Pick<FlowEdge, 'effects'>) => {
  const act = actIn(edge);
  return act && act.fate !== 'kept' ? act.send : undefined;
};

/** Whether a payload asks for more than what holds. */
const asksForMore = (send: ActInput['send'], { limit }: Context) =>
  send.act === 'SET' &&
  (send.value === null || (limit.value !== null && Number(send.value) > Number(limit.value)));

type Chart = typeof limitMachine;
const typing: EventFrom<Chart> = { type: 'value.typed', typed: '1' };
const submitting: EventFrom<Chart> = { type: 'submitted', key };

/** Whether typing a lower value and sending it is all that lowering takes here. */
function lowersInTwo({ snapshot }: FlowState): boolean {
  const chart = snapshot.machine as Chart;
  const [typed] = transition(chart, snapshot as never, typing);
  const [sent] = transition(chart, typed, submitting);
  return sent.matches({ acting: 'lowering' });
}

const underWay = ({ snapshot }: FlowState) => snapshot.matches('acting') || snapshot.matches('unheard');

export const limitModel = defineModel({
  id: 'limit',
  machine: limitMachine,
  inputs: {
    'a limit that holds': start(dailyLimit),
    'no limit': start({ ...dailyLimit, value: null, left: null, version: 2 }),
    'a raise that waits': start(raising('WAITING')),
    'a raise to confirm': start(raising('TO_CONFIRM')),
    'a raise before its test': start(raising('TESTING')),
    'a raise before a talk': start(raising('TALKING')),
    'its form': { ...start(dailyLimit), open: true },
    'a key from before the page was opened': { ...start(dailyLimit), kept: true },
  },
  events: {
    'it is read again': { type: 'limit.read', limit: { ...other, version: 4 }, raise: raiseRules },
    'an old answer comes': {
      type: 'limit.read',
      limit: { ...other, value: '999.00', version: 1 },
      raise: raiseRules,
    },
    'wants to change it': { type: 'change.asked' },
    'types a lower value': { type: 'value.typed', typed: '30' },
    'types a higher value': { type: 'value.typed', typed: '200' },
    'types nonsense': { type: 'value.typed', typed: 'cien' },
    submits: { type: 'submitted', key },
    'wants no limit': { type: 'removal.asked', key },
    'confirms the raise': { type: 'confirm.asked', key },
    'drops the raise': { type: 'drop.asked', key },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
  },
  fromOutside: ['it is read again', 'an old answer comes'],
  answers: {
    act: {
      ...actEnds(lowered, other, code),
      'it waits now': { done: { end: 'done', record: requested, failure: null, key } },
    },
  },
  children: {
    act: actModelOf(call, lowered, other, {
      'it waits now': { done: requested },
      'a rule forbids it': refusal(code),
    }),
  },
  project: (context) => ({
    ...actProject(context),
    limit: [context.limit.value, context.limit.version, context.limit.raise?.state],
    typed: context.typed,
    problem: context.problem,
    asked: context.asked,
    said: context.said,
  }),
  properties: [
    {
      name: 'no path raises or removes a limit without the last look that says how long it waits',
      fault: { 'states/editing/on/submitted/0/guard': undefined },
      edge: (edge) => {
        const sent = sentIn(edge);
        const context = edge.from.snapshot.context as Context;
        return (
          !sent ||
          !asksForMore(sent, context) ||
          (edge.from.snapshot.matches('sure') && edge.step.name === 'confirms')
        );
      },
    },
    {
      name: 'a raise is confirmed only when its wait is over, or for its test',
      fault: { 'states/shown/on/confirm.asked/guard': undefined },
      edge: (edge) => {
        const state = (edge.from.snapshot.context as Context).limit.raise?.state;
        return sentIn(edge)?.act !== 'CONFIRM' || state === 'TO_CONFIRM' || state === 'TESTING';
      },
    },
    {
      name: 'from every place where the member can act, a lower value is sent after typing and sending it',
      fault: { 'states/sure/on/value.typed': undefined },
      state: (state) => underWay(state) || lowersInTwo(state),
    },
    {
      name: 'a lower value gets no further question',
      fault: { 'states/editing/on/submitted/0/target': 'sure' },
      edge: ({ from, step, to }) =>
        step.name !== 'submits' ||
        (from.snapshot.context as Context).typed !== '30' ||
        to.snapshot.matches({ acting: 'lowering' }) ||
        contextOf({ to }).problem !== null,
    },
    {
      name: 'a raise that waits can be dropped with one press wherever it is shown',
      fault: { 'states/shown/on/drop.asked': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('shown') ||
        (snapshot.context as Context).limit.raise === null ||
        snapshot.can({ type: 'drop.asked', key }),
    },
    {
      name: 'nothing is dropped where no raise waits',
      fault: { 'states/shown/on/drop.asked/guard': undefined },
      edge: (edge) =>
        sentIn(edge)?.act !== 'DROP' || (edge.from.snapshot.context as Context).limit.raise !== null,
    },
    {
      name: 'a refusal never loses what was typed, and is shown only where the gateway said no',
      fault: { 'states/acting/invoke/onDone/1/guard': () => false },
      edge: ({ from, step, to }) => {
        const { asked, typed } = from.snapshot.context as Context;
        const refused = step.kind === 'answer' && step.name.startsWith('it was refused');
        if (!refused) return !to.snapshot.hasTag('refused') || from.snapshot.hasTag('refused');
        return (
          contextOf({ to }).failure?.code === code &&
          contextOf({ to }).typed === typed &&
          to.snapshot.matches(asked?.act === 'SET' ? 'editing' : 'shown')
        );
      },
    },
    {
      name: 'a finished act shows the gateway’s limit, and says so when it is not what was asked for',
      fault: { 'states/acting/invoke/onDone/0/actions': 'tellStale' },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'answer' || !('done' in step.answer)) return true;
        const { end, record } = step.answer.done as ActEnd;
        if (end !== 'done') return true;
        const { limit, asked } = from.snapshot.context as Context;
        const now = contextOf({ to });
        return plain(now.limit) === plain(record ?? limit) && (asked !== null || !now.differs);
      },
    },
    {
      name: 'after an act, and after a refusal, every tab reads the limits, the ways to pay in and the history again',
      fault: { 'states/acting/invoke/onDone/2/actions': { type: 'keepDoubt' } },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        !(
          step.name.includes('done') ||
          step.name.startsWith('it was refused') ||
          step.name === 'it waits now'
        ) ||
        readAgain({ effects }),
    },
    {
      name: 'an answer that is older than what is known changes nothing',
      fault: {
        'on/limit.read/actions': { type: 'forgetEnd' },
        'states/shown/on/limit.read/actions': {
          type: 'keepEnd',
          params: () => ({ output: { end: 'done', record: other, failure: null, key } }),
        },
      },
      edge: ({ from, step, to }) =>
        step.name !== 'an old answer comes' ||
        plain(contextOf({ to }).limit) === plain((from.snapshot.context as Context).limit),
    },
    askedOnly,
  ],
  examples: limitExamples,
});
