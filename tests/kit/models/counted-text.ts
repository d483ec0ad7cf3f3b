import type { FlowEdge } from '#assurance/walk/graph.ts';
import type { Arrival, Example, Property } from '#assurance/walk/model.ts';
import { type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import type { ActState } from '#machines/kit/act-state.rules.ts';
import { brokenExamples, opened } from './money.ts';

/** A form whose text has its characters counted, and which is sent without a last look. */
type Counted = {
  /** What is sent, and what its text is called. */
  readonly one: string;
  readonly noun: string;
  /** Where it is kept, and its characters at the most. */
  readonly field: string;
  readonly most: number;
  /** A text that fits and one that is too long, by the names of the steps that type them. */
  readonly fits: { readonly step: string; readonly text: string };
  readonly long: { readonly step: string; readonly text: string };
};

type Context = ActState<unknown> & {
  readonly characters: number;
  readonly fault: string | null;
  readonly [field: string]: unknown;
};

const contextOf = ({ to }: Pick<FlowEdge, 'to'> | Arrival) => to.snapshot.context as Context;
const inputOf = ({ input }: { input: unknown }) => input as ActInput;

/** What is sent of such a form. */
export function countedOnly({ noun, most }: Counted): Property {
  return {
    name: `only a ${noun} of 1 to ${most} characters is sent`,
    fault: { 'states/form/on/submitted/0/guard': undefined },
    edge: ({ to, effects }) =>
      effects.started.every((started) => {
        const { characters } = contextOf({ to });
        return inputOf(started).fate === 'kept' || (characters >= 1 && characters <= most);
      }),
  };
}

/** What is accepted of such a form, way by way. */
export function countedExamples({ one, noun, field, fits, long }: Counted): readonly Example[] {
  const sent = [fits.step, 'sends it'];
  const refused = [...sent, 'act: it was refused'];
  return [
    {
      name: `the outcome of a ${one} from before the page was opened is asked for first`,
      given: 'a key from before the page was opened',
      way: [],
      leads: 'acting',
      and: ({ effects }) => effects.started.every((started) => inputOf(started).fate === 'kept'),
    },
    {
      name: `an empty ${noun} is marked, and stays`,
      way: ['sends it'],
      leads: 'form.editing',
      and: (end) => contextOf(end).fault === 'EMPTY',
    },
    {
      name: `a ${noun} that is too long is marked, and stays whole`,
      way: [long.step, 'sends it'],
      leads: 'form.editing',
      and: (end) => contextOf(end).fault === 'LONG' && contextOf(end)[field] === long.text,
    },
    {
      name: `the mark goes when the ${noun} is mended`,
      way: [long.step, 'sends it', fits.step],
      leads: 'form.editing',
      and: (end) => contextOf(end).fault === null,
    },
    { name: 'a second press sends nothing', way: [...sent, 'sends it'], leads: 'acting' },
    {
      name: `the refusal stays while the person corrects the ${noun}`,
      way: [...refused, long.step, 'sends it'],
      leads: 'form.refused',
    },
    {
      name: `a refused ${one} is sent again without the reason`,
      way: [...refused, 'sends it'],
      leads: 'acting',
      and: (end) => contextOf(end).failure === null,
    },
    {
      name: `a ${one} that did not arrive goes back to its form, under the next key`,
      way: [...sent, 'act: it did not happen'],
      leads: 'form.editing',
      and: (end) =>
        contextOf(end).key === keyAfter(opened['a first key'].key) && contextOf(end)[field] === fits.text,
    },
    ...brokenExamples(sent),
    {
      name: `the next ${one} starts empty, under a new key`,
      way: [...sent, 'act: it was done', 'begins another one'],
      leads: 'form.editing',
      and: (end) => contextOf(end).key === 'a-second-key-of-money' && contextOf(end)[field] === '',
    },
  ];
}
