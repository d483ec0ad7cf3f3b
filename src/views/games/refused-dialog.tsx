import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Launching } from '#src/actors/launch.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';

type Props = { launching: Extract<Launching, { at: 'refused' }> };

/** Why a game could not be opened (spec 8): the list it was picked from stays underneath. */
export function RefusedDialog({ launching: { launch } }: Props) {
  const { t } = useTranslation(['games', 'system']);
  const textOf = useFailureText();
  const failure = useSelector(launch, ({ context }) => context.failure);
  const close = () => launch.send({ type: 'launch.cancelled' });
  return (
    <Dialog
      open
      size="warning"
      title={t('games.launch.refused')}
      description={failure ? textOf(failure) : t('games.launch.address')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('games.launch.close')}</Button>
          <RetryButton variant="primary" onClick={() => launch.send({ type: 'launch.retried' })} />
        </>
      }
    >
      {failure && <FailureHelp failure={failure} />}
    </Dialog>
  );
}
