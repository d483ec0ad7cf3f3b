import { pathOf } from '#src/paths.ts';

/** Where one message is read: below the inbox. */
export function messageAddress(id: string): string {
  return `${pathOf({ screen: 'member', page: 'messageV2' })}/${encodeURIComponent(id)}`;
}
