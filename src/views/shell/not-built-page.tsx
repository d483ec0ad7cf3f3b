import { DoorClosedLocked } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { home, type Screen } from '#machines/places.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { PlaceLink } from './place-link.tsx';

/** The page of a place that has an address and no view yet (src/app/pages/unbuilt.ts). */
export default function NotBuiltPage({ screen }: { screen: Screen }) {
  const { t } = useTranslation(['system']);
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosedLocked />}
      title={t('system.notBuilt.title', { place: t(`system.places.${screen}`) })}
      text={t('system.notBuilt.text')}
      action={
        <ButtonLink as={PlaceLink} to={home} variant="primary">
          {t('system.notBuilt.home')}
        </ButtonLink>
      }
    />
  );
}
