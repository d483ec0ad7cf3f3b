import { useTranslation } from 'react-i18next';
import { securitySections } from '#machines/centres.ts';
import { DonePanel } from '#src/views/member/done-panel.tsx';
import { Overview } from '#src/views/member/overview.tsx';
import { SecuritySection } from '#src/views/member/security-section.tsx';
import { OwnChange } from '#src/views/password/own-change.tsx';
import { BindingFields } from './binding-fields.tsx';

/** The security centre, or the section of it that its address names. */
export function SecurityPage({ inside }: { inside: string | undefined }) {
  const { t } = useTranslation(['password']);
  const section = securitySections.find((one) => one === inside);
  if (!section) return <Overview />;
  const password = <OwnChange done={<DonePanel title={t('password.change.done')} />} />;
  return <SecuritySection section={section} password={password} BindingFields={BindingFields} />;
}
