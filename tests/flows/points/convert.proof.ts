import { expect } from '@playwright/test';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { convertMachine } from '#machines/points/convert.act.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { refusal } from '../../kit/models/failures.ts';
import { converted, ratio } from '../../kit/models/points.ts';
import { actFormProof } from '../act-form-proof.ts';

const oneRatio = 'the page of a tour is told one ratio and one balance: the tests of the rules show others';
const field = ({ page }: Scene) => page.getByRole('main').getByLabel('Puntos', { exact: true });

export const convertProof = actFormProof(convertMachine, {
  fill: {
    'types points': { field: 'typedPoints', value: '1,250', how: (scene) => field(scene).fill('1,250') },
  },
  terms: ratio,
  otherTerms: {
    // A member with less than was typed, and a step that is more than was typed.
    'submits more than there are': { terms: { ...ratio, free: '1249.99' }, why: oneRatio },
    'submits less than a step': { terms: { ...ratio, step: 2_000, min: 2_000 }, why: oneRatio },
  },
  // Whole steps alone: the remainder stays points.
  sends: ({ typedPoints }) => (typedPoints === '' ? null : { points: 1_200, amount: '12.00' }),
  sent: 'the conversion that is sent is the one that the last look showed, at its ratio',
  record: converted,
  // Another one arrived, late.
  other: { ...converted, points: 1_300, amount: '13.00' },
  code: 'WITHDRAW_PASSWORD_WRONG',
  refusals: {
    'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
    'too few points': refusal('POINTS_SHORT', { free: '900' }),
    'another ratio': refusal('QUOTE_CHANGED', { step: 200, amount: '1.00' }),
  },
  typed: 'types points',
  unfit: ['submits'],
  page: {
    who: 'vip5',
    open: async ({ page, sandbox }) => {
      await openAs(page, sandbox, 'vip5', '/pointMall?part=convert');
      await expect(ui.balance(page)).toBeVisible();
    },
    place: (page) => page.getByRole('main'),
    form: (scene) => expect(field(scene)).toBeEditable(),
    submits: 'Continuar',
    confirms: 'Convertir ahora',
    done: 'Puntos convertidos',
    again: 'Convertir más',
  },
  openings: [ofPage('/pointMall?part=convert')],
});
