import { DoorClosedLocked } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import type { CentrePage } from './centre-page.ts';
import { memberAddress } from './member-address.ts';

/** A page of the member centre that has an address and no view yet (src/app/pages/member-pages.ts). */
export function ClosedPage({ name }: Pick<CentrePage, 'name'>) {
  const { t } = useTranslation(['member']);
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosedLocked />}
      title={t('member.centre.notBuilt', { page: t(name) })}
      text={t('member.centre.notBuiltText')}
      action={
        <ButtonLink as={PathLink} to={memberAddress('securityCenter')} variant="primary">
          {t('member.centre.back')}
        </ButtonLink>
      }
    />
  );
}
