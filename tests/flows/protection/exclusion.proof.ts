import { drawn } from '#assurance/browser/acts.ts';
import type { Scene } from '#assurance/browser/stage.ts';
import type { FlowEdge } from '#assurance/walk/graph.ts';
import type { ActInput } from '#machines/kit/act.rules.ts';
import type { Length } from '#machines/protection/absence.rules.ts';
import { exclusionMachine } from '#machines/protection/exclusion.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { absenceProof } from './absence-proof.ts';

/** An act that sends another length than was chosen. */
const otherLength = ({ context: { key, fate } }: { context: Pick<ActInput, 'key' | 'fate'> }) => ({
  call: 'protection.exclude',
  about: '',
  key,
  fate,
  send: { key, months: 1, understood: true, everywhere: false },
});

const sentNow = ({ effects }: FlowEdge) =>
  effects.started.flatMap(({ id, input }) => (id === 'act' ? [input as ActInput] : []));

const tick =
  (name: string, on: boolean) =>
  ({ page }: Scene) =>
    centre.region(page).getByRole('checkbox', { name }).setChecked(on);

export const exclusionProof = absenceProof(exclusionMachine, {
  call: 'protection.exclude',
  kind: 'EXCLUSION',
  one: 'an exclusion',
  chooses: { step: 'chooses a year', length: { hours: null, months: 12 }, label: '1 año' },
  until: 1_811_700_000_000,
  another: {
    step: 'chooses no end',
    length: { hours: null, months: null },
    label: 'Sin fecha de término',
  },
  shorter: { length: { hours: null, months: 6 }, until: 1_811_700_000_000 },
  steps: {
    'ticks that it is understood': {
      event: { type: 'understood.ticked', on: true },
      how: tick('Entiendo que', true),
    },
    'unticks it': { event: { type: 'understood.ticked', on: false }, how: tick('Entiendo que', false) },
    'ticks all brands': {
      event: { type: 'everywhere.ticked', on: true },
      how: tick('Que valga también', true),
    },
  },
  confirms: ['ticks that it is understood', 'confirms'],
  properties: [
    {
      name: 'the length that is sent is the one on the screen',
      fault: { 'states/acting/invoke/input': otherLength },
      path: {
        start: null,
        next: (shown: number | null, edge: FlowEdge) => {
          const { step } = edge;
          const event = step.kind === 'event' ? (step.event as Partial<Length> & { type: string }) : null;
          const listens = edge.from.snapshot.matches('choosing');
          const chosen = event?.type === 'length.chosen' && listens ? (event.months ?? null) : shown;
          const now = event?.type === 'again.asked' ? null : chosen;
          const right = sentNow(edge).every(({ fate, send }) => fate === 'kept' || send.months === now);
          return right ? now : false;
        },
      },
    },
    {
      name: 'it is confirmed only with the tick of having understood',
      fault: { 'states/understanding/on/confirmed/0/guard': undefined },
      edge: (edge) => sentNow(edge).every(({ fate, send }) => fate === 'kept' || send.understood === true),
    },
    {
      name: 'all brands are excluded only where that was ticked',
      fault: {
        'states/understanding/on/understood.ticked/actions': {
          type: 'keepEverywhere',
          params: ({ event }: { event: object }) => event,
        },
      },
      edge: ({ step, from, to }) =>
        step.name === 'ticks all brands' ||
        step.name === 'has seen it' ||
        from.snapshot.context.everywhere === to.snapshot.context.everywhere,
    },
  ],
  examples: [
    {
      name: 'an exclusion at all brands is sent as one',
      way: [
        'chooses a year',
        'goes on',
        'matters: it says what stays open',
        'ticks all brands',
        'ticks that it is understood',
        'confirms',
      ],
      leads: 'acting',
      and: ({ effects }) => effects.started.some(({ input }) => (input as ActInput).send.everywhere === true),
    },
    {
      name: 'without the tick it is marked, and nothing is sent',
      way: ['chooses a year', 'goes on', 'matters: it says what stays open', 'confirms'],
      leads: 'understanding',
      and: ({ to, effects }) => to.snapshot.context.missed && effects.started.length === 0,
    },
  ],
  page: { confirms: 'Autoexcluirme', done: 'Tu autoexclusión está en vigor' },
  echoes: drawn('choosing'),
});
