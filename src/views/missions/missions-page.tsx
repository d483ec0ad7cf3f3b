import { Target } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Mission } from '#contract/missions/mission.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { type MissionsView, missionsParameters, missionsViewIn } from '#machines/missions/boards.rules.ts';
import { joinMissionMachine } from '#machines/missions/join-mission.act.ts';
import {
  comesAgain,
  hoursLeft,
  missionClaims,
  missionKey,
  missionPercent,
  missionShelves,
  missionsAgainIn,
} from '#machines/missions/missions.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useHeldClaims } from '#src/actors/held-claims.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useNow } from '#src/actors/now.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, PageHead, Row, Stack } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { ClaimPanel } from '#src/views/acts/claim-panel.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import { BoardPanel } from './board-panel.tsx';
import styles from './missions.module.css';
import { usePrize, useQuantity } from './quantity.ts';

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
    <Stack gap={5}>
      <PageHead title={t('missions.title')} text={open && t('missions.text')} />
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
    </Stack>
  );
}

/** The missions of the member: what can be done, what is locked and how to unlock it, what is over. */
function MissionsPanel() {
  const { t } = useTranslation(['missions', 'system']);
  const language = useLanguage();
  const reading = useLatestReading(
    useMemberRead('missions.summary', { language }, { fresh: 0, again: missionsAgainIn }),
  );
  const missions = reading.data?.missions ?? [];
  const { held, hold } = useHeldClaims(missionClaims(missions));
  const shelves = missionShelves(missions, held);
  const shelf = (title: string, some: readonly Mission[], zone: string) =>
    some.length > 0 && (
      <Card title={title}>
        <ul className={styles.list} aria-label={title}>
          {some.map((one) => (
            <li key={missionKey(one, missions)}>
              <MissionCard mission={one} zone={zone} onClaim={hold} />
            </li>
          ))}
        </ul>
      </Card>
    );
  return (
    <Stack gap={5}>
      <Loaded
        reading={reading}
        failed={t('missions.failed')}
        loading={t('missions.loading')}
        awaited={<Skeleton className={styles.coming} shape="block" />}
      >
        {({ zone = 'UTC' }) => (
          <>
            {missions.length === 0 && (
              <EmptyState icon={<Target />} title={t('missions.none')} text={t('missions.noneText')} />
            )}
            {shelf(t('missions.shelf.now'), shelves.now, zone)}
            {shelf(t('missions.shelf.locked'), shelves.locked, zone)}
            {shelf(t('missions.shelf.over'), shelves.over, zone)}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type Props = {
  mission: Mission;
  /** The merchant's time zone, an IANA name. */
  zone: string;
  /** Called with the completion id when its claim is pressed. */
  onClaim: (id: string) => void;
};

/** The states in which something ends. */
const due = ['OPEN', 'JOINED', 'CLAIM'] as const;

/** How a locked mission is unlocked. */
function Unlock({ unlock }: { unlock: NonNullable<Mission['unlock']> }) {
  const { t } = useTranslation(['missions']);
  return (
    <ul className={styles.unlock} aria-label={t('missions.unlock.label')}>
      {unlock.minRank !== null && <li>{t('missions.unlock.rank', { rank: unlock.minRank })}</li>}
      {unlock.after !== null && <li>{t('missions.unlock.after', { title: unlock.after })}</li>}
    </ul>
  );
}

/** A mission: where it stands, what it pays and takes, until when, and what one can do about it. */
function MissionCard({ mission, zone, onClaim }: Props) {
  const { t } = useTranslation(['missions']);
  const prize = usePrize();
  const quantity = useQuantity();
  const { title, text, state, recurs, unit, target, gameTypes, endsAt, completions, unlock } = mission;
  const named = useId();
  const ends = due.find((one) => one === state);
  const again = comesAgain(mission);
  const games = gameTypes.map((type) => t(`missions.game.${type as 'RNG'}`, { defaultValue: type }));
  return (
    <Stack as="article" gap={2} aria-labelledby={named} data-state={state}>
      <Row gap="1 3" align="center" justify="between">
        <h3 id={named} className={styles.name}>
          {titleOrKind(title, t('missions.kind'))}
        </h3>
        <MissionTag state={state} />
      </Row>
      <Row gap="1 3" align="center" justify="between">
        <span className={styles.amount}>{prize(mission.reward)}</span>
        <Note as="span" small figures>
          {t(`missions.recurs.${recurs}`)}
        </Note>
      </Row>
      <p>{text}</p>
      <Note small figures>
        {[
          t('missions.takes', { target: quantity(unit, target) }),
          games.length > 0 ? t('missions.games', { games: games.join(', ') }) : t('missions.allGames'),
          ...(completions > 0 ? [t('missions.completions', { count: completions })] : []),
        ].join(' · ')}
      </Note>
      <p>{t(`missions.next.${state}`)}</p>
      {unlock && <Unlock unlock={unlock} />}
      {again && (
        <Note small figures>
          {t(`missions.again.${again}`)}
        </Note>
      )}
      <MissionProgress mission={mission} />
      {ends && endsAt !== null && (
        <Note as="div" small figures>
          <Deadline label={t(`missions.due.${ends}`)} at={endsAt} zone={zone} />
        </Note>
      )}
      <JoinPanel mission={mission} />
      <MissionClaim mission={mission} onClaim={onClaim} />
    </Stack>
  );
}

const tones = {
  LOCKED: 'neutral',
  OPEN: 'accent',
  JOINED: 'accent',
  CLAIM: 'positive',
  CLAIMED: 'positive',
  MISSED: 'warning',
  LAPSED: 'warning',
} as const satisfies Record<Mission['state'], string>;

/** Where a mission is, in a word. */
function MissionTag({ state }: Pick<Mission, 'state'>) {
  const { t } = useTranslation(['missions']);
  return <Tag tone={tones[state]}>{t(`missions.state.${state}`)}</Tag>;
}

/** The progress of a run, in its unit: done, target, bets still open, and the bets that made the figure. */
function MissionProgress({ mission }: { mission: Mission }) {
  const { t } = useTranslation(['missions', 'acts']);
  const language = useLanguage();
  const quantity = useQuantity();
  const id = useId();
  const { title, unit, done, target, runId } = mission;
  if (runId === null) return null;
  return (
    <div className={styles.progress}>
      <p id={id}>
        {t(missionPercent(mission) === 100 ? 'missions.progressMet' : 'missions.progress', {
          done: unit === 'BETS' ? formatCount(Number(done), language) : quantity(unit, done),
          target: quantity(unit, target),
        })}
      </p>
      <progress max={100} value={missionPercent(mission)} aria-labelledby={id} />
      {mission.open > 0 && (
        <Note small figures>
          {t('missions.unsettled', { count: mission.open })}
        </Note>
      )}
      <CountedButton
        size="small"
        className={styles.why}
        call="missions.rows"
        about={{ id: runId }}
        title={title}
        unit={(counts) => quantity(unit, counts)}
      />
    </div>
  );
}

/** Joining a mission: the button and the last look say that its clock starts; later how that went. */
function JoinPanel({ mission }: { mission: Mission }) {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const now = useNow();
  const quantity = useQuantity();
  const prize = usePrize();
  const { id, state, unit, target, reward, version } = mission;
  const join = useActForm(joinMissionMachine, { id, language });
  const act = useMoneyAct(join);
  if (act.step === 'form' && state !== 'OPEN' && !act.failure) return null;
  const hours = t('missions.hours', { count: hoursLeft(mission, now) });
  const facts = [
    { id: 'clock', label: t('missions.join.clock'), value: hours, strong: true },
    { id: 'target', label: t('missions.join.target'), value: quantity(unit, target) },
    { id: 'reward', label: t('missions.join.reward'), value: prize(reward) },
    { id: 'version', label: t('missions.join.version'), value: String(version) },
  ];
  return (
    <div className={styles.act}>
      <ActOutcome
        act={act}
        done={{
          title: t('missions.join.done'),
          text: t('missions.join.doneText'),
          facts: [],
          again: t('missions.join.seen'),
        }}
      />
      {act.step === 'form' && state === 'OPEN' && (
        <Button variant="primary" onClick={() => join.send({ type: 'submitted', terms: null })}>
          {t('missions.join.ask', { hours })}
        </Button>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('missions.join.confirm')}>
          <Note small figures>
            {t('missions.join.note')}
          </Note>
        </SurePanel>
      )}
    </div>
  );
}

type MissionClaimProps = {
  mission: Mission;
  /** Called with the completion id when the claim is pressed, before anything is sent. */
  onClaim: (id: string) => void;
};

/** Claiming one completion of a mission: money goes to the main wallet, points to the points. */
function MissionClaim({ mission, onClaim }: MissionClaimProps) {
  const { t } = useTranslation(['missions']);
  const prize = usePrize();
  const { state, reward } = mission;
  const [claim] = missionClaims([mission]);
  if (!claim) return null;
  return (
    <ClaimPanel
      key={claim.id}
      {...claim}
      offered={state === 'CLAIM'}
      ask={t('missions.claim.ask', { prize: prize(reward) })}
      done={(record) =>
        record && 'runId' in record ? t('missions.claim.done', { prize: prize(record.reward) }) : ''
      }
      doneText={t(`missions.claim.where.${reward.kind}`)}
      onClaim={() => onClaim(claim.id)}
    />
  );
}
