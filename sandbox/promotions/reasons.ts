import type { Minor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';

/** Why a reward ended, in both languages. */
export type Reason = { readonly reasonEs: string; readonly reasonEn: string };

/** Reasons that the clock gives, and the back office. */
export const reasons = {
  unclaimed: {
    reasonEs: 'El plazo para cobrarla terminó.',
    reasonEn: 'The time to claim it ended.',
  },
  unmet: {
    reasonEs: 'El plazo terminó antes de apostar lo necesario.',
    reasonEn: 'The time ended before enough was bet.',
  },
  noDeposit: {
    reasonEs: 'La promoción terminó antes de un depósito que contara.',
    reasonEn: 'The promotion ended before a deposit that counts.',
  },
  undecided: {
    reasonEs: 'La promoción terminó antes de que se decidiera tu solicitud.',
    reasonEn: 'The promotion ended before your request was decided.',
  },
  ended: {
    reasonEs: 'La promoción terminó antes de que la cumplieras.',
    reasonEn: 'The promotion ended before you met its terms.',
  },
  stopped: { reasonEs: 'El equipo la cerró.', reasonEn: 'The team closed it.' },
} satisfies Readonly<Record<string, Reason>>;

/** The reason of a member who left; what was bet for it. */
export function leftWith(done: Minor): Reason {
  return {
    reasonEs: `La dejaste. Se perdió lo avanzado: ${amountOf(done)}.`,
    reasonEn: `You left it. The progress was lost: ${amountOf(done)}.`,
  };
}
