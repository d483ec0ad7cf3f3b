import { pathOf } from '#src/paths.ts';

/** The address of the caller's team, or of the team below somebody. */
export function teamAddress(under?: string): string {
  return pathOf({ screen: 'agent', page: 'downline', ...(under ? { query: { under } } : {}) });
}

/** The address of the card of somebody of the team. */
export function cardAddress(id: string): string {
  return pathOf({ screen: 'agent', page: 'downline', section: id });
}
