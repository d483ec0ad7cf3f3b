import { lazy, type ReactNode, Suspense } from 'react';
import { Fallible } from './fallible.tsx';
import styles from './qr.module.css';
import { Skeleton } from './skeleton.tsx';

const Drawing = lazy(async () => {
  const { QRCodeSVG } = await import('qrcode.react');
  return { default: QRCodeSVG };
});

interface QrProps {
  value: string;
  /** What scanning it leads to, in words. */
  label: string;
  /** The side of the code in pixels, without its white margin of 20 (spec section 9). */
  size?: number | undefined;
  /** What stands there when the code cannot be drawn, such as a link to the same place. */
  fallback?: ReactNode;
}

/** A code to scan, drawn here; what draws it is fetched with the first one. */
export function Qr({ value, label, size = 200, fallback = null }: QrProps) {
  return (
    <Fallible instead={() => fallback}>
      <span className={styles.plate}>
        <Suspense fallback={<Skeleton className={styles.coming} />}>
          <Drawing value={value} size={size} level="M" marginSize={0} title={label} className={styles.code} />
        </Suspense>
      </span>
    </Fallible>
  );
}
