import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  askRedemptionsAgainIn,
  mallStatuses,
  redemptionsInput,
  redemptionsTurn,
} from '#machines/points/list.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './mall.module.css';
import { RedemptionRow } from './redemption-row.tsx';

/** The redeem history (spec 3, points): newest first, by status, or found by a part of a reference. */
export function RedemptionsCard() {
  const { t } = useTranslation(['points', 'system']);
  const language = useLanguage();
  const [asked, ask] = useState({ page: 1, status: '', reference: '' });
  const { data, error, isFetching, refetch } = useMemberRead(
    'points.redemptions',
    redemptionsInput(asked, language),
    {
      fresh: 0,
      again: ({ redemptions }) => askRedemptionsAgainIn(redemptions),
      turns: redemptionsTurn,
    },
  );
  const failed = error && !data;
  return (
    <Card title={t('points.redemptions.title')}>
      <div className={styles.filters}>
        <SelectField
          label={t('points.redemptions.by')}
          value={asked.status}
          options={[
            { value: '', label: t('points.filter.all') },
            ...mallStatuses.map((value) => ({ value, label: t(`points.status.${value}`) })),
          ]}
          onValue={(status) => ask({ ...asked, page: 1, status })}
        />
        <TextField
          type="search"
          label={t('points.redemptions.search')}
          value={asked.reference}
          autoComplete="off"
          onValue={(reference) => ask({ ...asked, page: 1, reference })}
        />
      </div>
      <LiveStatus
        text={
          data || failed
            ? t('points.redemptions.count', { count: data?.count ?? 0 })
            : t('points.redemptions.loading')
        }
      />
      {failed && (
        <FailureAlert
          failure={error.failure}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('points.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {data?.count === 0 && <p className={styles.note}>{t('points.redemptions.none')}</p>}
      <ul className={styles.redemptions} aria-label={t('points.redemptions.title')} aria-busy={isFetching}>
        {data?.redemptions.map((redemption) => (
          <li key={redemption.reference}>
            <RedemptionRow redemption={redemption} />
          </li>
        ))}
      </ul>
      <Pager
        page={asked.page}
        pages={data?.totalPages ?? 1}
        onPage={(page) => ask({ ...asked, page })}
        label={t('points.redemptions.pages')}
        previousLabel={t('points.previous')}
        nextLabel={t('points.next')}
        pageLabel={(number) => t('points.page', { number })}
      />
    </Card>
  );
}
