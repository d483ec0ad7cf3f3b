import { DoorClosedLocked } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { memberAddress } from './member-address.ts';

/** A page of a centre that has an address and no view yet. */
export function ClosedPage({ title }: { title: string }) {
  const { t } = useTranslation(['member']);
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosedLocked />}
      title={t('member.centre.notBuilt', { page: title })}
      text={t('member.centre.notBuiltText')}
      action={
        <ButtonLink as={PathLink} to={memberAddress('securityCenter')} variant="primary">
          {t('member.centre.back')}
        </ButtonLink>
      }
    />
  );
}
