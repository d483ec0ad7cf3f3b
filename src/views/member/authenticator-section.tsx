import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { RemovalForm } from './removal-form.tsx';

/**
 * Sets up an authenticator, or removes it. Which one is decided when the section opens: it stays although the
 * act changes the profile, and although an ended session allows no reads.
 */
export function AuthenticatorSection() {
  const { t } = useTranslation(['member']);
  const { data: profile } = useMemberRead('member.profile', {});
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
