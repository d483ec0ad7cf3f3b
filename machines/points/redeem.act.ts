import { points } from '#contract/points.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';
import * as rules from './redeem.rules.ts';

/**
 * Redeeming points for a reward (spec 3, points; 7): at the price that was shown, once. The points are held from then on,
 * until the provider approves or rejects it.
 */
export const redeemMachine = actForm({
  id: 'redeem',
  call: 'points.redeem',
  record: points['points.redeem'].output,
  fields: rules.oneReward,
  secret: true,
  subject: ({ id }: { readonly id: string; readonly language: string }) => id,
  problems: rules.redeemProblems,
  quote: rules.redeemQuote,
  send: rules.redeemSent,
  quoted: rules.redeemQuoted,
  says: {
    form: 'How many, for goods where to, and the withdraw password.',
    refused:
      'The gateway said no, so nothing was taken; what was typed is kept, the reason is shown, and reward and balance are fetched again.',
    sure: 'The reward, how many, the points, and where to, for a last look.',
    done: 'It is in process, and its points are held.',
  },
  moved: [...balances, 'points.balance', 'points.rewards', 'points.redemptions', 'points.rows'],
  refused: ['points.rewards', 'points.balance'],
});
