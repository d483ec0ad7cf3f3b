import { useSelector } from '@xstate/react';
import { type CSSProperties, type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { SliderChallenge } from '#contract/verification.ts';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { pngAddress } from './png.ts';
import styles from './slider.module.css';

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

/** That the verification is still to be done, and why it can't be shown or checked just now (spec 8). */
function SliderTrouble({ slider }: { slider: ActorRefFrom<typeof sliderMachine> }) {
  const { t } = useTranslation(['verification']);
  const textOf = useFailureText();
  const failure = useSelector(slider, ({ context }) => context.failure);
  const reason = failure ? textOf(failure) : t('verification.slider.failedText');
  return (
    <>
      <Alert>{t('verification.slider.failed')}</Alert>
      <p>{reason}</p>
      {failure && <FailureHelp failure={failure} />}
      <RetryButton variant="primary" wide onClick={() => slider.send({ type: 'retry.clicked' })} />
    </>
  );
}

/** The gateway's own puzzle, by picture or in words, with the result of the last answer. */
function SliderPuzzle({ slider }: { slider: ActorRefFrom<typeof sliderMachine> }) {
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
      <Row gap={2} justify="between">
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
      </Row>
    </div>
  );
}

/** The placeholder of a puzzle, as large as the puzzle: nothing moves away from under a finger when it appears. */
function SliderAwaited({ inWords }: { inWords: boolean }) {
  const { t } = useTranslation(['verification']);
  return (
    <div className={styles.form}>
      {inWords && <Skeleton className={styles.awaitedQuestion} />}
      {!inWords && (
        <>
          <div className={styles.awaited}>
            <Skeleton shape="block" />
            <Spinner size="large" />
          </div>
          <Skeleton className={styles.awaitedHandle} />
          <p className={styles.help}>{t('verification.slider.help')}</p>
        </>
      )}
      <Button variant="primary" wide disabled>
        {t('verification.slider.check')}
      </Button>
    </div>
  );
}

type SliderPuzzleProps = {
  puzzle: Extract<SliderChallenge, { kind: 'puzzle' }>;
  slider: ActorRefFrom<typeof sliderMachine>;
  /** Why another puzzle is coming; false when none is. */
  trouble: string | false;
};

/** The picture with its gap, and the handle that moves the piece: with a pointer, a finger or the arrow keys. */
function SliderPicture({ puzzle, slider, trouble }: SliderPuzzleProps) {
  const { t } = useTranslation(['verification']);
  // Only this view follows the piece while it moves; the machine learns where it was dropped.
  const [moved, setMoved] = useState(0);
  const busy = useSelector(slider, (snapshot) => snapshot.hasTag('busy'));
  const ready = useSelector(slider, (snapshot) => snapshot.can({ type: 'renewal.clicked' }));
  const { width, height, pieceSize, pieceTop } = puzzle;
  const of = width - pieceSize;
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const place: CSSProperties = {
    left: share(moved, width),
    top: share(pieceTop, height),
    width: share(pieceSize, width),
  };
  const put = () => moved > 0 && slider.send({ type: 'piece.placed', moved });

  function check(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    put();
  }

  return (
    <form className={styles.form} onSubmit={check}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={pngAddress(puzzle.background)} alt={t('verification.slider.picture')} draggable={false} />
        <img className={styles.piece} src={pngAddress(puzzle.piece)} alt="" draggable={false} style={place} />
      </div>
      <input
        className={styles.handle}
        type="range"
        ref={takeFocus}
        aria-label={t('verification.slider.handle')}
        aria-describedby="slider-help"
        aria-valuetext={t('verification.slider.position', { moved, of })}
        aria-disabled={!ready}
        min={0}
        max={of}
        value={moved}
        style={{ '--thumb': `${pieceSize}px`, '--filled': share(moved, of) } as CSSProperties}
        onChange={({ currentTarget }) => ready && setMoved(Number(currentTarget.value))}
        onPointerUp={put}
      />
      <p id="slider-help" className={styles.help} role="status" data-refused={trouble !== false}>
        {trouble || t('verification.slider.help')}
      </p>
      <Button type="submit" variant="primary" wide busy={busy} disabled={!ready}>
        {t('verification.slider.check')}
      </Button>
    </form>
  );
}

/** The question for people who can't see the picture or move its piece. */
function SliderQuestion({ puzzle, slider, trouble }: SliderPuzzleProps) {
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
