import { useTranslation } from 'react-i18next';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './act.module.css';

const movements = pathOf({ screen: 'member', page: 'transactionHistory' });

/** Where to go from an act with an unknown outcome: the movements so far, and customer service. */
export function ActWayOn() {
  const { t } = useTranslation(['wallet']);
  const support = useSupportContact();
  return (
    <div className={styles.wayOn}>
      <p className={styles.text}>{t('wallet.act.wayOnText')}</p>
      <ButtonLink as={PathLink} to={movements} variant="quiet">
        {t('wallet.act.movements')}
      </ButtonLink>
      <Button variant="quiet" busy={support.busy} onClick={support.open}>
        {t('wallet.act.contact')}
      </Button>
    </div>
  );
}
