import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';

/** A list that could not be had, why, and the way to try again. */
export function FailedList({ text, busy, onAgain }: { text: string; busy: boolean; onAgain: () => void }) {
  const { t } = useTranslation(['games']);
  return (
    <ErrorState
      icon={<Unplug />}
      title={t('games.list.failed')}
      text={text}
      action={
        <Button busy={busy} onClick={onAgain}>
          {t('games.list.retry')}
        </Button>
      }
    />
  );
}
