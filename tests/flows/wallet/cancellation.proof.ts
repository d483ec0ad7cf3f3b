import { ofPage } from '#assurance/scenarios/openings.ts';
import { cancellationMachine } from '#machines/wallet/cancellation.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw } from '../../kit/journeys/payouts.ts';
import { refusal } from '../../kit/models/failures.ts';
import { pending } from '../../kit/models/withdrawals.ts';
import { actFormProof } from '../act-form-proof.ts';

const { reference, amount } = pending;
const cancelled = { ...pending, status: 'CANCELLED' };

export const cancellationProof = actFormProof(cancellationMachine, {
  about: { reference, amount },
  terms: null,
  sends: () => ({ reference }),
  record: cancelled,
  // More comes back than was shown.
  other: { ...cancelled, amount: '70.00' },
  code: 'ALREADY_SETTLED',
  refusals: { 'settled meanwhile': refusal('ALREADY_SETTLED') },
  page: {
    who: 'vip5',
    open: async ({ page, sandbox }) => {
      const answer = { status: 200, body: { success: true, value: pending } };
      await sandbox.faults([{ call: 'wallet.withdrawal', kind: 'answer', times: 'always', ...answer }]);
      await openWithdraw(page, sandbox, 'vip5', reference);
    },
    place: centre.region,
    submits: 'Recuperar el dinero',
    confirms: 'Sí, recuperarlo',
    done: 'Recuperaste el dinero',
    again: 'Entendido',
  },
  openings: [ofPage('/member/withdraw/{reference}', { prepare: 'withdrawal', who: 'vip5' })],
});
