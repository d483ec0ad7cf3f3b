import { useTranslation } from 'react-i18next';
import { useAccount } from '#src/actors/residents.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

/** The last words of the home: promotions, points and the app. */
export function HomePanels() {
  const { t } = useTranslation(['shell']);
  const account = useAccount();
  return (
    <div className={styles.panels}>
      <Card tone="velvet" title={t('shell.home.promotions')}>
        <p>{t('shell.home.promotionsText')}</p>
        <ButtonLink as={PlaceLink} to={{ screen: 'promotions' }} className={styles.action} variant="primary">
          {t('shell.home.promotionsAction')}
        </ButtonLink>
        {account !== null && account !== 'demo' && (
          <ButtonLink
            as={PlaceLink}
            to={{ screen: 'member', page: 'rewardCenter' }}
            className={styles.action}
          >
            {t('shell.home.rewardsAction')}
          </ButtonLink>
        )}
      </Card>
      <Card title={t('shell.home.points')}>
        <p>{t('shell.home.pointsText')}</p>
        <ButtonLink as={PlaceLink} to={{ screen: 'pointMall' }} className={styles.action}>
          {t('shell.home.pointsAction')}
        </ButtonLink>
      </Card>
      <Card title={t('shell.home.app')}>
        <p>{t('shell.home.appText')}</p>
        <ButtonLink as={PlaceLink} to={{ screen: 'download' }} className={styles.action}>
          {t('shell.home.appAction')}
        </ButtonLink>
      </Card>
    </div>
  );
}
