import { useTranslation } from 'react-i18next';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PlaceLink } from '../place-link.tsx';
import { useSignedIn } from '../signed-in.ts';
import { Enfilade } from './enfilade.tsx';
import styles from './hero.module.css';

/** The first thing a person sees and reads: painted from the page itself, before any script or picture. */
export function Welcome() {
  const { t } = useTranslation(['shell']);
  const signedIn = useSignedIn();
  const { name } = useConfiguration().brand;
  return (
    <>
      <Enfilade />
      <p className={styles.brand}>{name}</p>
      <h1>{t('shell.home.welcome')}</h1>
      <p className={styles.text}>{t('shell.home.welcomeText')}</p>
      {signedIn ? (
        <ButtonLink as={PlaceLink} to={{ screen: 'promotions' }} variant="primary" size="large">
          {t('shell.home.promotionsAction')}
        </ButtonLink>
      ) : (
        <ButtonLink as={PlaceLink} to={{ screen: 'register' }} variant="primary" size="large">
          {t('shell.home.welcomeAction')}
        </ButtonLink>
      )}
    </>
  );
}
