import type { Answer, FlowEdge, FlowState } from '#assurance/walk/graph.ts';
import type { Arrival, Example, Property } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { type ActEnd, type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import type { ActState, Opened } from '#machines/kit/act-state.rules.ts';
import { broke, refusal } from './failures.ts';

const key = 'a-first-key-of-money';

/** How every form of an act of money is opened. */
export const opened = {
  'a first key': { key },
  'a key from before the page was opened': { key, kept: true },
} as const satisfies Record<string, Opened>;

const nothing = { record: null, failure: null, key } as const;

const didNotHappen = 'it did not happen';

/** How an act may end (machines/kit/act.machine.ts): `record` as it was quoted, `other` not. */
export function actEnds(record: unknown, other: unknown, code: string) {
  const { failure } = refusal(code).error;
  return {
    'it was done': { done: { ...nothing, end: 'done', record } },
    'something else was done': { done: { ...nothing, end: 'done', record: other } },
    'it was done, but its record is unreadable': { done: { ...nothing, end: 'done' } },
    'it was refused': { done: { ...nothing, end: 'refused', failure } },
    [didNotHappen]: { done: { ...nothing, end: 'left', key: keyAfter(key) } },
    broke,
  } as const satisfies Record<string, Answer<ActEnd>>;
}

/** What of an act of money tells two states of its form apart. */
export function actProject({ key, fate, failure, record, differs }: ActState<unknown>) {
  return { key, fate, failure: failure?.code ?? null, record, differs };
}

type Context = ActState<unknown>;
const contextOf = ({ snapshot }: FlowState) => snapshot.context as Context;

/** The acts among what a step starts: a form may ask other things before its last look. */
const actsIn = ({ started }: FlowEdge['effects']): readonly ActInput[] =>
  started.map(({ input }) => input as Partial<ActInput> | undefined).filter(isAct);
const isAct = (input: Partial<ActInput> | undefined): input is ActInput => input?.fate !== undefined;

type Fault = Property['fault'];
type Stand = {
  readonly refused: string;
  /** Where it is when it may be sent, and when it is done. */
  readonly sure: string;
  readonly done: string;
  /** The step that sends it, and a chart that sends without it. */
  readonly sends: string;
  readonly unasked: (id: string, submitted: string) => Fault;
  /** The number of the transition that an act takes which did not happen. */
  readonly left: number;
};

/** Where a form stands in its chart: by itself, where its password is forgotten after a while, or as one press. */
const places = {
  form: {
    refused: 'form.refused',
    sure: 'sure',
    done: 'done',
    sends: 'confirms',
    unasked: (id, submitted) => ({ [`states/form/on/${submitted}/target`]: `#${id}.acting` }),
    left: 2,
  },
  preparing: {
    refused: 'preparing.form.refused',
    sure: 'sure',
    done: 'done',
    sends: 'confirms',
    unasked: (id, submitted) => ({
      [`states/preparing/states/form/on/${submitted}/target`]: `#${id}.acting`,
    }),
    left: 2,
  },
  choosing: {
    refused: 'choosing.refused',
    sure: 'understanding',
    done: 'inForce',
    sends: 'confirms',
    unasked: (id, submitted) => ({ [`states/choosing/on/${submitted}/target`]: `#${id}.acting` }),
    left: 2,
  },
  claimable: {
    refused: 'claimable.refused',
    sure: 'claimable',
    done: 'claimed',
    sends: 'claims',
    unasked: () => ({ 'states/unheard/on/check.asked/actions': undefined }),
    left: 4,
  },
} as const satisfies Record<string, Stand>;

type Where = {
  readonly in: keyof typeof places;
  /** The id of the chart. */
  readonly id: string;
  /** Where its form says what handing it in leads to: by the one guard that it has, or without any. */
  readonly submitted?: 'submitted/0' | 'submitted';
  /** Whether the record of what was done is what this form asked for; it always is when not given. */
  readonly asked?: (context: never) => boolean;
  /** What is asked before the last look, and may say no too: the id of its actor. */
  readonly asks?: string;
};

/** A form says that it was refused where it was: by its act, or by what it asks before. */
export function refusedOnly(refused: string, asks?: string): Property {
  return {
    name: 'a refusal is shown only where the act was refused',
    fault: { 'states/acting/invoke/onError': refused },
    edge: ({ from, step, to }) =>
      !to.snapshot.hasTag('refused') ||
      from.snapshot.hasTag('refused') ||
      (step.kind === 'answer' && step.actor === asks) ||
      step.name.startsWith('it was refused'),
  };
}

/** What an act changed is read again in every tab, once it is done. */
export function readInEveryTab(name: string): Property {
  return {
    name,
    fault: { 'states/acting/invoke/onDone/0/actions': undefined },
    edge: ({ from, to, effects }) =>
      !to.snapshot.matches('done') ||
      from.snapshot.matches('done') ||
      effects.emitted.some((event) => event.type === 'stale' && event.everywhere === true),
  };
}

/** What holds of every form of an act of money, whatever it moves. */
export function actProperties({
  in: place,
  id,
  submitted = 'submitted/0',
  asked,
  asks,
}: Where): readonly Property[] {
  const { refused, sure, done: end, sends, unasked, left } = places[place];
  return [
    {
      name: 'only what the last look showed is sent; the outcome of an earlier send is asked for, and nothing is sent again',
      fault: unasked(id, submitted),
      edge: ({ from, step, effects }) =>
        actsIn(effects).every(({ fate }) => step.name === sends || fate === 'kept') ||
        from.snapshot.matches(sure),
    },
    {
      name: 'a finished act shows the gateway’s record, and says so when the last look showed something else',
      fault: { 'states/acting/invoke/onDone/0/actions': 'tellMoved' },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'answer' || !('done' in step.answer) || !to.snapshot.matches(end)) return true;
        const { record } = step.answer.done as ActEnd;
        const { differs, record: shown } = contextOf(to);
        const other = step.name === 'something else was done' || asked?.(contextOf(from) as never) === false;
        const unsaid = contextOf(from).fate === 'kept' || record === null;
        return (unsaid || differs === other) && plain(shown) === plain(record);
      },
    },
    {
      name: 'money that moved makes the product read the amounts again',
      fault: { 'states/acting/invoke/onDone/0/actions': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches(end) ||
        from.snapshot.matches(end) ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
    refusedOnly(refused, asks),
    {
      name: 'after an act that did not happen the next one has the next key',
      fault: { [`states/acting/invoke/onDone/${left}/actions`]: undefined },
      edge: ({ step, to }) => step.name !== didNotHappen || contextOf(to).key === keyAfter(key),
    },
  ];
}

/** Of an act that broke nobody knows whether it was sent: until that is known it is asked about, under its key. */
export const askedOnly: Property = {
  name: 'while nobody knows what became of an act nothing is sent: it is asked about, under its key',
  fault: { 'states/unheard/on/check.asked/actions': undefined },
  path: {
    start: null,
    next: (open: string | null, { from, step, effects }: FlowEdge) => {
      const now = step.name === 'broke' ? contextOf(from).key : open;
      if (actsIn(effects).some(({ key: sent, fate }) => now !== null && (sent !== now || fate !== 'kept')))
        return false;
      return step.kind === 'answer' && step.actor === 'act' && step.name !== 'broke' ? null : now;
    },
  },
};

/** How one form is gone through: its steps as far as the last look, by the names of its events. */
type Form = {
  readonly fill: readonly string[];
  /** What its states are called. */
  readonly states: {
    readonly begins: string;
    readonly editing: string;
    readonly refused: string;
    readonly sure: string;
    readonly acting: string;
  };
  /** What begins another one, and what a refusal is. */
  readonly again: string;
  readonly code: string;
  /** What may be done in a form that was refused: typing, handing in what is not whole, and what makes it whole again. */
  readonly after: {
    readonly typed?: string;
    readonly unfit?: readonly string[];
    readonly mended?: readonly string[];
  };
  /** Whether the terms are asked for anew when it was refused. */
  readonly asksAnew?: boolean;
  /** Whether an empty form that was handed in is marked; a form without fields never is. */
  readonly marked?: (context: never) => boolean;
};

const fateOf = ({ effects }: Arrival) => (effects.started[0]?.input as ActInput | undefined)?.fate;
const stateOf = ({ to }: Arrival) => contextOf(to);

/** A refused form says so until the person submits it again, complete. */
function refusedStays(
  refused: readonly string[],
  { typed, unfit }: Form['after'],
  leads: string,
): readonly Example[] {
  return [
    ...(typed
      ? [{ name: 'the refusal stays while the person corrects the form', way: [...refused, typed], leads }]
      : []),
    ...(unfit
      ? [
          {
            name: 'the refusal stays when an incomplete form is submitted',
            way: [...refused, ...unfit],
            leads,
          },
        ]
      : []),
  ];
}

/** What is accepted of an act that broke on its way. */
export const brokenExamples = (sent: readonly string[], acting = 'acting'): readonly Example[] => [
  { name: 'a broken act is shown as unknown', way: [...sent, 'act: broke'], leads: 'unheard' },
  {
    name: 'the outcome of a broken act is asked for, and nothing is sent again',
    way: [...sent, 'act: broke', 'asks for the outcome'],
    leads: acting,
    and: (end) => fateOf(end) === 'kept',
  },
];

/** What is accepted of every form of an act of money, way by way. */
export function actExamples(form: Form): readonly Example[] {
  const { fill, states, again, code, marked, after, asksAnew = false } = form;
  const sent = [...fill, 'submits', 'confirms'];
  const refused = [...sent, 'act: it was refused'];
  const empty: readonly Example[] = marked
    ? [
        {
          name: 'an incomplete form is marked, and stays',
          way: [...fill.slice(0, fill.length > 1 ? 1 : 0), 'submits'],
          leads: states.editing,
          and: ({ to }) => marked(to.snapshot.context as never),
        },
      ]
    : [];
  return [
    { name: 'the form opens at its beginning', way: [], leads: states.begins },
    {
      name: 'the outcome of a send from before the page was opened is asked for first',
      given: 'a key from before the page was opened',
      way: [],
      leads: states.acting,
      and: (end) => fateOf(end) !== 'none',
    },
    { name: 'a complete form gets a last look', way: [...fill, 'submits'], leads: states.sure },
    {
      name: 'the person can go back from the last look',
      way: [...fill, 'submits', 'goes back'],
      leads: states.editing,
    },
    {
      name: 'confirming the last look sends it',
      way: sent,
      leads: states.acting,
      and: (end) => fateOf(end) === 'none',
    },
    {
      name: 'the form shows a refusal, with its reason',
      way: refused,
      leads: states.refused,
      and: (end) =>
        stateOf(end).failure?.code === code &&
        end.effects.emitted.some(({ type }) => type === 'stale') === asksAnew,
    },
    {
      name: 'a refused form gets another last look without the reason',
      way: [...refused, ...(after.mended ?? []), 'submits'],
      leads: states.sure,
      and: (end) => stateOf(end).failure === null,
    },
    ...refusedStays(refused, after, states.refused),
    {
      name: 'an act that did not happen goes back to its form, under the next key',
      way: [...sent, `act: ${didNotHappen}`],
      leads: states.editing,
      and: (end) => stateOf(end).key === keyAfter(key),
    },
    ...brokenExamples(sent, states.acting),
    { name: 'a finished act is shown', way: [...sent, 'act: it was done'], leads: 'done' },
    {
      name: 'the next act starts from the beginning, under a new key, without earlier data',
      way: [...sent, 'act: it was done', again],
      leads: states.begins,
      and: (end) => stateOf(end).key === 'a-second-key-of-money' && stateOf(end).record === null,
    },
    ...empty,
  ];
}

/** What the states of a form are called that stands by itself, and of one whose password is forgotten after a while. */
export const formStates = {
  begins: 'form.editing',
  editing: 'form.editing',
  refused: 'form.refused',
  sure: 'sure',
  acting: 'acting',
} as const;
export const secretStates = {
  begins: 'preparing.form.editing',
  editing: 'preparing.form.editing',
  refused: 'preparing.form.refused',
  sure: 'preparing.sure',
  acting: 'acting.awaited',
} as const;

/** A withdraw password that is typed and not sent is forgotten in five minutes. */
export const forgotten: Example = {
  name: 'a withdraw password that is typed is forgotten in five minutes, and the form stays',
  way: ['types the withdraw password', 'after secretKept (preparing)'],
  leads: 'preparing.form.editing',
  and: ({ to }) => to.snapshot.context.withdrawPassword === '',
};

/** The five minutes run from its last digit. */
export const kept: Example = {
  name: 'the five minutes of a withdraw password run from its last digit',
  way: ['types the withdraw password'],
  leads: 'preparing.form.editing',
  and: ({ to }) => to.timers.some(({ delay }) => delay === 300_000),
};
