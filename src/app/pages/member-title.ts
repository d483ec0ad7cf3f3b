import { memberPageAt, memberPages, securitySections } from '#machines/centres.ts';

/** The title key of a page of the member centre, from the parameters of its address. */
export function memberTitle({ page, section }: Readonly<Record<string, string | undefined>>): string {
  const found = memberPageAt(page);
  const inside = found === memberPages[0] && securitySections.find((one) => one === section);
  return inside ? `member.section.${inside}` : `member.${found}`;
}
