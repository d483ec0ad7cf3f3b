import { Gift, LayoutGrid, LineChart, Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Card } from '#src/ui/card.tsx';
import { AgentSteps } from './agent-steps.tsx';
import { HaveAccount } from './have-account.tsx';
import { Invitation } from './invitation.tsx';
import styles from './join.module.css';

const benefits = [
  ['downloads.join.benefit.games', LayoutGrid],
  ['downloads.join.benefit.rewards', Gift],
  ['downloads.join.benefit.points', Medal],
  ['downloads.join.benefit.limits', LineChart],
] as const;

/** The join page (spec 2, /join): what an account brings, the way to one with an invitation, and how one becomes an agent. */
export default function JoinPage() {
  const { t } = useTranslation(['downloads', 'system']);
  const { name: brand } = useConfiguration().brand;
  const account = useAccount();
  const signedIn = useSignedIn();
  const has = account !== null || signedIn;
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <h1>{t('downloads.join.title', { brand })}</h1>
        <p>{t('downloads.join.text')}</p>
        {has ? <HaveAccount /> : <Invitation />}
      </header>
      <Card title={t('downloads.join.benefits')}>
        <ul className={styles.benefits}>
          {benefits.map(([text, Icon]) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </Card>
      <AgentSteps />
    </div>
  );
}
