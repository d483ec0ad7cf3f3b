import { DoorClosed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { PlaceLink } from './place-link.tsx';

/** The page of an address whose subject this gateway does not have. */
export default function NotHerePage() {
  const { t } = useTranslation(['system']);
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosed />}
      title={t('system.notHere.title')}
      text={t('system.notHere.text')}
      action={
        <ButtonLink as={PlaceLink} to={home} variant="primary">
          {t('system.notFound.home')}
        </ButtonLink>
      }
    />
  );
}
