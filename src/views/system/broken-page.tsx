import DoorClosed from 'lucide-react/icons/door-closed';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

/** Stands in for the app when something in it broke in a way nobody foresaw: said plainly, with a way to start again. */
export function BrokenPage({ onRetry, more }: { onRetry: () => void; more?: ReactNode }) {
  const { t } = useTranslation(['shell']);
  return (
    <SituationFrame>
      <SituationMessage
        icon={<DoorClosed />}
        title={t('shell.broken.title')}
        text={t('shell.broken.text')}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('shell.broken.retry')}
          </Button>
        }
      />
      {more}
    </SituationFrame>
  );
}
