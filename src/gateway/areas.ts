import type { Area, CallsOf } from '#contract/calls.ts';

/** The areas whose contract comes with the start. */
export type FirstArea = 'games' | 'notices' | 'system';

/** An area whose contract is fetched when a call of it is first made, or a little sooner. */
export type LaterArea = Exclude<Area, FirstArea>;

/** How the contract of each of these areas is fetched. */
export type LaterAreas = { readonly [A in LaterArea]: () => Promise<CallsOf<A>> };

/**
 * The contract of each area that does not come with the start, by how it is fetched. This list is itself fetched when the
 * first of them is needed, so that another area costs the start nothing.
 */
export const areas: LaterAreas = {
  agent: () => import('#contract/agent.ts').then(({ agent }) => agent),
  contracts: () => import('#contract/contracts.ts').then(({ contracts }) => contracts),
  downloads: () => import('#contract/downloads.ts').then(({ downloads }) => downloads),
  help: () => import('#contract/help.ts').then(({ help }) => help),
  inbox: () => import('#contract/inbox.ts').then(({ inbox }) => inbox),
  lotteries: () => import('#contract/lotteries.ts').then(({ lotteries }) => lotteries),
  member: () => import('#contract/member.ts').then(({ member }) => member),
  missions: () => import('#contract/missions.ts').then(({ missions }) => missions),
  password: () => import('#contract/password.ts').then(({ password }) => password),
  points: () => import('#contract/points.ts').then(({ points }) => points),
  promotions: () => import('#contract/promotions.ts').then(({ promotions }) => promotions),
  protection: () => import('#contract/protection.ts').then(({ protection }) => protection),
  registration: () => import('#contract/registration.ts').then(({ registration }) => registration),
  session: () => import('#contract/session.ts').then(({ session }) => session),
  support: () => import('#contract/support.ts').then(({ support }) => support),
  verification: () => import('#contract/verification.ts').then(({ verification }) => verification),
  wallet: () => import('#contract/wallet.ts').then(({ wallet }) => wallet),
};
