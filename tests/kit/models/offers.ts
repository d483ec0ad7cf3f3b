import type { CallOutput } from '#contract/calls.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import type { TermsOf } from '#contract/contracts/terms.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { dividend } from '../../machines/contracts/terms-of.ts';
import { accepted } from './contracts.ts';

/** A dividend of as many tiers as there can be, from 1 % to 10 %, paid by the one who gave it. */
export const tenTiers: TermsOf<'DIVIDEND'> = dividend({
  payer: 'UPLINE',
  tiers: Array.from({ length: 10 }, (_, at) => ({
    validBet: amountOf(asMinor(at * 100_000)),
    loss: '0.00',
    active: 0,
    rate: (at + 1) * 100,
  })),
});

/** One in force that the caller gave to an agent directly below. */
export const given: Contract = { ...accepted, side: 'UPLINE', terms: tenTiers };

/** The offer that takes its place: its first tier pays half a percent. */
export const offerMade: Contract = {
  ...given,
  id: 'bT3mB9vLw2RdYfAkQ1x7Zq',
  terms: { ...tenTiers, tiers: tenTiers.tiers.map((tier, at) => (at === 0 ? { ...tier, rate: 50 } : tier)) },
  state: 'REQUESTED',
  validFrom: null,
};

/** What the agent above reads: one person with a contract, and an own one that could pay as much. */
export const teamWith = (of: Partial<CallOutput<'contracts.team'>> = {}) => {
  const { agent, upline, offeredAt } = given;
  const person = { agent, upline: upline ?? agent, level: 1, inForce: given, offer: null };
  const value: CallOutput<'contracts.team'> = {
    own: tenTiers,
    given: [1_000],
    people: [person],
    total: 1,
    totalPages: 1,
    zone: 'America/Lima',
    now: offeredAt,
    ...of,
  };
  return { status: 200, body: { success: true, value } };
};
