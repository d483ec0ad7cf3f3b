import { pathOf } from '#src/paths.ts';

/** Where one deposit is looked at: below the page of them all. */
export function depositAddress(reference: string): string {
  return `${pathOf({ screen: 'member', page: 'depositv2' })}/${encodeURIComponent(reference)}`;
}
