import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type MissionsView, missionsParameters, missionsViewIn } from '#machines/missions/boards.rules.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import { BoardPanel } from './board-panel.tsx';
import styles from './missions.module.css';
import { MissionsPanel } from './missions-panel.tsx';

/** Missions and leaderboards (spec 2, missionLeaderboard), each at its own address. */
export function MissionsPage() {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const open = usePromoted() === 'open';
  const [parameters, setParameters] = useSearchParams();
  const view = missionsViewIn(parameters);
  const { data } = useMemberRead('missions.summary', { language }, { fresh: 0 });
  const change = (next: Partial<MissionsView>) =>
    setParameters(missionsParameters({ ...view, ...next }), { replace: true });
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('missions.title')}</h1>
        {open && <p className={styles.text}>{t('missions.text')}</p>}
      </header>
      <Tabs
        label={t('missions.tabs.label')}
        value={view.tab}
        onValue={(tab) => change({ tab: tab as MissionsView['tab'], period: null })}
        items={[
          {
            id: 'missions',
            label: t('missions.tabs.missions'),
            count: data?.count,
            content: (
              <WherePromoted instead={<MissionsPanel />}>
                <MissionsPanel />
              </WherePromoted>
            ),
          },
          {
            id: 'boards',
            label: t('missions.tabs.boards'),
            content: (
              <WherePromoted>
                <BoardPanel view={view} onView={change} />
              </WherePromoted>
            ),
          },
        ]}
      />
    </div>
  );
}
