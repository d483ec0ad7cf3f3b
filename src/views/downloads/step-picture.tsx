import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guides.module.css';

/** A phone that the drawings stand in: 80 wide, 96 high, its screen from 26,12 to 54,76. */
const phone = (
  <>
    <rect x="22" y="6" width="36" height="84" rx="7" className={styles.body} />
    <path d="M36 84h8" />
  </>
);

const square = (x: number, y: number) => <rect key={`${x} ${y}`} x={x} y={y} width="7" height="7" rx="1" />;
const row = (y: number) => <path key={y} d={`M28 ${y}h4m4 0h16`} />;
const icon = (x: number, y: number) => <rect key={`${x} ${y}`} x={x} y={y} width="8" height="8" rx="2" />;

/** What each drawing has besides; the light of the accent is what the step is about. */
const drawings = {
  scan: (
    <>
      {phone}
      <g className={styles.light}>{[square(31, 36), square(42, 36), square(31, 47)]}</g>
      <path d="M43 48h5v5" className={styles.light} />
      <path d="M28 32v-3h4m16 0h4v3m0 24v3h-4m-16 0h-4v-3" />
    </>
  ),
  download: (
    <>
      {phone}
      <path d="M40 24v26m-9-9 9 9 9-9" className={styles.light} />
      <path d="M30 62h20" />
    </>
  ),
  allow: (
    <>
      {phone}
      <rect x="27" y="34" width="26" height="26" rx="4" />
      <path d="m34 46 4 4 8-8" className={styles.light} />
    </>
  ),
  warning: (
    <>
      {phone}
      <path d="M40 30 53 54H27Z" className={styles.light} />
      <path d="M40 39v7m0 4v.5" />
    </>
  ),
  settings: (
    <>
      {phone}
      <g className={styles.light}>{row(26)}</g>
      {[38, 50, 62].map(row)}
    </>
  ),
  check: (
    <>
      <path d="M20 8h28l12 12v68H20Z" className={styles.body} />
      <path d="M48 8v12h12M28 30h18m-18 10h24" />
      <path d="m30 62 7 7 14-14" className={styles.light} />
    </>
  ),
  open: (
    <>
      {phone}
      {[icon(28, 22), icon(44, 22), icon(28, 54), icon(44, 54)]}
      <rect x="34" y="36" width="12" height="12" rx="3" className={styles.fill} />
    </>
  ),
  share: (
    <>
      <path d="M30 42h-8v44h36V42h-8" className={styles.body} />
      <path d="M40 60V16m-9 9 9-9 9 9" className={styles.light} />
    </>
  ),
  add: (
    <>
      {phone}
      <rect x="29" y="33" width="22" height="22" rx="5" />
      <path d="M40 38v12m-6-6h12" className={styles.light} />
    </>
  ),
  browser: (
    <>
      <rect x="8" y="20" width="64" height="56" rx="6" className={styles.body} />
      <path d="M8 34h64M15 27h.5m5 0h.5m5 0h.5" />
      <path d="M34 27h30" className={styles.light} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

/** The drawing of one step, in the colours of the theme. */
export function StepPicture({ name }: { name: keyof typeof drawings }) {
  const { t } = useTranslation(['downloads']);
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 80 96"
      role="img"
      aria-label={t(`downloads.pictures.${name}`)}
    >
      {drawings[name]}
    </svg>
  );
}
