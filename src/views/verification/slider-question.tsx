import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { SliderChallenge } from '#contract/verification.ts';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './slider.module.css';

type Props = {
  puzzle: Extract<SliderChallenge, { kind: 'puzzle' }>;
  slider: ActorRefFrom<typeof sliderMachine>;
  /** Why another puzzle is coming; false when none is. */
  trouble: string | false;
};

/** The question for people who can't see the picture or move its piece. */
export function SliderQuestion({ puzzle, slider, trouble }: Props) {
  const { t } = useTranslation(['verification']);
  const [words, setWords] = useState('');
  const busy = useSelector(slider, (snapshot) => snapshot.hasTag('busy'));
  const ready = useSelector(slider, (snapshot) => snapshot.can({ type: 'renewal.clicked' }));

  function check(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    slider.send({ type: 'words.given', words });
  }

  return (
    <form className={styles.form} noValidate onSubmit={check}>
      <TextField
        name="words"
        label={puzzle.question}
        error={trouble}
        value={words}
        ref={takeFocus}
        readOnly={!ready}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onValue={setWords}
      />
      <Button type="submit" variant="primary" wide busy={busy} disabled={!ready}>
        {t('verification.slider.check')}
      </Button>
    </form>
  );
}
