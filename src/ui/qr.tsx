import type { ReactNode } from 'react';
import { LazyPart } from './lazy-part.tsx';
import styles from './qr.module.css';

const drawing = () => import('./qr-drawing.tsx').then((found) => found.QrDrawing);

interface QrProps {
  value: string;
  /** What scanning it leads to, in words. */
  label: string;
  /** The side of the code in pixels, without its white margin of 20 (spec section 9). */
  size?: number | undefined;
  /** Shown when the code can't be drawn, such as a link to the same place. */
  fallback?: ReactNode;
}

/** A code to scan, drawn here; what draws it is fetched with the first one. */
export function Qr({ value, label, size = 200, fallback = null }: QrProps) {
  // As large as the code: nothing below it moves, and no press on it is lost, when it comes.
  const waiting = (
    <span className={styles.plate}>
      <svg className={styles.code} width={size} height={size} viewBox="0 0 1 1" aria-hidden="true" />
    </span>
  );
  return <LazyPart load={drawing} props={{ value, label, size }} waiting={waiting} failed={() => fallback} />;
}
