import { QRCodeSVG } from 'qrcode.react';
import styles from './qr.module.css';

/** The code itself, on its plate. */
export function QrDrawing({ value, label, size }: { value: string; label: string; size: number }) {
  return (
    <span className={styles.plate}>
      <QRCodeSVG value={value} size={size} level="M" marginSize={0} title={label} className={styles.code} />
    </span>
  );
}
