import { expect } from '@playwright/test';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { redeemMachine } from '#machines/points/redeem.act.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { refusal } from '../../kit/models/failures.ts';
import { bonus, inProcess } from '../../kit/models/points.ts';
import { actFormProof } from '../act-form-proof.ts';

const about = { id: bonus.id, language: 'ES' };
const soldOut = { ...bonus, refusal: { rule: 'STOCK' as const, missing: null, rank: null, until: null } };
const oneReward = 'the page of a tour is told one reward that can be had: the tests of the rules show others';
const field = ({ page }: Scene) => page.getByRole('main').getByLabel('Cantidad', { exact: true });

export const redeemProof = actFormProof(redeemMachine, {
  about,
  fill: {
    'types a quantity': { field: 'quantity', value: '2', how: (scene) => field(scene).fill('2') },
  },
  unfilled: {
    address: 'only goods have one, and the reward of the chart is a bonus: the tests of the rules show goods',
    mobile: 'as the address',
  },
  terms: bonus,
  otherTerms: {
    'submits more than can be had': { terms: { ...bonus, maxQuantity: 0 }, why: oneReward },
    'submits for a reward that is sold out': { terms: soldOut, why: oneReward },
  },
  sends: ({ quantity }) => ({ ...about, price: 950, quantity: Number(quantity) }),
  sent: 'the redemption that is sent is the one that the last look showed, at its price',
  record: inProcess,
  // Another one arrived, late.
  other: { ...inProcess, quantity: 3, points: 2_850 },
  asked: ({ quantity }) => quantity === '2',
  code: 'WITHDRAW_PASSWORD_WRONG',
  refusals: {
    'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
    'sold out meanwhile': refusal('REDEEM_RULE', soldOut.refusal),
    'another price': refusal('QUOTE_CHANGED', { price: 1_000 }),
  },
  typed: 'types a quantity',
  unfit: ['submits'],
  page: {
    who: 'vip5',
    open: async ({ page, sandbox }) => {
      await openAs(page, sandbox, 'vip5', `/pointMall?reward=${bonus.id}`);
      await expect(ui.balance(page)).toBeVisible();
    },
    place: (page) => page.getByRole('main'),
    form: (scene) => expect(field(scene)).toBeEditable(),
    submits: 'Continuar',
    confirms: 'Canjear ahora',
    done: 'Canje pedido',
    again: 'Canjear otro',
  },
  openings: [ofPage(`/pointMall?reward=${bonus.id}`)],
});
