import type { CallOutput } from '#contract/calls.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import { dividend } from '../../machines/contracts/terms-of.ts';

const agent = { id: 'id-of-camila', account: 'downline1a', nickname: 'Camila', kind: 'agent' } as const;
const upline = { id: 'id-of-agent1', account: 'agent1', nickname: 'Norte', kind: 'agent' } as const;
const below = { id: 'id-of-rocio', account: 'downline1c', nickname: 'Rocío', kind: 'agent' } as const;
const day = 24 * 60 * 60_000;

/** The moment of these examples, in epoch milliseconds. */
const now = 1_795_000_000_000;

/** A dividend that waits for the agent's answer. */
export const offered: Contract = {
  id: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  kind: 'DIVIDEND',
  side: 'AGENT',
  agent,
  upline,
  terms: dividend({ rate: 2_500, payer: 'UPLINE' }),
  state: 'REQUESTED',
  offeredAt: now - day,
  answerBy: now + 6 * day,
  validFrom: null,
  endedAt: null,
  endCause: null,
  endAskedBy: null,
  endAnswerBy: null,
};

/** The same one in force. */
export const accepted: Contract = { ...offered, state: 'VALID', validFrom: now };

/** What accepting it would end: one contract further down. */
export const previewed: CallOutput<'contracts.preview'> = {
  contract: offered,
  endings: [{ contract: 'aT3mB9vLw2RdYfAkQ1x7Zq', agent: below, upline: agent, rates: [2_800] }],
  seen: 'one-of-downline1c',
  trial: null,
  zone: 'America/Lima',
  now,
};

/** What the agent reads to whom it is offered. */
export const ownWith = (offer: Contract | null) => ({
  status: 200,
  body: {
    success: true,
    value: { inForce: null, offer, past: [], running: null, zone: 'America/Lima', now },
  },
});
