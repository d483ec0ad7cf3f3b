import { useTranslation } from 'react-i18next';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './act.module.css';

const movements = pathOf({ screen: 'member', page: 'transactionHistory' });

/** Where to go from an act with an unknown outcome: the movements so far, and customer service. */
export function ActWayOn() {
  const { t } = useTranslation(['acts']);
  const support = useSupportContact();
  return (
    <div className={styles.wayOn}>
      <p className={styles.text}>{t('acts.wayOnText')}</p>
      <ButtonLink as={PathLink} to={movements} variant="quiet">
        {t('acts.movements')}
      </ButtonLink>
      <Button variant="quiet" busy={support.busy} onClick={support.open}>
        {t('acts.contact')}
      </Button>
    </div>
  );
}
