import { expect } from '@playwright/test';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { transferMachine } from '#machines/wallet/transfer.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { actFormProof } from '../act-form-proof.ts';

type Way = { readonly wallet: string; readonly direction: string };

const moved = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', from: 'MAIN', to: 'PULSO', amount: '20.50' };
const pick = (name: string) => (scene: Scene) => centre.button(scene.page, name).click();
const wayOf = (fields: Readonly<Record<string, unknown>>) => fields.way as Way;

export const transferProof = actFormProof(transferMachine, {
  fill: {
    'picks a vendor to pay in': {
      field: 'way',
      value: { wallet: 'PULSO', direction: 'in' },
      how: pick('Ingresar en Pulso Lotería Viva'),
    },
    'types an amount': {
      field: 'typed',
      value: '20.50',
      how: ({ page }) => purse.amount(page).fill('20.50'),
    },
  },
  otherwise: {
    'picks a vendor to take out': {
      field: 'way',
      value: { wallet: 'MIRADOR', direction: 'out' },
      how: pick('Traer de Mirador en Vivo'),
    },
    'types too little': {
      field: 'typed',
      value: '0.50',
      how: ({ page }) => purse.amount(page).fill('0.50'),
    },
  },
  terms: { min: '1.00', max: '50000.00', available: '800.00' },
  sends: (fields) => {
    const { wallet, direction } = wayOf(fields);
    if (wallet === '' || fields.typed !== '20.50') return null;
    const [from, to] = direction === 'in' ? ['MAIN', wallet] : [wallet, 'MAIN'];
    return { from, to, amount: '20.50' };
  },
  record: moved,
  // Another one arrived, late.
  other: { ...moved, amount: '99.00' },
  asked: (fields) => wayOf(fields).direction === 'in',
  code: 'BALANCE_SHORT',
  typed: 'types an amount',
  unfit: ['types too little', 'submits'],
  page: {
    who: 'member1',
    open: async ({ page, sandbox }) => {
      await openCentre(page, sandbox, 'transferFund');
      await page.getByLabel('Buscar un proveedor').fill('o');
    },
    place: centre.region,
    form: ({ page }) => expect(purse.amount(page)).toBeEditable(),
    submits: 'Continuar',
    confirms: 'Transferir',
    done: 'Transferencia hecha',
    again: 'Hacer otra transferencia',
  },
  openings: [ofPage('/member/transferFund')],
});
