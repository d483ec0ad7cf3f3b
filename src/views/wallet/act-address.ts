import { pathOf } from '#src/paths.ts';

/** Where one deposit or withdrawal is looked at: below the page of them all. */
export function actAddress(page: 'depositv2' | 'withdraw', reference: string): string {
  return `${pathOf({ screen: 'member', page })}/${encodeURIComponent(reference)}`;
}
