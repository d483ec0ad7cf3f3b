import { useSelector } from '@xstate/react';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lifeMachine } from '#machines/session/life.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Cover } from '#src/ui/cover.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

/**
 * Covers the app once the end of the session that is known has passed without a word of the gateway: whoever is not
 * there shows nobody their account. Its words are those of the first load, for who is off line can load no more.
 */
export function CoveredPage({ life }: { life: ActorRefFrom<typeof lifeMachine> }) {
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
