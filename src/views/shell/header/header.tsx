import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountKind } from '#machines/session/account.rules.ts';
import { useAccount } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { PlaceLink } from '../place-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';
import { ResumingArea } from './resuming-area.tsx';
import { VisitorArea } from './visitor-area.tsx';

export type HeaderParts = {
  /** The member's part of the header; it is fetched like the app's other parts. */
  readonly memberArea: (account: AccountKind) => ReactNode;
};

/** The header (spec 2): the way home and anything a page puts beside it, the language, and the actions of the person here. */
export function Header({ memberArea, children }: HeaderParts & { children?: ReactNode }) {
  const { t } = useTranslation(['shell']);
  const account = useAccount();
  const signedIn = useSignedIn();
  return (
    <div className={styles.row}>
      <div className={styles.sign}>
        <BrandMark />
        {children}
        <PlaceLink to={{ screen: 'saferPlay' }} className={styles.saferPlay} data-warms="saferPlay">
          {t('shell.saferPlay')}
        </PlaceLink>
      </div>
      <LanguageSelect />
      {account && memberArea(account)}
      {!account && (signedIn ? <ResumingArea /> : <VisitorArea />)}
    </div>
  );
}
