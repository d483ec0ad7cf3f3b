import type { Answer, FlowEdge } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel, type Example, type Model, type Property } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import type { ActCall } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { type ActContext, type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import { actOf } from '#machines/kit/act-by-call.ts';
import { absent, endedToken, late, lost, refusal } from './failures.ts';
import { holdsNone, secrets } from './people.ts';
import { unheard as lostAnswers, neverCalledRefused } from './unheard.ts';

type Cases = Readonly<Record<string, Answer>>;

/** Answers to the sending after which nobody knows whether it was done. */
const unheard: Cases = {
  ...lostAnswers,
  'it is being done': refusal('KEY_BUSY'),
  'something else was done under the key': refusal('KEY_REUSED'),
};
const keyIsVoid = 'its key is void';
const noes: Cases = {
  'it says no': refusal('BALANCE_SHORT'),
  'session over': endedToken,
  [keyIsVoid]: refusal('KEY_VOID'),
};

const wasDone = ['it was done', 'something else was done', 'it was done, but its record is unreadable'];
const wasNotDone = 'it was not done';

/** What a gateway may say became of an act; done, with what it keeps of it. */
function outcomes(record: unknown, other: unknown): Cases {
  return {
    'it was done': { done: { state: 'done', value: record } },
    'something else was done': { done: { state: 'done', value: other } },
    'it was done, but its record is unreadable': { done: { state: 'done', value: 7 } },
    [wasNotDone]: { done: { state: 'none' } },
    'it is still being done': { done: { state: 'running' } },
    'lost too': lost,
    'late too': late,
    'there is no such question': absent,
  };
}

/** What happened along one path: whether nobody knows of the last sending, and what the gateway said last of its end. */
type Heard = { readonly unknown: boolean; readonly said: 'nothing' | 'done' | 'none' };

function heardNext(heard: Heard, actor: string, answer: string): Heard {
  if (actor === 'send' && answer in unheard) return { ...heard, unknown: true };
  if (actor === 'send') return answer in noes ? heard : { ...heard, said: 'done' };
  if (wasDone.includes(answer)) return { ...heard, said: 'done' };
  return answer === wasNotDone ? { unknown: false, said: 'none' } : heard;
}

type Judge = (heard: Heard, end: ActContext['end']) => boolean;

/** Judges every end by what was heard along the path to it. */
function atTheEnd(judge: Judge) {
  const next = (before: Heard, { step, to: { snapshot } }: FlowEdge) => {
    const heard = step.kind === 'answer' ? heardNext(before, step.actor, step.name) : before;
    return (snapshot.status !== 'done' || judge(heard, (snapshot.context as ActContext).end)) && heard;
  };
  return { start: { unknown: false, said: 'nothing' }, next };
}

/** Whether a step comes to a state, by what it was before. */
const comesTo = ({ from, to }: Pick<FlowEdge, 'from' | 'to'>, state: string) =>
  to.snapshot.matches(state) && !from.snapshot.matches(state);
/** Whether the person says that they looked, where nobody could tell. */
const looked = ({ from, to }: Pick<FlowEdge, 'from' | 'to'>) =>
  from.snapshot.matches('untold') && to.snapshot.matches('left');

const properties: readonly Property[] = [
  {
    name: 'each act sends once, and asks for its outcome as often as it takes',
    fault: { 'states/waiting/on/check.asked': 'sending' },
    edge: ({ effects }) => effects.started.every(({ id }) => id === 'outcome'),
  },
  {
    name: 'an act whose outcome was unknown never ends as refused',
    fault: { 'states/sending/invoke/onError/0/guard': () => false },
    path: atTheEnd(({ unknown }, end) => end !== 'refused' || !unknown),
  },
  {
    name: 'an act gives its key up for the next one only where nothing can be done under it any more',
    fault: { 'states/notDone/entry': 'tellEnded' },
    edge: (edge) => {
      const { from, step, to } = edge;
      const keyOf = ({ snapshot }: FlowEdge['to']) => (snapshot.context as ActContext).key;
      const over = comesTo(edge, 'notDone') || looked(edge) || step.name === keyIsVoid;
      return (keyOf(from) !== keyOf(to)) === over;
    },
  },
  {
    name: 'an act is done only when the gateway says so',
    fault: { 'states/checking/invoke/onDone/2/target': 'done' },
    path: atTheEnd(({ said }, end) => (end === 'done') === (said === 'done')),
  },
  {
    name: 'the record shown is the gateway’s own, and there is none when it does not follow the contract',
    fault: { 'states/checking/invoke/onDone/0/actions': undefined },
    edge: ({ step, to: { snapshot } }) => {
      const { end, record } = snapshot.context as ActContext;
      if (step.kind !== 'answer' || !('done' in step.answer) || end !== 'done') return true;
      const { done } = step.answer;
      const kept = step.actor === 'send' ? done : (done as { value: unknown }).value;
      return plain(record) === plain(typeof kept === 'object' ? kept : null);
    },
  },
  {
    name: 'no withdraw password stays in memory after an act is sent',
    fault: { 'states/sending/exit': undefined },
    state: ({ snapshot }) => snapshot.matches('sending') || holdsNone(snapshot.context, [secrets.password]),
  },
  {
    name: 'the key is dropped only when the outcome is known',
    fault: { 'states/waiting/exit': ['countQuestion', 'tellEnded'] },
    edge: (edge) => {
      const reported = edge.effects.emitted.some(({ type }) => type === 'act.ended');
      const known = ['done', 'refused', 'notDone'].some((state) => comesTo(edge, state)) || looked(edge);
      return reported === known;
    },
  },
];

const key = 'a-first-key-of-money';
const unanswered = ['send: lost'];
const absentAnswer = 'outcome: there is no such question';
const untellable = [absentAnswer, 'asks for the outcome', absentAnswer];
const stillAtIt = 'outcome: it is still being done';
const contextOf = ({ to: { snapshot } }: Arrival) => snapshot.context as ActContext;
const waits =
  (milliseconds: number) =>
  ({ to }: Arrival) =>
    to.timers.some(({ delay }) => delay === milliseconds);

const examples: readonly Example[] = [
  {
    name: 'the tab learns the key as soon as anything is sent under it',
    way: [],
    leads: 'sending',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'act.sent'),
  },
  {
    name: 'the outcome of an act from before the page was opened is asked for, and nothing is sent',
    given: 'something from before the page was opened',
    way: [],
    leads: 'checking',
  },
  { name: 'an answer that it was done ends the act', way: ['send: it was done'], leads: 'done' },
  {
    name: 'a missing answer has its outcome asked for',
    way: unanswered,
    leads: 'checking',
    and: (end) => contextOf(end).failure?.kind === 'network',
  },
  {
    name: 'an act that was not done can be sent again from its form, under the next key',
    way: [...unanswered, 'outcome: it was not done', 'sends it again'],
    leads: 'left',
    and: (end) => contextOf(end).end === 'left' && contextOf(end).key === keyAfter(key),
  },
  {
    name: 'an act that was not done can be changed in its form, under the next key',
    way: [...unanswered, 'outcome: it was not done', 'wants to change it'],
    leads: 'changed',
    and: (end) => contextOf(end).end === 'changed' && contextOf(end).key === keyAfter(key),
  },
  {
    name: 'an act whose key is void by now is refused, and sent again under the next one',
    way: ['send: its key is void'],
    leads: 'refused',
    and: (end) => contextOf(end).key === keyAfter(key),
  },
  {
    name: 'that there is no such question is believed when it is heard twice',
    way: [...unanswered, 'outcome: there is no such question'],
    leads: 'waiting',
  },
  {
    name: 'where nobody can tell, the person has to look before anything else is sent',
    way: [...unanswered, ...untellable, 'sends it again', 'wants to change it'],
    leads: 'untold',
    and: (end) => contextOf(end).key === key,
  },
  {
    name: 'who has looked is back in the form, under the next key',
    way: [...unanswered, ...untellable, 'says that they looked'],
    leads: 'left',
    and: (end) => contextOf(end).key === keyAfter(key),
  },
  {
    name: 'an act that the gateway is still doing can’t be changed',
    way: [...unanswered, stillAtIt, 'wants to change it'],
    leads: 'waiting',
  },
  {
    name: 'an act that the gateway is still doing is asked about again in three seconds',
    way: [...unanswered, stillAtIt],
    leads: 'waiting',
    and: waits(3_000),
  },
  {
    name: 'the next time it is asked about in six seconds, and less and less often',
    way: [...unanswered, stillAtIt, 'after askAgain (waiting)', 'outcome: lost too'],
    leads: 'waiting',
    and: waits(6_000),
  },
  {
    name: 'a person who does not want to wait can ask at once',
    way: [...unanswered, stillAtIt, 'asks for the outcome'],
    leads: 'checking',
  },
  {
    name: 'a refusal of something new is shown at once, with its reason',
    way: ['send: it says no'],
    leads: 'refused',
    and: (end) =>
      contextOf(end).end === 'refused' &&
      contextOf(end).failure?.code === 'BALANCE_SHORT' &&
      contextOf(end).key === key,
  },
];

/** A model of the act that makes a call, for whoever has it as a child: the gateway keeps `record` of it, or `other`. */
export function actModelOf(call: ActCall, record: unknown, other: unknown, says: Cases = {}): Model {
  const input = (fate: ActInput['fate']): ActInput => ({
    key,
    call,
    about: '',
    fate,
    send: {
      key,
      memberId: 'id-of-camila',
      amount: '50.00',
      withdrawPassword: secrets.password,
    },
  });
  return defineModel({
    id: 'act',
    machine: actOf(call, calls[call].output),
    inputs: {
      'something new': input('none'),
      'something from before the page was opened': input('kept'),
    },
    events: {
      'asks for the outcome': { type: 'check.asked' },
      'sends it again': { type: 'sent.again' },
      'wants to change it': { type: 'edited' },
      'says that they looked': { type: 'looked' },
    },
    answers: {
      send: { 'it was done': { done: record }, ...noes, ...unheard, ...says },
      outcome: outcomes(record, other),
    },
    project: ({ send, failure, ...context }) => ({
      ...context,
      sends: send !== null,
      failure: failure?.code ?? failure?.kind ?? null,
      // One code may say several things: a parent that tells them apart must find the way to each.
      said: failure?.value ?? null,
    }),
    properties: [
      ...properties,
      neverCalledRefused(actOf(call, calls[call].output), {
        'states/sending/invoke/onError/0/guard': () => false,
      }),
    ],
    examples,
  });
}

const camila = { id: 'id-of-camila', account: 'downline1a', nickname: 'Camila Ponce', kind: 'member' };
const sent = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', to: camila, amount: '50.00' };

export const actModel = actModelOf('wallet.sendToLine', sent, { ...sent, amount: '99.00' });
