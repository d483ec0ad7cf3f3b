import type { Invitation, KindRate } from '#contract/agent/registration.ts';

/** An open invitation that two people used. */
export const invitation: Invitation = {
  id: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  code: 'ABCDEFGH2345',
  name: 'Instagram',
  kind: 'member',
  rates: [],
  createdAt: 1_795_000_000_000,
  closedAt: null,
  uses: 2,
  usesThisMonth: 1,
  lastUsedAt: 1_795_000_100_000,
};

/** The highest own rates of an agent with two contracts. */
export const ownRates: readonly KindRate[] = [
  { kind: 'DIVIDEND', rate: 2_900 },
  { kind: 'DAILY', rate: 50 },
];

/** What an agent of both kinds reads who has made these. */
export const linksOf = (...invitations: readonly Invitation[]) => ({
  status: 200,
  body: {
    success: true,
    value: {
      origin: 'http://localhost:8080',
      ownCode: 'NORTE-7Q4K2M8PXV',
      registers: ['member', 'agent'],
      most: 20,
      ownRates,
      invitations,
      zone: 'America/Lima',
    },
  },
});
