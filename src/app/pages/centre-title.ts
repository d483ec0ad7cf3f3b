import {
  agentPageAt,
  memberPageAt,
  memberPages,
  protectionSections,
  securitySections,
} from '#machines/centres.ts';
import type { Centre } from '#machines/system/access.rules.ts';

/** The title key of a page of a centre, from the parameters of its address. */
export function centreTitle(
  centre: Centre,
  { page, section }: Readonly<Record<string, string | undefined>>,
): string {
  if (centre === 'agent') return `agent.${agentPageAt(page)}`;
  const found = memberPageAt(page);
  const protection = found === 'protection' && protectionSections.find((one) => one === section);
  if (protection) return `protection.sections.${protection}`;
  const inside = found === memberPages[0] && securitySections.find((one) => one === section);
  return inside ? `member.section.${inside}` : `member.${found}`;
}
