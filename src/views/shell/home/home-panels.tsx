import { useTranslation } from 'react-i18next';
import type { Place } from '#machines/places.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useAccount } from '#src/actors/residents.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

const rewards: Place = { screen: 'member', page: 'rewardCenter' };
const stop = (section: 'break' | 'exclusion') => ({ screen: 'member', page: 'protection', section }) as const;

/** The last words of the home: the app, the ways to stop, and promotions and points for whom they may be promoted to. */
export function HomePanels() {
  const { t } = useTranslation(['shell']);
  const open = usePromoted() === 'open';
  const account = useAccount();
  const isHere = useIsHere();
  return (
    <div className={styles.panels}>
      {open && <Promoted />}
      <Card title={t('shell.home.app')}>
        <p>{t('shell.home.appText')}</p>
        <ButtonLink as={PlaceLink} to={{ screen: 'download' }} className={styles.action}>
          {t('shell.home.appAction')}
        </ButtonLink>
      </Card>
      {account !== 'demo' && isHere(stop('break')) && (
        <Card title={t('shell.home.stop')} className={styles.stop}>
          <p>{t('shell.home.stopText')}</p>
          <Row gap={2}>
            <ButtonLink as={PlaceLink} to={stop('exclusion')}>
              {t('shell.footer.exclude')}
            </ButtonLink>
            <ButtonLink as={PlaceLink} to={stop('break')}>
              {t('shell.footer.pause')}
            </ButtonLink>
          </Row>
        </Card>
      )}
    </div>
  );
}

function Promoted() {
  const { t } = useTranslation(['shell']);
  const account = useAccount();
  const isHere = useIsHere();
  return (
    <>
      {isHere({ screen: 'promotions' }) && (
        <Card tone="velvet" title={t('shell.home.promotions')}>
          <p>{t('shell.home.promotionsText')}</p>
          <ButtonLink
            as={PlaceLink}
            to={{ screen: 'promotions' }}
            className={styles.action}
            variant="primary"
          >
            {t('shell.home.promotionsAction')}
          </ButtonLink>
          {account !== null && account !== 'demo' && isHere(rewards) && (
            <ButtonLink as={PlaceLink} to={rewards} className={styles.action}>
              {t('shell.home.rewardsAction')}
            </ButtonLink>
          )}
        </Card>
      )}
      {isHere({ screen: 'pointMall' }) && (
        <Card title={t('shell.home.points')}>
          <p>{t('shell.home.pointsText')}</p>
          <ButtonLink as={PlaceLink} to={{ screen: 'pointMall' }} className={styles.action}>
            {t('shell.home.pointsAction')}
          </ButtonLink>
        </Card>
      )}
    </>
  );
}
