import { pathOf } from '#src/paths.ts';

/** Where one withdrawal is looked at: below the page of them all. */
export function withdrawalAddress(reference: string): string {
  return `${pathOf({ screen: 'member', page: 'withdraw' })}/${encodeURIComponent(reference)}`;
}
