import type { CallOutput } from '#contract/calls.ts';

type Links = CallOutput<'agent.invitations'>;

/** How many invitations are open. */
export function openLinks({ invitations }: Pick<Links, 'invitations'>): number {
  return invitations.filter(({ closedAt }) => closedAt === null).length;
}

/** The address of an invitation on the product's origin; `path` is the registration's, with the code. */
export function linkAddress(origin: string, path: string): string {
  return `${origin.replace(/\/+$/, '')}${path}`;
}
