import { useSelector } from '@xstate/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sessionTimeoutMachine } from '#machines/session/session-timeout.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Cover } from '#src/ui/cover.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

/**
 * Covers the app once the known end of the session has passed without an answer from the gateway, so that an absent
 * member's account is not on display. Its words come with the first load, because an offline browser can load no more.
 */
export function CoveredPage({ life }: { life: ActorRefFrom<typeof sessionTimeoutMachine> }) {
  const { t } = useTranslation(['shell']);
  const busy = useSelector(life, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Cover label={t('shell.covered.title')}>
      <SituationFrame>
        <SituationMessage
          icon={<Lock />}
          title={t('shell.covered.title')}
          text={t('shell.covered.text')}
          actions={
            // Never disabled: the focus has nowhere else to be.
            <Button data-autofocus variant="primary" onClick={() => life.send({ type: 'check.clicked' })}>
              {busy ? t('shell.covered.checking') : t('shell.covered.check')}
            </Button>
          }
        />
        <LiveStatus text={busy ? t('shell.covered.checking') : t('shell.covered.still')} />
      </SituationFrame>
    </Cover>
  );
}
