import { useSelector } from '@xstate/react';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

/**
 * Replaces the app while the gateway has never given a usable answer: it is asked again by itself, less and less
 * often, and on request. Its words come with the first load, because an offline browser can load nothing more.
 */
export function UnreachablePage() {
  const { t } = useTranslation(['shell']);
  const status = useResident('status');
  const busy = useSelector(status, (snapshot) => snapshot.hasTag('busy'));
  return (
    <SituationFrame>
      <SituationMessage
        icon={<CloudOff />}
        title={t('shell.unreachable.title')}
        text={t('shell.unreachable.text')}
        actions={
          <Button variant="primary" busy={busy} onClick={() => status.send({ type: 'retry.clicked' })}>
            {busy ? t('shell.unreachable.trying') : t('shell.retry')}
          </Button>
        }
      />
    </SituationFrame>
  );
}
