import { DoorClosedLocked } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '#machines/places.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { memberAddress } from './member-address.ts';
import { pageNames } from './page-names.ts';

/** A page of the member centre that has an address and no view yet (src/app/pages/unbuilt.ts). */
export function ClosedPage({ page }: { page: MemberPage }) {
  const { t } = useTranslation(['member']);
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosedLocked />}
      title={t('member.centre.notBuilt', { page: t(pageNames[page]) })}
      text={t('member.centre.notBuiltText')}
      action={
        <ButtonLink as={PathLink} to={memberAddress('securityCenter')} variant="primary">
          {t('member.centre.back')}
        </ButtonLink>
      }
    />
  );
}
