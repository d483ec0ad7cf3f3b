import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './slider.module.css';
import { SliderPuzzle } from './slider-puzzle.tsx';
import { SliderTrouble } from './slider-trouble.tsx';

type Props = {
  slider: ActorRefFrom<typeof sliderMachine>;
  /** Where a hosted provider shows its puzzle. */
  stage: ReactNode;
};

/** The slider captcha over whatever dialog is open: a puzzle, a question in words, or a provider's own (spec 3, 8). */
export function SliderDialog({ slider, stage }: Props) {
  const { t } = useTranslation(['verification', 'system']);
  const failed = useSelector(slider, atStep('failed'));
  const hosted = useSelector(slider, ({ context }) => context.challenge?.kind === 'hosted');
  const opening = useSelector(slider, atStep('opening'));
  const inWords = useSelector(slider, ({ context }) => context.way === 'words');
  const text = inWords ? t('verification.slider.textWords') : t('verification.slider.text');
  return (
    <Dialog
      open
      size="warning"
      title={t('verification.slider.title')}
      description={hosted || failed ? undefined : text}
      onClose={() => slider.send({ type: 'closed' })}
      closeLabel={t('verification.slider.close')}
    >
      {failed && <SliderTrouble slider={slider} />}
      {!failed && !hosted && <SliderPuzzle slider={slider} />}
      {!failed && hosted && (
        <section className={styles.hosted} aria-label={t('verification.slider.provider')} aria-busy={opening}>
          {opening && <Spinner size="large" />}
          {stage}
        </section>
      )}
    </Dialog>
  );
}
