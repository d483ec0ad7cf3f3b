import type { FlowEdge } from '#assurance/walk/graph.ts';
import type { Arrival, Example } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import type { LimitContext } from '#machines/protection/limit.rules.ts';
import { brokenExamples } from '../../kit/models/money.ts';

/** The key of what is typed and sent, and the code of every refusal. */
export const key = 'a-first-key-of-money';
export const code = 'PROTECTION_RULE';

export const contextOf = ({ to }: Pick<Arrival, 'to'>) => to.snapshot.context as LimitContext;

/** The act that a step begins. */
export const actIn = ({ effects }: Pick<FlowEdge, 'effects'>) =>
  effects.started.find(({ id }) => id === 'act')?.input as ActInput | undefined;

/** What is accepted of a limit, way by way. */
export const limitExamples: readonly Example[] = [
  { name: 'a limit that holds is shown', way: [], leads: 'shown.inForce' },
  { name: 'no limit is shown as that', given: 'no limit', way: [], leads: 'shown.unset' },
  { name: 'a raise that waits is shown', given: 'a raise that waits', way: [], leads: 'shown.waiting' },
  { name: 'a raise to confirm is shown', given: 'a raise to confirm', way: [], leads: 'shown.toConfirm' },
  {
    name: 'a raise before its test is shown',
    given: 'a raise before its test',
    way: [],
    leads: 'shown.testing',
  },
  {
    name: 'a raise before a talk is shown',
    given: 'a raise before a talk',
    way: [],
    leads: 'shown.talking',
  },
  { name: 'a form that was asked for is open', given: 'its form', way: [], leads: 'editing.fresh' },
  {
    name: 'the outcome of an act from before the page was opened is asked for first',
    given: 'a key from before the page was opened',
    way: [],
    leads: 'acting.checking',
    and: (end) => actIn(end)?.fate === 'kept' && actIn(end)?.about === 'deposit day',
  },
  {
    name: 'lowering takes a value and sending it, and the version that was seen goes with it',
    way: ['types a lower value', 'submits'],
    leads: 'acting.lowering',
    and: (end) =>
      plain(actIn(end)?.send) ===
      plain({ key, kind: 'deposit', period: 'day', act: 'SET', seen: 3, value: '30.00' }),
  },
  {
    name: 'a first limit is in force at once, however high',
    given: 'no limit',
    way: ['types a higher value', 'submits'],
    leads: 'acting.lowering',
  },
  {
    name: 'a higher value gets a last look, and then is sent',
    way: ['wants to change it', 'types a higher value', 'submits', 'confirms'],
    leads: 'acting.raising',
    and: (end) => actIn(end)?.send.value === '200.00',
  },
  {
    name: 'one can go back from the last look, and what was typed is kept',
    way: ['types a higher value', 'submits', 'goes back'],
    leads: 'editing.fresh',
    and: (end) => contextOf(end).typed === '200',
  },
  {
    name: 'removing a limit gets a last look, and is sent as none',
    way: ['wants to change it', 'wants no limit', 'confirms'],
    leads: 'acting.raising',
    and: (end) => actIn(end)?.send.value === null,
  },
  {
    name: 'where there is no limit nothing can be removed',
    given: 'no limit',
    way: ['wants to change it', 'wants no limit'],
    leads: 'editing.fresh',
  },
  {
    name: 'what can’t be read is marked, and nothing is sent',
    way: ['types nonsense', 'submits'],
    leads: 'editing.fresh',
    and: (end) => contextOf(end).problem === 'format' && actIn(end) === undefined,
  },
  {
    name: 'typing removes the mark',
    way: ['types nonsense', 'submits', 'types a lower value'],
    leads: 'editing.fresh',
    and: (end) => contextOf(end).problem === null,
  },
  {
    name: 'the form can be closed, and nothing is said of it',
    way: ['types nonsense', 'submits', 'goes back'],
    leads: 'shown.inForce',
    and: (end) => contextOf(end).problem === null,
  },
  {
    name: 'a lower value that was set is said, and the limit is the gateway’s',
    way: ['types a lower value', 'submits', 'act: it was done'],
    leads: 'shown.inForce',
    and: (end) => contextOf(end).said === 'lowered' && contextOf(end).limit.value === '50.00',
  },
  {
    name: 'what was said is gone when the form opens again',
    way: ['types a lower value', 'submits', 'act: it was done', 'wants to change it'],
    leads: 'editing.fresh',
    and: (end) => contextOf(end).said === null && contextOf(end).typed === '',
  },
  {
    name: 'a raise that was asked for waits, and that is said',
    way: ['types a higher value', 'submits', 'confirms', 'act: it waits now'],
    leads: 'shown.waiting',
    and: (end) => contextOf(end).said === 'asked' && !contextOf(end).differs,
  },
  {
    name: 'a lower value during a raise is sent at once',
    given: 'a raise that waits',
    way: ['types a lower value', 'submits'],
    leads: 'acting.lowering',
  },
  {
    name: 'a raise is dropped with one press',
    given: 'a raise before a talk',
    way: ['drops the raise'],
    leads: 'acting.dropping',
    and: (end) => actIn(end)?.send.act === 'DROP' && !('value' in (actIn(end)?.send ?? {})),
  },
  {
    name: 'a raise is confirmed with one press, after its wait',
    given: 'a raise to confirm',
    way: ['confirms the raise'],
    leads: 'acting.confirming',
    and: (end) => actIn(end)?.send.act === 'CONFIRM',
  },
  {
    name: 'a test that was read is said',
    given: 'a raise before its test',
    way: ['confirms the raise', 'act: it waits now'],
    leads: 'shown.waiting',
    and: (end) => contextOf(end).said === 'tested',
  },
  {
    name: 'a test that was read is said, also when its result was read before the answer came',
    given: 'a raise before its test',
    way: ['confirms the raise', 'it is read again', 'act: it waits now'],
    leads: 'shown.waiting',
    and: (end) => contextOf(end).said === 'tested',
  },
  {
    name: 'a refused value stays in its form with the reason, also while it is corrected',
    way: ['types a lower value', 'submits', 'act: it was refused', 'types nonsense', 'submits'],
    leads: 'editing.refused',
    and: (end) => contextOf(end).failure?.code === code && contextOf(end).problem === 'format',
  },
  {
    name: 'a refused value can be sent again, without the reason and with the version read since',
    way: ['types a lower value', 'submits', 'act: it was refused', 'it is read again', 'submits'],
    leads: 'acting.lowering',
    and: (end) => contextOf(end).failure === null && actIn(end)?.send.seen === 4,
  },
  {
    name: 'a refused drop is shown with its reason, which stays when the limit was read again',
    given: 'a raise that waits',
    way: ['drops the raise', 'act: it was refused', 'it is read again'],
    leads: 'shown.inForce',
    and: (end) => contextOf(end).failure?.code === code,
  },
  {
    name: 'the reason of a refused drop is gone when the form opens',
    given: 'a raise that waits',
    way: ['drops the raise', 'act: it was refused', 'wants to change it'],
    leads: 'editing.fresh',
    and: (end) => contextOf(end).failure === null,
  },
  {
    name: 'a value that did not arrive goes back to its form, and is sent under a key of its own',
    way: ['types a lower value', 'submits', 'act: it did not happen', 'submits'],
    leads: 'acting.lowering',
    and: (end) => actIn(end)?.fate === 'none' && actIn(end)?.key === key,
  },
  {
    name: 'a drop that did not arrive goes back to the limit',
    given: 'a raise that waits',
    way: ['drops the raise', 'act: it did not happen'],
    leads: 'shown.waiting',
    and: (end) => contextOf(end).said === null && contextOf(end).failure === null,
  },
  ...brokenExamples(['types a lower value', 'submits'], 'acting.checking'),
  {
    name: 'while an outcome is unknown nothing else is sent or typed',
    way: ['types a lower value', 'submits', 'act: broke', 'types nonsense', 'submits'],
    leads: 'unheard',
    and: (end) => contextOf(end).typed !== 'cien',
  },
  {
    name: 'a limit that was read again is shown as it is now',
    given: 'a raise that waits',
    way: ['it is read again'],
    leads: 'shown.inForce',
    and: (end) => contextOf(end).limit.value === '40.00',
  },
  {
    name: 'a limit that is read during the last look stays there',
    way: ['types a higher value', 'submits', 'it is read again'],
    leads: 'sure',
    and: (end) => contextOf(end).limit.version === 4,
  },
  {
    name: 'typing during the last look goes back to the form',
    way: ['types a higher value', 'submits', 'types nonsense'],
    leads: 'editing.fresh',
    and: (end) => contextOf(end).typed === 'cien',
  },
  {
    name: 'a raise that may not be confirmed stays, and the page says why',
    given: 'a raise to confirm',
    way: ['confirms the raise', 'act: it was refused'],
    leads: 'shown.refused',
  },
  {
    name: 'an answer that is older than the page shows the raise all the same',
    given: 'a raise that waits',
    way: ['an old answer comes'],
    leads: 'shown.waiting',
  },
  {
    name: 'a form that was open from the start can be closed',
    given: 'its form',
    way: ['goes back'],
    leads: 'shown.inForce',
  },
  {
    name: 'a form that was open from the start closes once its value was set',
    given: 'its form',
    way: ['types a lower value', 'submits', 'act: it was done'],
    leads: 'shown.inForce',
  },
  {
    name: 'after a drop of unknown outcome the raise is shown as the gateway last had it',
    given: 'its form',
    way: [
      'types a higher value',
      'submits',
      'confirms',
      'act: it waits now',
      'drops the raise',
      'act: it did not happen',
    ],
    leads: 'shown.waiting',
  },
];
