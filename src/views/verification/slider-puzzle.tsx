import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import styles from './slider.module.css';
import { SliderAwaited } from './slider-awaited.tsx';
import { SliderPicture } from './slider-picture.tsx';
import { SliderQuestion } from './slider-question.tsx';

/** The gateway's own puzzle, by picture or in words, with the result of the last answer. */
export function SliderPuzzle({ slider }: { slider: ActorRefFrom<typeof sliderMachine> }) {
  const { t } = useTranslation(['verification']);
  const challenge = useSelector(slider, ({ context }) => context.challenge);
  const inWords = useSelector(slider, ({ context }) => context.way === 'words');
  const busy = useSelector(slider, (snapshot) => snapshot.hasTag('busy'));
  const refused = useSelector(slider, (snapshot) => snapshot.hasTag('refused'));
  const answered = useSelector(slider, ({ context }) => context.failure !== null);
  const ready = useSelector(slider, (snapshot) => snapshot.can({ type: 'renewal.clicked' }));
  const puzzle = challenge?.kind === 'puzzle' ? challenge : null;
  const wrong = inWords ? t('verification.slider.wrongWords') : t('verification.slider.wrong');
  const trouble = answered ? wrong : t('verification.slider.expired');
  const Way = inWords ? SliderQuestion : SliderPicture;
  return (
    <div className={styles.puzzle} data-refused={refused}>
      {puzzle && <Way key={puzzle.id} {...{ puzzle, slider }} trouble={refused && trouble} />}
      {!puzzle && <SliderAwaited inWords={inWords} />}
      <LiveStatus
        text={busy ? t(puzzle ? 'verification.slider.checking' : 'verification.slider.loading') : ''}
      />
      <div className={styles.choices}>
        <Button
          variant="quiet"
          size="small"
          disabled={!ready}
          onClick={() => slider.send({ type: 'renewal.clicked' })}
        >
          {inWords ? t('verification.slider.renewWords') : t('verification.slider.renew')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={!ready}
          onClick={() => slider.send({ type: 'way.picked', way: inWords ? 'picture' : 'words' })}
        >
          {inWords ? t('verification.slider.drag') : t('verification.slider.words')}
        </Button>
      </div>
    </div>
  );
}
