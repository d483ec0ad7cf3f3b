import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { LazyImage } from './lazy-image.tsx';
import { useSlides } from './use-slides.ts';

export interface Slide {
  id: string;
  /** The alternative text of the picture; empty when the content says the same. */
  alt: string;
  /** A checked address; without one the content shows on velvet. */
  image?: string | undefined;
  /** Drawn over the picture: words, a button, a link. */
  content?: ReactNode;
  /** The content is on velvet alone, and needs no shade to be read. */
  clear?: true | undefined;
}

interface CarouselProps {
  slides: readonly Slide[];
  labels: {
    /** The label of the carousel. */
    carousel: string;
    pause: string;
    play: string;
    previous: string;
    next: string;
    /** Such as "2 of 5", counted from 1. */
    slide: (number: number, of: number) => string;
  };
  /** How long a slide stays, in milliseconds. */
  stay?: number | undefined;
  ratio?: 'banner' | 'wide' | undefined;
}

/**
 * Large pictures one after another. They change by themselves until the person pauses, hovers, focuses or
 * touches them, and never for a person who asked for less motion. The first is part of the prerendered page.
 */
export function Carousel({ slides, labels, stay = 6000, ratio = 'banner' }: CarouselProps) {
  const { track, index, playing, rests, toggle, go, resting, onScroll } = useSlides(slides.length, stay);
  const several = slides.length > 1;
  return (
    <section className={styles.carousel} aria-label={labels.carousel}>
      <ul
        ref={track}
        className={styles.track}
        aria-live={rests ? 'polite' : 'off'}
        onScroll={onScroll}
        {...resting}
      >
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            className={styles.slide}
            data-ratio={ratio}
            data-clear={slide.clear}
            aria-label={several ? labels.slide(at + 1, slides.length) : undefined}
            inert={at !== index}
          >
            {slide.image !== undefined && (
              <div className={styles.picture}>
                <LazyImage src={slide.image} alt={slide.alt} ratio="fill" eager={at === 0} />
              </div>
            )}
            {slide.content && <div className={styles.content}>{slide.content}</div>}
          </li>
        ))}
      </ul>
      {several && (
        <div className={styles.controls}>
          <IconButton
            size="small"
            overPicture
            label={playing ? labels.pause : labels.play}
            icon={playing ? <Pause /> : <Play />}
            onClick={toggle}
          />
          <IconButton
            size="small"
            overPicture
            label={labels.previous}
            icon={<ChevronLeft />}
            onClick={() => go(index - 1)}
          />
          <span className={styles.dots}>
            {slides.map((slide, at) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={labels.slide(at + 1, slides.length)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
              />
            ))}
          </span>
          <IconButton
            size="small"
            overPicture
            label={labels.next}
            icon={<ChevronRight />}
            onClick={() => go(index + 1)}
          />
        </div>
      )}
    </section>
  );
}
