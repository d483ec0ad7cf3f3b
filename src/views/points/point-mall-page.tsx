import { BadgeCheck, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type MallView, mallParameters, mallParts, mallViewIn } from '#machines/points/list.rules.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useVisitor } from '#src/actors/signed-in.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import { BalanceCard } from './balance-card.tsx';
import { ConvertPanel } from './convert-panel.tsx';
import styles from './mall.module.css';
import { RedemptionsCard } from './redemptions-card.tsx';
import { RewardsList } from './rewards-list.tsx';

const panel = 'mall-panel';

/** The points mall (spec 2, pointMall; 3, points): the balance, the rewards, conversion, and the redeem history. */
export default function PointMallPage() {
  const { t } = useTranslation(['points']);
  const session = useResident('session');
  const account = useAccount();
  const visitor = useVisitor();
  const demo = account === 'demo';
  const [parameters, setParameters] = useSearchParams();
  const view = mallViewIn(parameters);
  const change = (next: Partial<MallView>) =>
    setParameters(mallParameters({ ...view, page: 1, reward: null, ...next }), {
      // A reward that is opened can be left by going back.
      replace: next.reward === undefined,
    });
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('points.title')}</h1>
        <p className={styles.text}>{t('points.text')}</p>
      </header>
      {visitor && (
        <EmptyState
          icon={<LogIn />}
          title={t('points.visitor')}
          text={t('points.visitorText')}
          action={
            <Button
              variant="primary"
              data-warms="login"
              onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}
            >
              {t('points.signIn')}
            </Button>
          }
        />
      )}
      {demo && <EmptyState icon={<BadgeCheck />} title={t('points.demo')} text={t('points.demoText')} />}
      {!visitor && !demo && (
        <>
          <BalanceCard />
          <TabStrip
            label={t('points.parts')}
            panel={panel}
            items={mallParts.map((id) => ({ id, label: t(`points.part.${id}`) }))}
            value={view.part}
            onValue={(part) => change({ part: part as MallView['part'] })}
            previousLabel={t('points.earlier')}
            nextLabel={t('points.later')}
          />
          <section id={panel} className={styles.panel} aria-label={t(`points.part.${view.part}`)}>
            {view.part === 'rewards' && (
              <WherePromoted>
                <RewardsList view={view} change={change} />
              </WherePromoted>
            )}
            {view.part === 'convert' && <ConvertPanel />}
            {view.part === 'redemptions' && <RedemptionsCard />}
          </section>
        </>
      )}
    </div>
  );
}
