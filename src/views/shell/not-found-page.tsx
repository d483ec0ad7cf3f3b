import { DoorClosed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { PlaceLink } from './place-link.tsx';

/** Why an address has nothing to show: nothing has it, or this gateway lacks what it is about. */
const words = {
  notFound: { title: 'system.notFound.title', text: 'system.notFound.text' },
  notHere: { title: 'system.notHere.title', text: 'system.notHere.text' },
} as const;

/** The page of an address that has nothing to show. */
export default function NotFoundPage({ why = 'notFound' }: { why?: keyof typeof words }) {
  const { t } = useTranslation(['system']);
  const { title, text } = words[why];
  return (
    <EmptyState
      level="h1"
      icon={<DoorClosed />}
      title={t(title)}
      text={t(text)}
      action={
        <ButtonLink as={PlaceLink} to={home} variant="primary">
          {t('system.notFound.home')}
        </ButtonLink>
      }
    />
  );
}
