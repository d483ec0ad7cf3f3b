import type { MemberPage, SecuritySection } from '#machines/centres.ts';
import { pathOf } from '#src/paths.ts';

/** The address of a page of the member centre, or of a section of the security centre. */
export function memberAddress(page: MemberPage, section?: SecuritySection): string {
  return pathOf({ screen: 'member', page, ...(section ? { section } : {}) });
}
