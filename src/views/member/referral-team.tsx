import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './referral.module.css';

/** What an agent's invitation does, and the way to the rest of an agent's invitations. */
export function ReferralTeam() {
  const { t } = useTranslation(['member']);
  return (
    <Card title={t('member.friends.team.more')}>
      <p className={styles.note}>{t('member.friends.team.moreText')}</p>
      <p>
        <ButtonLink as={PathLink} to={pathOf({ screen: 'agent', page: 'registrationCenter' })}>
          {t('member.friends.team.open')}
        </ButtonLink>
      </p>
    </Card>
  );
}
