import { ArrowLeft, CircleAlert, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titled } from '#machines/kit/titles.rules.ts';
import { dueOf, rewardsAgainIn, rewardsTurn, worthOf } from '#machines/promotions/rewards.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { LeavePanel } from './leave-panel.tsx';
import { RewardClaim } from './reward-claim.tsx';
import styles from './rewards.module.css';
import { StatusTag } from './status-tag.tsx';
import { WageringCard } from './wagering-card.tsx';

const list = pathOf({ screen: 'member', page: 'rewardCenter' });

/** One reward at its own address: where it stands, what comes next, claiming it, its wagering, and leaving it. */
export function RewardPage({ id }: { id: string }) {
  const { t } = useTranslation(['promotions', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const inZone = useInZone();
  const money = useMoney();
  const read = useMemberRead(
    'promotions.rewards',
    { language },
    {
      fresh: 0,
      again: rewardsAgainIn,
      turns: rewardsTurn,
    },
  );
  const data = useLatest(read.data);
  const failed = read.error && !data;
  const reward = data?.rewards.find((one) => one.id === id);
  const zone = data?.zone ?? 'UTC';
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
    <div className={styles.page}>
      <PathLink className={styles.back} to={list}>
        <ArrowLeft aria-hidden="true" />
        {t('promotions.reward.back')}
      </PathLink>
      <LiveStatus text={data || failed ? '' : t('promotions.rewards.loading')} />
      {failed && (
        <ErrorState
          level="h1"
          icon={<CircleAlert />}
          title={t('promotions.rewards.failed')}
          text={textOf(read.error.failure)}
          action={
            <Button busy={read.isFetching} onClick={() => void read.refetch()}>
              {t('promotions.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && <Skeleton className={styles.coming} shape="block" />}
      {data && !reward && (
        <EmptyState
          level="h1"
          icon={<CircleHelp />}
          title={t('promotions.reward.missing')}
          text={t('promotions.reward.missingText')}
        />
      )}
      {reward && facts && (
        <>
          <header className={styles.head}>
            <h1 className={styles.title} tabIndex={-1} ref={takeFocus}>
              {titled(reward.title, t('promotions.rewardKind'))}
            </h1>
            <span role="status">
              <StatusTag status={reward.status} />
            </span>
          </header>
          <Card>
            <div className={styles.act}>
              <p>{t(`promotions.reward.next.${reward.status}`)}</p>
              {reward.reason && <p>{reward.reason}</p>}
              {due !== null && (
                <div className={styles.note}>
                  <Deadline label={t('promotions.reward.due')} at={due} zone={zone} />
                </div>
              )}
              <RewardClaim reward={reward} />
            </div>
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
    </div>
  );
}
