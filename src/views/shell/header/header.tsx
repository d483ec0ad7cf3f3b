import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import type { AccountKind } from '#machines/session/account.rules.ts';
import { useAccount, useResident, useRoot } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EntryLink } from '../entry-link.tsx';
import { PlaceLink } from '../place-link.tsx';
import { RegisterLink } from '../register-link.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';
import { ResumingArea } from './resuming-area.tsx';

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

/** The windows that are too narrow for a name in the header (header.module.css). */
const narrow = '(max-width: 26.24rem)';

/** The brand's sign, which leads home: its logo, or a lit doorway; and its name, where the logo does not have it. */
function BrandMark() {
  const { t } = useTranslation(['shell']);
  const { brand, look } = useConfiguration();
  const { name } = brand;
  return (
    <PlaceLink to={home} className={styles.mark} aria-label={t('shell.header.home', { brand: name })}>
      {look?.logo ? (
        <picture className={look.wordmark ? styles.wordmark : styles.logo}>
          {look.wordmark && look.icon && <source media={narrow} srcSet={look.icon} />}
          {/* Whatever an SVG holds, a picture runs no script. */}
          <img src={look.logo} alt={name} />
        </picture>
      ) : (
        <svg className={styles.door} viewBox="0 0 28 32" aria-hidden="true">
          <path className={styles.arch} d="M1 32V14a13 13 0 0 1 26 0v18z" />
          <path className={styles.leaf} d="M6 32V14.5a8 8 0 0 1 16 0V32z" />
          <path className={styles.light} d="M11 32V15.5a3 3 0 0 1 6 0V32z" />
        </svg>
      )}
      {!look?.wordmark && <span className={styles.name}>{name}</span>}
    </PlaceLink>
  );
}

/** The visitor's part of the header: log in, register and, where the brand allows it, play for free (spec 2). */
function VisitorArea() {
  const { t } = useTranslation(['shell']);
  const session = useResident('session');
  const { freePlay } = useSelector(useRoot(), ({ context }) => context.features);
  return (
    <nav className={styles.area} aria-label={t('shell.header.label')}>
      {freePlay && (
        <ButtonLink
          as={EntryLink}
          way="freePlay"
          className={styles.freePlay}
          variant="quiet"
          size="small"
          icon={<Play aria-hidden="true" />}
          data-warms="freePlay"
        >
          <span className="visually-hidden-on-phone">{t('shell.header.freePlay')}</span>
        </ButtonLink>
      )}
      {/* A form, so that the button leads somewhere before the prerendered page has come alive. */}
      <form
        action={pathOf({ screen: 'login' })}
        onSubmit={(sent) => {
          sent.preventDefault();
          session.send({ type: 'entry.wanted', way: 'login' });
        }}
      >
        <Button type="submit" size="small" data-warms="login">
          {t('shell.header.login')}
        </Button>
      </form>
      <RegisterLink size="small">{t('shell.header.register')}</RegisterLink>
    </nav>
  );
}
