import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';

/** That the verification is still to be done, and why it can't be shown or checked just now (spec 8). */
export function SliderTrouble({ slider }: { slider: ActorRefFrom<typeof sliderMachine> }) {
  const { t } = useTranslation(['verification']);
  const textOf = useFailureText();
  const failure = useSelector(slider, ({ context }) => context.failure);
  const reason = failure ? textOf(failure) : t('verification.slider.failedText');
  return (
    <>
      <Alert>{t('verification.slider.failed')}</Alert>
      <p>{reason}</p>
      {failure && <FailureHelp failure={failure} />}
      <Button variant="primary" wide onClick={() => slider.send({ type: 'retry.clicked' })}>
        {t('verification.slider.retry')}
      </Button>
    </>
  );
}
