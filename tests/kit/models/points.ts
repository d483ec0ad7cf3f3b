import type { CallOutput } from '#contract/calls.ts';
import type { Redemption } from '#contract/points/rewards.ts';
import { asPoints } from '#contract/units.ts';
import type { ConvertTerms } from '#machines/points/convert.rules.ts';
import type { ShownReward } from '#machines/points/redeem.rules.ts';

/** A reward that can be redeemed three times at most. */
export const bonus: ShownReward = {
  id: 'bono-10',
  kind: 'BONUS',
  price: asPoints(950),
  maxQuantity: 3,
  refusal: null,
};

/** It was redeemed twice, and is under review. */
export const inProcess: Redemption = {
  reference: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  appliedAt: 1_795_000_000_000,
  type: 'BONUS',
  name: 'Bono de P 10',
  quantity: 2,
  points: asPoints(1_900),
  amountRequired: '0.00',
  status: 'IN_PROCESS',
  remark: null,
  settledAt: null,
  refunded: asPoints(0),
  address: null,
  mobile: null,
};

/** A hundred points are one unit of money. */
export const ratio: ConvertTerms = {
  step: asPoints(100),
  amount: '1.00',
  min: asPoints(100),
  free: '12800.36',
};

/** Twelve steps of 1,250 points became money. */
export const converted: CallOutput<'points.convert'> = {
  reference: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  points: asPoints(1_200),
  amount: '12.00',
  free: '11600.36',
};
