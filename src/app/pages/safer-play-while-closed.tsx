import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';
import styles from './safer-play-while-closed.module.css';

type Props = { failed: (retry: () => void, failure: PartFailure) => ReactNode };

/** Safer play in a window of its own, while a message replaces the app, and the way back to that message. */
export function SaferPlayWhileClosed({ failed }: Props) {
  const { t } = useTranslation(['shell']);
  return (
    <main id="main" className={styles.page}>
      <PathLink to={pathOf(home)}>{t('shell.safer.back')}</PathLink>
      <Part part={parts.saferPlay} props={{}} failed={failed} />
    </main>
  );
}
