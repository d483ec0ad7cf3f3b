import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';

/** In the place of what protection closes to a member: it says so without a reason, with the way to safer play. */
export function NotAvailable() {
  const { t } = useTranslation(['protection']);
  return (
    <EmptyState
      icon={<HeartHandshake />}
      title={t('protection.closed.title')}
      text={t('protection.closed.text')}
      action={
        <ButtonLink as={PathLink} to={pathOf({ screen: 'saferPlay' })}>
          {t('protection.closed.safer')}
        </ButtonLink>
      }
    />
  );
}
