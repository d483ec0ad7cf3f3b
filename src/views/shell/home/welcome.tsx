import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { usePromoted } from '#src/actors/promoted.ts';
import { useRoot } from '#src/actors/residents.ts';
import { useAtTheDoor, useSignedIn } from '#src/actors/signed-in.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EntryLink } from '../entry-link.tsx';
import { PlaceLink } from '../place-link.tsx';
import { RegisterLink } from '../register-link.tsx';
import { Enfilade } from './enfilade.tsx';
import styles from './hero.module.css';

/** The first thing a person sees and reads: painted from the page itself, before any script or picture. */
export function Welcome() {
  const { t } = useTranslation(['shell']);
  const signedIn = useSignedIn();
  const promoted = usePromoted();
  const unpromoted = useAtTheDoor() || promoted === 'closed';
  const { brand, look } = useConfiguration();
  const { freePlay } = useSelector(useRoot(), ({ context }) => context.features);
  return (
    <>
      {/* The doorways are our own sign. */}
      {!look && <Enfilade />}
      <p className={styles.brand}>{brand.name}</p>
      <h1>{t('shell.home.welcome')}</h1>
      <p className={styles.text}>{t('shell.home.welcomeText')}</p>
      <div className={styles.actions}>
        {!signedIn && <RegisterLink>{t('shell.home.welcomeAction')}</RegisterLink>}
        {signedIn && unpromoted && (
          <ButtonLink as={PlaceLink} to={{ screen: 'saferPlay' }}>
            {t('shell.saferPlay')}
          </ButtonLink>
        )}
        {signedIn && !unpromoted && (
          // Its place is kept while the gateway is asked, so that nothing below moves.
          <ButtonLink
            as={PlaceLink}
            to={{ screen: 'promotions' }}
            variant="primary"
            className={promoted === 'open' ? undefined : styles.held}
          >
            {t('shell.home.promotionsAction')}
          </ButtonLink>
        )}
        {!signedIn && freePlay && (
          <ButtonLink as={EntryLink} way="freePlay" className={styles.onPhone} data-warms="freePlay">
            {t('shell.header.freePlay')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
