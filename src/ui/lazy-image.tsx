import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { useWait } from './clock.ts';
import styles from './lazy-image.module.css';
import { whenNear } from './near-view.ts';
import { atAttempt, PictureHostsContext } from './picture-hosts.ts';
import { takeLost } from './pictures-ahead.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 200;

interface LazyImageProps {
  /** A checked address. Without one the placeholder shows. */
  src: string | undefined;
  alt: string;
  /** The shape of its space, kept before, during and after loading, so that nothing moves. `fill` takes all the given space. */
  ratio?: 'poster' | 'square' | 'wide' | 'banner' | 'logo' | 'fill' | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** The first picture of a page: in the prerendered page, and before all others. */
  eager?: boolean | undefined;
  /** Shown when the picture can't be loaded. */
  placeholder?: ReactNode;
  className?: string | undefined;
}

/**
 * A picture that loads when it is nearly in view: three attempts, each at the next host if there are several,
 * then a placeholder (decision: pictures, parts and CDNs).
 */
export function LazyImage(props: LazyImageProps) {
  const { src, ratio = 'poster', fit, className } = props;
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <span ref={frame} className={classes(styles.frame, className)} data-ratio={ratio} data-fit={fit}>
      {src ? (
        <Picture key={src} {...props} src={src} frame={frame} />
      ) : (
        <Missing>{props.placeholder}</Missing>
      )}
    </span>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return <span className={styles.missing}>{children}</span>;
}

interface PictureProps extends LazyImageProps {
  src: string;
  frame: RefObject<HTMLElement | null>;
}

function Picture({ src, alt, eager = false, placeholder, frame }: PictureProps) {
  const wait = useWait();
  const hosts = useContext(PictureHostsContext);
  const [attempt, setAttempt] = useState(() => (eager ? 1 + takeLost(src) : 0));
  const [situation, setSituation] = useState<'coming' | 'failed'>('coming');

  useEffect(() => {
    if (attempt > 0 || !frame.current) return;
    return whenNear(frame.current, () => setAttempt(1), wait);
  }, [attempt, frame, wait]);

  useEffect(() => {
    if (situation !== 'failed' || attempt >= ATTEMPTS) return;
    return wait(() => {
      setSituation('coming');
      setAttempt(attempt + 1);
    }, PAUSE_MS);
  }, [situation, attempt, wait]);

  if (situation === 'failed' && attempt >= ATTEMPTS) return <Missing>{placeholder}</Missing>;
  if (attempt === 0 || situation === 'failed') return null;
  return (
    <img
      key={attempt}
      className={styles.image}
      src={atAttempt(src, hosts, attempt)}
      alt={alt}
      decoding="async"
      draggable={false}
      {...(eager ? { fetchPriority: 'high', loading: 'eager' } : { 'data-fading': true })}
      // Written on the element: a list that is scrolled would be drawn once more for each of its pictures.
      onLoad={({ currentTarget }) => currentTarget.removeAttribute('data-fading')}
      onError={() => setSituation('failed')}
    />
  );
}
