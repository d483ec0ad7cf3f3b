import { expect } from '@playwright/test';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { refusal } from '../../kit/models/failures.ts';
import { actFormProof } from '../act-form-proof.ts';

const camila = { id: 'id-of-camila', account: 'downline1a', nickname: 'Camila Ponce', kind: 'member' };
const diego = { id: 'id-of-diego', account: 'downline1b', nickname: 'Diego Lara', kind: 'member' };
const sent = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', to: camila, amount: '50.00' };

export const lineTransferProof = actFormProof(lineTransferMachine, {
  fill: {
    'picks a downline': {
      field: 'to',
      value: camila,
      how: ({ page }) => purse.recipient(page, 'downline1a').check(),
    },
    'types an amount': { field: 'typed', value: '50', how: ({ page }) => purse.amount(page).fill('50') },
  },
  terms: {
    upline: null,
    downlines: 2,
    limits: { min: '10.00', max: '5000.00' },
    leftToday: '20000.00',
    available: '22500.00',
  },
  sends: ({ to, typed }) => (to === null || typed !== '50' ? null : { memberId: camila.id, amount: '50.00' }),
  record: sent,
  // Another one arrived, late.
  other: { ...sent, to: diego },
  code: 'RECIPIENT_REFUSED',
  refusals: { 'not of the line': refusal('RECIPIENT_REFUSED') },
  typed: 'types an amount',
  unfit: ['submits'],
  page: {
    who: 'agent1',
    open: ({ page, sandbox }) => openCentre(page, sandbox, 'transferUpline', 'agent1'),
    place: centre.region,
    form: ({ page }) => expect(purse.amount(page)).toBeEditable(),
    submits: 'Continuar',
    confirms: 'Enviar',
    done: 'Dinero enviado',
    again: 'Enviar a alguien más',
  },
  openings: [ofPage('/member/transferUpline', { who: 'agent1' })],
});
