import { points } from '#contract/points.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';
import { type ConvertTerms, pointsFault, stepsOf } from './convert.rules.ts';

/**
 * Turning points into money of the main wallet (spec 7; ruling 36): whole steps at the ratio that was shown, the remainder
 * stays points.
 */
export const convertMachine = actForm({
  id: 'convert',
  call: 'points.convert',
  record: points['points.convert'].output,
  // Called otherwise than typed money, which a trace replaces: points stay as they are.
  fields: { typedPoints: '' },
  secret: true,
  subject: () => '',
  problems: ({ typedPoints }, terms: ConvertTerms) => ({ typedPoints: pointsFault(typedPoints, terms) }),
  quote: ({ typedPoints }, terms) => stepsOf(typedPoints, terms),
  send: (quote) => quote,
  quoted: (quote) => quote,
  says: {
    form: 'How many points, and the withdraw password.',
    refused:
      'The gateway said no, so nothing moved; the points stay typed, the reason is shown, and ratio and balance are fetched again.',
    sure: 'The points, the money and what stays points, for a last look.',
    done: 'The money is in the main wallet.',
  },
  moved: [...balances, 'points.balance', 'points.rewards', 'points.rows'],
  refused: ['points.config', 'points.balance'],
});
