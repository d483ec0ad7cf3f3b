import { ArrowLeft, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { leaveMachine } from '#machines/promotions/leave.act.ts';
import { dueOf, rewardsAgainIn, rewardsTurn, worthOf } from '#machines/promotions/rewards.rules.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPercent } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackLink, Note, Row, Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { RewardClaim } from './reward-claim.tsx';
import styles from './rewards.module.css';
import { StatusTag } from './status-tag.tsx';
import { WageringBar } from './wagering-bar.tsx';

const list = pathOf({ screen: 'member', page: 'rewardCenter' });

/** One reward at its own address: where it stands, what comes next, claiming it, its wagering, and leaving it. */
export function RewardPage({ id }: { id: string }) {
  const { t } = useTranslation(['promotions', 'system']);
  const language = useLanguage();
  const inZone = useInZone();
  const money = useMoney();
  const reading = useLatestReading(
    useMemberRead(
      'promotions.rewards',
      { language },
      { fresh: 0, again: rewardsAgainIn, turns: rewardsTurn },
    ),
  );
  const reward = reading.data?.rewards.find((one) => one.id === id);
  const zone = reading.data?.zone ?? 'UTC';
  const due = reward ? dueOf(reward) : null;
  const worth = reward ? worthOf(reward) : 'known';
  const facts = reward && [
    {
      id: 'amount',
      label: t('promotions.reward.amount'),
      value: worth === 'known' ? money(reward.amount) : t(`promotions.reward.${worth}`),
      strong: true,
    },
    {
      id: 'source',
      label: t('promotions.reward.source'),
      value: t(`promotions.reward.sources.${reward.source}`),
    },
    { id: 'at', label: t('promotions.reward.since'), value: inZone(reward.at, zone) },
    ...(reward.settledAt === null
      ? []
      : [
          {
            id: 'settled',
            label: t('promotions.reward.settled'),
            value: inZone(reward.settledAt, zone),
          },
        ]),
    { id: 'reference', label: t('promotions.reward.reference'), value: reward.id },
  ];
  return (
    <Stack gap={5} breaks>
      <BackLink size="fine" to={list}>
        <ArrowLeft aria-hidden="true" />
        {t('promotions.reward.back')}
      </BackLink>
      <Loaded
        reading={reading}
        level="h1"
        failed={t('promotions.rewards.failed')}
        loading={t('promotions.rewards.loading')}
        awaited={<Skeleton className={styles.coming} shape="block" />}
      >
        {() => (
          <>
            {!reward && (
              <EmptyState
                level="h1"
                icon={<CircleHelp />}
                title={t('promotions.reward.missing')}
                text={t('promotions.reward.missingText')}
              />
            )}
            {reward && facts && (
              <>
                <Row as="header" gap="2 4" align="center">
                  <h1 tabIndex={-1} ref={takeFocus}>
                    {titleOrKind(reward.title, t('promotions.rewardKind'))}
                  </h1>
                  <span role="status">
                    <StatusTag status={reward.status} />
                  </span>
                </Row>
                <Card>
                  <Stack gap={3} align="start">
                    <p>{t(`promotions.reward.next.${reward.status}`)}</p>
                    {reward.reason && <p>{reward.reason}</p>}
                    {due !== null && (
                      <Note as="div" small figures>
                        <Deadline label={t('promotions.reward.due')} at={due} zone={zone} />
                      </Note>
                    )}
                    <RewardClaim reward={reward} />
                  </Stack>
                  <ActFacts facts={facts} />
                  {reward.promotionId !== null && (
                    <ButtonLink
                      as={PathLink}
                      to={pathOf({ screen: 'promoDetail', query: { id: reward.promotionId } })}
                    >
                      {t('promotions.reward.terms')}
                    </ButtonLink>
                  )}
                </Card>
                {reward.wagering && <WageringCard id={id} title={reward.title} wagering={reward.wagering} />}
                <LeavePanel reward={reward} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type Props = { id: string; title: string; wagering: NonNullable<Reward['wagering']> };

/** The wagering of a reward: done and left, by game type, bets still open, and the bets that made the figure. */
function WageringCard({ id, title, wagering }: Props) {
  const { t } = useTranslation(['promotions', 'acts']);
  const language = useLanguage();
  const money = useMoney();
  const { byGame, open: bets } = wagering;
  return (
    <Card title={t('promotions.wagering.title')}>
      <WageringBar wagering={wagering} />
      {byGame.length > 0 && (
        <table className={styles.games}>
          <thead>
            <tr>
              <th scope="col">{t('promotions.wagering.game')}</th>
              <th scope="col">{t('promotions.wagering.staked')}</th>
              <th scope="col">{t('promotions.wagering.percent')}</th>
              <th scope="col">{t('promotions.wagering.counted')}</th>
            </tr>
          </thead>
          <tbody>
            {byGame.map(({ gameType, percent, staked, counted }) => (
              <tr key={gameType}>
                <th scope="row">{t(`promotions.game.${gameType as 'RNG'}`, { defaultValue: gameType })}</th>
                <AsIs as="td">{money(staked)}</AsIs>
                <td>{formatPercent(Number(percent), language)}</td>
                <AsIs as="td">{money(counted)}</AsIs>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Stack gap={3} align="start">
        {bets.bets > 0 && (
          <Note small figures>
            {t('promotions.wagering.open', { count: bets.bets, stake: money(bets.stake) })}
          </Note>
        )}
        <CountedButton call="promotions.rows" about={{ id }} title={title} unit={money} />
      </Stack>
    </Card>
  );
}

/** Leaving a joined promotion: what it costs and leaves, by the gateway, before it is asked; later how that went. */
function LeavePanel({ reward }: { reward: Reward }) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const money = useMoney();
  const { id, leaving } = reward;
  const progress = leaving?.progress ?? '0.00';
  const leave = useActForm(leaveMachine, { id, language });
  const act = useMoneyAct(leave);
  if (!leaving && act.step === 'form' && !act.failure) return null;
  const facts = leaving
    ? [
        { id: 'loses', label: t('promotions.leave.loses'), value: money(leaving.loses), strong: true },
        { id: 'progress', label: t('promotions.leave.progress'), value: money(leaving.progress) },
        { id: 'keeps', label: t('promotions.leave.keeps'), value: money(leaving.keeps) },
      ]
    : [];
  const done = {
    title: t('promotions.leave.done'),
    text: t('promotions.leave.doneText'),
    facts: [],
    again: t('promotions.leave.seen'),
  };
  return (
    <Card title={t('promotions.leave.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && leaving && (
        <Stack gap={3} align="start">
          <p>
            {signOf(leaving.loses) === 0 && signOf(leaving.progress) === 0
              ? t('promotions.leave.nothing')
              : t('promotions.leave.text', {
                  loses: money(leaving.loses),
                  progress: money(leaving.progress),
                })}
          </p>
          <Button onClick={() => leave.send({ type: 'submitted', terms: { progress } })}>
            {t('promotions.leave.ask')}
          </Button>
        </Stack>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('promotions.leave.confirm')} />
      )}
    </Card>
  );
}
