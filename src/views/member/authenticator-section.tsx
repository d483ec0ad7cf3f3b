import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '#src/actors/reads.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { RemovalForm } from './removal-form.tsx';

/**
 * The authenticator is set up, or taken away. Which, is settled when the section is opened: it stays although the act
 * changes what is read, and although nothing can be read while a session has ended.
 */
export function AuthenticatorSection() {
  const { t } = useTranslation(['member']);
  const { data: profile } = useRead('member.profile', {});
  const [inForce, settle] = useState<boolean>();
  if (inForce === undefined && profile) settle(profile.authenticatorSet);
  if (inForce !== undefined) return inForce ? <RemovalForm /> : <AuthenticatorForm />;
  return (
    <>
      <LiveStatus text={t('member.overview.loading')} />
      <Skeleton shape="block" />
    </>
  );
}
