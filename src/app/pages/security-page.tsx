import { securitySections } from '#machines/centres.ts';
import { Overview } from '#src/views/member/overview.tsx';
import { SecuritySection } from '#src/views/member/security-section.tsx';
import { OwnChange } from '#src/views/password/own-change.tsx';

/** The security centre, or the section of it that its address names. */
export function SecurityPage({ inside }: { inside: string | undefined }) {
  const section = securitySections.find((one) => one === inside);
  if (!section) return <Overview />;
  return <SecuritySection section={section} password={<OwnChange />} />;
}
