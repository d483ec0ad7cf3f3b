import type { FlowEdge } from '#assurance/walk/graph.ts';
import type { Arrival, Example, Property } from '#assurance/walk/model.ts';
import type { Absence, Begun } from '#contract/protection/absence.ts';
import { asPoints } from '#contract/units.ts';
import { type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import type { BreakContext, Length, Matters } from '#machines/protection/absence.rules.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';

/** An absence in force, as the gateway answers. */
export const absence = (kind: Absence['kind'], until: number | null): Absence => ({
  kind,
  from: 1_796_000_000_000,
  until,
  zone: 'America/Mexico_City',
  returnFrom: kind === 'EXCLUSION' ? until : null,
  return: null,
});

/** One that begins, as the gateway answers the act. */
export const begun = (kind: Absence['kind'], until: number | null, asked: Begun['asked']): Begun => ({
  ...absence(kind, until),
  asked,
});

export const matters: Matters = {
  balance: '120.00',
  openBets: { count: 1, staked: '10.00' },
  withdrawals: { count: 2, amount: '80.00' },
  bonuses: [{ title: 'Bono de bienvenida', amount: '15.00' }],
  points: asPoints(40),
  contracts: 1,
};

/** What the gateway may say of what stays open. */
export const mattersAnswers = {
  'it says what stays open': { done: matters },
  'it can’t be read': lost,
  'it comes too late': late,
  'it may not be read': refusal('FORBIDDEN'),
} as const;

const whole = ({ event }: { readonly event: object }) => event;

/** An act that sends another length than was chosen. */
const otherLength = ({ context: { key, fate } }: { context: Pick<ActInput, 'key' | 'fate'> }) => ({
  call: 'protection.exclude',
  about: '',
  key,
  fate,
  send: { key, hours: 1, months: 1, understood: true, everywhere: false },
});

const sentNow = ({ effects }: FlowEdge) =>
  effects.started.flatMap(({ id, input }) => (id === 'act' ? [input as ActInput] : []));

/** What holds of going away, be it a break or an exclusion. */
export function absenceProperties(unit: 'hours' | 'months'): readonly Property[] {
  return [
    {
      name: 'what stays open never stops anybody: the second screen comes, read or not',
      fault: { 'states/listing/invoke/onError/target': 'choosing' },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('listing') || step.kind !== 'answer' || to.snapshot.matches('understanding'),
    },
    {
      name: 'confirming is two screens away: a length, and one look',
      fault: { 'states/choosing/on/submitted/0/target': 'choosing' },
      edge: ({ from: { snapshot: from }, step, to: { snapshot: to } }) =>
        step.name !== 'goes on' ||
        !from.matches('choosing') ||
        (from.context as { length: Length | null }).length === null ||
        to.matches('listing'),
    },
    {
      name: 'nothing is chosen for the person: without a length nothing is sent',
      fault: { 'states/choosing/on/submitted/0/guard': undefined },
      edge: ({ from, to }) =>
        !to.snapshot.matches('listing') ||
        from.snapshot.matches('listing') ||
        (to.snapshot.context as { length: Length | null }).length !== null,
    },
    {
      name: 'the length that is sent is the one on the screen',
      fault: { 'states/acting/invoke/input': otherLength },
      path: {
        start: null,
        next: (shown: number | null, edge: FlowEdge) => {
          const { step } = edge;
          const event = step.kind === 'event' ? (step.event as Partial<Length> & { type: string }) : null;
          const listens = edge.from.snapshot.matches('choosing');
          const chosen = event?.type === 'length.chosen' && listens ? (event[unit] ?? null) : shown;
          const now = event?.type === 'again.asked' ? null : chosen;
          const right = sentNow(edge).every(({ fate, send }) => fate === 'kept' || send[unit] === now);
          return right ? now : false;
        },
      },
    },
    {
      name: 'nobody is signed out, and no session is doubted, before the gateway has answered the act',
      fault: { 'states/understanding/on/confirmed': { target: 'acting', actions: 'tellChanged' } },
      edge: ({ to, effects }) =>
        effects.emitted.every(({ type }) =>
          type === 'absence.changed'
            ? to.snapshot.matches('inForce') || to.snapshot.matches('choosing')
            : !['token.dropped', 'storage.cleared', 'signOut.opened'].includes(type),
        ),
    },
    {
      name: 'once it is in force the session is asked who is here, and everything is read again',
      fault: { 'states/acting/invoke/onDone/0/actions': { type: 'keepEnd', params: whole } },
      edge: ({ from, to, effects }) =>
        from.snapshot.matches('inForce') ||
        !to.snapshot.matches('inForce') ||
        ['absence.changed', 'stale'].every((word) => effects.emitted.some(({ type }) => type === word)),
    },
    {
      name: 'it is in force only when the gateway says so',
      fault: { 'states/acting/invoke/onError': 'inForce' },
      edge: ({ from, step, to }) =>
        from.snapshot.matches('inForce') || !to.snapshot.matches('inForce') || step.name.includes('was done'),
    },
  ];
}

type Going = {
  readonly chooses: string;
  readonly another: string;
  /** What is done at the second screen. */
  readonly confirms: readonly string[];
};

const contextOf = ({ to }: Arrival) => to.snapshot.context as BreakContext;

/** What is accepted of going away, be it a break or an exclusion. */
export function absenceExamples({ chooses, another, confirms }: Going): readonly Example[] {
  const before = 'a key from before the page was opened';
  const told = [chooses, 'goes on', 'matters: it says what stays open'];
  const refused = [...told, ...confirms, 'act: it was refused'];
  return [
    {
      name: 'what stays open is shown before anything is confirmed',
      way: told,
      leads: 'understanding',
      and: (end) => contextOf(end).matters === matters,
    },
    {
      name: 'the choice can be gone back to, and stays as it was',
      way: [...told, 'goes back'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).length !== null,
    },
    {
      name: 'what stayed open at an earlier look is not shown when it can’t be read now',
      way: [...told, 'goes back', 'goes on', 'matters: it can’t be read'],
      leads: 'understanding',
      and: (end) => contextOf(end).matters === null,
    },
    {
      name: 'a refusal stays to be read while another length is chosen',
      way: [...refused, another],
      leads: 'choosing.refused',
      and: (end) => contextOf(end).failure !== null,
    },
    {
      name: 'after a refusal it is asked again who is away',
      way: refused,
      leads: 'choosing.refused',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'absence.changed'),
    },
    {
      name: 'going on after a refusal takes it away',
      way: [...refused, 'goes on'],
      leads: 'listing',
      and: (end) => contextOf(end).failure === null,
    },
    {
      name: 'a refusal stays to be read when nothing is chosen',
      given: before,
      way: ['act: it was refused', 'goes on'],
      leads: 'choosing.refused',
      and: (end) => contextOf(end).unchosen,
    },
    {
      name: 'what did not happen leads back to the second screen, under the next key',
      way: [...told, ...confirms, 'act: it did not happen'],
      leads: 'understanding',
      and: (end) => contextOf(end).key === keyAfter('a-first-key-of-money'),
    },
    {
      name: 'what did not happen, from before the page was opened, leads to the choice, under the next key',
      given: before,
      way: ['act: it did not happen'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).key === keyAfter('a-first-key-of-money'),
    },
    {
      name: 'the next one begins with nothing chosen, under a new key',
      way: [...told, ...confirms, 'act: it was done', 'has seen it'],
      leads: 'choosing.editing',
      and: (end) => contextOf(end).key === 'a-second-key-of-money' && contextOf(end).length === null,
    },
  ];
}
