import { CircleAlert, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import {
  missionClaims,
  missionKey,
  missionShelves,
  missionsAgainIn,
} from '#machines/missions/missions.rules.ts';
import { useHeldClaims } from '#src/actors/held-claims.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { MissionCard } from './mission-card.tsx';
import styles from './missions.module.css';

/** The missions of the member: what can be done, what is locked and how to unlock it, what is over. */
export function MissionsPanel() {
  const { t } = useTranslation(['missions', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const read = useMemberRead('missions.summary', { language }, { fresh: 0, again: missionsAgainIn });
  const data = useLatest(read.data);
  const failed = read.error && !data;
  const missions = data?.missions ?? [];
  const { held, hold } = useHeldClaims(missionClaims(missions));
  const shelves = missionShelves(missions, held);
  const shelf = (title: string, some: readonly Mission[]) =>
    some.length > 0 && (
      <Card title={title}>
        <ul className={styles.list} aria-label={title}>
          {some.map((one) => (
            <li key={missionKey(one, missions)}>
              <MissionCard mission={one} zone={data?.zone ?? 'UTC'} onClaim={hold} />
            </li>
          ))}
        </ul>
      </Card>
    );
  return (
    <div className={styles.page}>
      <LiveStatus text={data || failed ? '' : t('missions.loading')} />
      {failed && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('missions.failed')}
          text={textOf(read.error.failure)}
          action={
            <Button busy={read.isFetching} onClick={() => void read.refetch()}>
              {t('missions.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && <Skeleton className={styles.coming} shape="block" />}
      {data && missions.length === 0 && (
        <EmptyState icon={<Target />} title={t('missions.none')} text={t('missions.noneText')} />
      )}
      {shelf(t('missions.shelf.now'), shelves.now)}
      {shelf(t('missions.shelf.locked'), shelves.locked)}
      {shelf(t('missions.shelf.over'), shelves.over)}
    </div>
  );
}
