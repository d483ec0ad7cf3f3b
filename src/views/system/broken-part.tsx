import DoorClosed from 'lucide-react/icons/door-closed';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';

/** Where a part of the page should be that could not be fetched: the reason, and a way to try again (spec 8). */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['shell']);
  return (
    <ErrorState
      icon={<DoorClosed />}
      title={t('shell.broken.title')}
      text={t('shell.broken.text')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('shell.broken.retry')}
        </Button>
      }
    />
  );
}
