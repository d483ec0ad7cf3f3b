import { CircleAlert, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PointReward } from '#contract/points/rewards.ts';
import { type MallView, mallKinds, rewardSorts, rewardsInput } from '#machines/points/list.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import styles from './mall.module.css';
import { RewardCard } from './reward-card.tsx';
import { RewardDetail } from './reward-detail.tsx';

type Props = { view: MallView; change: (next: Partial<MallView>) => void };

/** The rewards of the mall, by kind and order; what the member can afford comes first. */
export function RewardsList({ view, change }: Props) {
  const { t } = useTranslation(['points', 'system']);
  const textOf = useFailureText();
  const pictureOf = usePictureCheck();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useMemberRead('points.rewards', rewardsInput(view, language), {
    fresh: 0,
  });
  const failed = error && !data;
  // The list is read again after a redemption: the open reward may have left it, and stays open.
  const open = useLatest(data?.rewards.find(({ id }) => id === view.reward));
  const last = useLatest(view.reward ?? undefined);
  const zone = useLatest(data?.zone) ?? 'UTC';
  const back = () => change({ page: view.page, reward: null });
  if (open && open.id === view.reward)
    return (
      <RewardDetail key={open.id} reward={open} picture={pictureOf(open.image)} zone={zone} onBack={back} />
    );
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t('points.filter.kind')}
          value={view.kind ?? ''}
          options={[
            { value: '', label: t('points.filter.all') },
            ...mallKinds.map((value) => ({ value, label: t(`points.kind.${value}`) })),
          ]}
          onValue={(kind) => change({ kind: kind === '' ? null : (kind as PointReward['kind']) })}
        />
        <SelectField
          label={t('points.filter.sort')}
          value={view.sort}
          options={rewardSorts.map((value) => ({ value, label: t(`points.sort.${value}`) }))}
          onValue={(sort) => change({ sort: sort as MallView['sort'] })}
        />
        <Checkbox
          label={t('points.filter.affordable')}
          checked={view.affordable}
          onChecked={(affordable) => change({ affordable })}
        />
      </div>
      <LiveStatus
        text={data || failed ? t('points.count', { count: data?.count ?? 0 }) : t('points.loading')}
      />
      {failed && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('points.failed')}
          text={textOf(error.failure)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('points.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && <Skeleton className={styles.coming} shape="block" />}
      {data?.count === 0 && (
        <EmptyState icon={<Gift />} title={t('points.none')} text={t('points.noneText')} />
      )}
      <ul className={styles.list} aria-label={t('points.part.rewards')} aria-busy={isFetching}>
        {data?.rewards.map((reward) => (
          <li key={reward.id}>
            <RewardCard
              reward={reward}
              picture={pictureOf(reward.image)}
              zone={zone}
              last={reward.id === last}
              onOpen={() => change({ page: view.page, reward: reward.id })}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={view.page}
        pages={data?.totalPages ?? 1}
        onPage={(page) => change({ page })}
        label={t('points.pages')}
        previousLabel={t('points.previous')}
        nextLabel={t('points.next')}
        pageLabel={(number) => t('points.page', { number })}
      />
    </>
  );
}
