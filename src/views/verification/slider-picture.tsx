import { useSelector } from '@xstate/react';
import { type CSSProperties, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { SliderChallenge } from '#contract/verification.ts';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { pngAddress } from './png.ts';
import styles from './slider.module.css';

type Props = {
  puzzle: Extract<SliderChallenge, { kind: 'puzzle' }>;
  slider: ActorRefFrom<typeof sliderMachine>;
  /** Why another puzzle is coming; false when none is. */
  trouble: string | false;
};

/** The picture with its gap, and the handle that moves the piece: with a pointer, a finger or the arrow keys. */
export function SliderPicture({ puzzle, slider, trouble }: Props) {
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
