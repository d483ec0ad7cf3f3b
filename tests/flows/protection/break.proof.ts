import type { AbsenceContext } from '#machines/protection/absence.rules.ts';
import { breakMachine } from '#machines/protection/break.act.ts';
import { absenceProof } from './absence-proof.ts';

const week = { hours: 168, months: null };
const inSomeMarkets = 'days can be asked for in some markets alone: the test of the view shows it';
const sameLength = ({ length }: AbsenceContext, hours: number) => length?.hours === hours;

export const breakProof = absenceProof(breakMachine, {
  call: 'protection.break',
  kind: 'BREAK',
  one: 'a break',
  chooses: { step: 'chooses a week', length: week, label: '7 días' },
  until: 1_796_604_800_000,
  another: { step: 'chooses two months', length: { hours: null, months: 2 }, label: '2 meses' },
  shorter: { length: { hours: 12, months: null }, until: 1_796_043_200_000 },
  knows: { daysUpTo: 42 },
  starts: {
    'a day, chosen by the press': {
      input: { key: 'a-first-key-of-money', hours: 24 },
      how: 'the button is in the header where the market has it: the journey of a break in Sweden shows it',
    },
  },
  steps: {
    'asks for ten days': { event: { type: 'days.typed', days: '10' }, how: inSomeMarkets },
    'asks for too many days': { event: { type: 'days.typed', days: '43' }, how: inSomeMarkets },
  },
  confirms: ['confirms'],
  examples: [
    {
      name: 'days that were typed are the length, where they can be asked for',
      way: ['asks for ten days', 'goes on'],
      leads: 'listing',
      and: ({ to }) => sameLength(to.snapshot.context, 240),
    },
    {
      name: 'more days than can be asked for are none, whatever was chosen before, and stay in their field',
      way: ['chooses a week', 'asks for too many days', 'goes on'],
      leads: 'choosing.editing',
      and: ({ to: { snapshot } }) => snapshot.context.unchosen && snapshot.context.days === '43',
    },
    {
      name: 'the refusal stays while days are typed',
      way: [
        'chooses a week',
        'goes on',
        'matters: it says what stays open',
        'confirms',
        'act: it was refused',
        'asks for ten days',
      ],
      leads: 'choosing.refused',
    },
    {
      name: 'one of the lengths that is chosen after them takes their place',
      way: ['asks for too many days', 'chooses a week'],
      leads: 'choosing.editing',
      and: ({ to: { snapshot } }) => snapshot.context.days === null && sameLength(snapshot.context, 168),
    },
    {
      name: 'one press for a day leads straight to what stays open',
      given: 'a day, chosen by the press',
      way: ['matters: it says what stays open'],
      leads: 'understanding',
      and: ({ to }) => sameLength(to.snapshot.context, 24),
    },
  ],
  page: { confirms: 'Empezar el descanso', done: 'Tu descanso está en vigor' },
  echoes: ['opening · always [0] if kept -> acting', 'opening · always [2] -> choosing'],
  gaps: {
    'choosing · days.typed -> (stays)': {
      en: inSomeMarkets,
      es: 'los días se pueden pedir solo en algunos mercados: lo muestra la prueba de la vista',
    },
    'opening · always [1] if chosen -> listing': {
      en: 'the button of one press is in the header of some markets: the journey of a break in Sweden shows it',
      es: 'el botón de un toque está en la cabecera de algunos mercados: lo muestra el recorrido de un descanso en Suecia',
    },
  },
});
