import type { Redemption } from '#contract/points/rewards.ts';
import { actForm } from '../kit/act-form.ts';
import { moneyMoved } from '../kit/act-state.rules.ts';
import * as rules from './redeem.rules.ts';

/**
 * Redeeming points for a reward (spec 3, points; 7): at the price that was shown, once. The points are held from then on,
 * until the provider approves or rejects it.
 */
export const redeemMachine = actForm<Redemption>()({
  id: 'redeem',
  call: 'points.redeem',
  fields: rules.oneReward,
  secret: true,
  subject: ({ id }: { readonly id: string; readonly language: string }) => id,
  problems: rules.redeemProblems,
  quote: rules.redeemQuote,
  send: rules.redeemSent,
  quoted: rules.redeemQuoted,
  moved: moneyMoved('points.balance', 'points.rewards', 'points.redemptions', 'points.rows'),
  refused: ['points.rewards', 'points.balance'],
});
