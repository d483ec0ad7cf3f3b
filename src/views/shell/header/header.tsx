import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import { useSignedIn } from '../signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';
import { ResumingArea } from './resuming-area.tsx';
import { VisitorArea } from './visitor-area.tsx';

/** Fetched for members only: a visitor's first page is the lighter for it. */
const memberArea = () => import('./member-area.tsx').then((part) => part.MemberArea);

/** What stands in the header (spec 2): the way home and what a page puts beside it, the language, and what the person who is here may do. */
export function Header({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['shell']);
  const account = useAccount();
  const signedIn = useSignedIn();
  return (
    <div className={styles.row}>
      <div className={styles.sign}>
        <BrandMark />
        {children}
      </div>
      <LanguageSelect />
      {account && (
        <LazyPart
          load={memberArea}
          props={{ account }}
          waiting={<ResumingArea />}
          failed={(again) => (
            <Button size="small" onClick={again}>
              {t('shell.broken.retry')}
            </Button>
          )}
        />
      )}
      {!account && (signedIn ? <ResumingArea /> : <VisitorArea />)}
    </div>
  );
}
