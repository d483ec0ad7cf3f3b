import { ofPage } from '#assurance/scenarios/openings.ts';
import { collectFundsMachine } from '#machines/wallet/collect-funds.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre } from '../../kit/journeys/wallet.ts';
import { refusal } from '../../kit/models/failures.ts';
import { actFormProof } from '../act-form-proof.ts';

const collected = { reference: 'kQ1x7Zq0T3mB9vLw2RdYfA', collected: '120.00', left: [] };

export const collectFundsProof = actFormProof(collectFundsMachine, {
  terms: { comes: '120.00' },
  sends: () => ({}),
  record: collected,
  // Less came, for one vendor closed meanwhile.
  other: { ...collected, collected: '100.00', left: ['PULSO'] },
  code: 'FUNCTION_DISABLED',
  refusals: { 'switched off': refusal('FUNCTION_DISABLED') },
  page: {
    who: 'member1',
    open: ({ page, sandbox }) => openCentre(page, sandbox, 'transferFund'),
    place: centre.region,
    submits: 'Traer todo a la principal',
    confirms: 'Traerlo todo',
    done: 'Tu dinero está en la principal',
    again: 'Entendido',
  },
  openings: [ofPage('/member/transferFund')],
});
