import { CircleAlert, Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimCallOf, rewardsAgainIn, rewardsTurn, shelvesOf } from '#machines/promotions/rewards.rules.ts';
import { useHeldClaims } from '#src/actors/held-claims.ts';
import { useLatest } from '#src/actors/latest.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { RewardShelf } from './reward-shelf.tsx';
import styles from './rewards.module.css';

/** Ended rewards on one page of the list. */
const size = 10;

/** The reward centre: what can be claimed first, then what is under way, then what is over, with reasons. */
export function RewardsPage() {
  const { t } = useTranslation(['promotions', 'protection', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const promoted = usePromoted();
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
  const rewards = data?.rewards ?? [];
  const { held, hold } = useHeldClaims(rewards.map((one) => ({ call: claimCallOf(one), id: one.id })));
  const { claimable, running, over } = shelvesOf(rewards, held);
  const zone = data?.zone ?? 'UTC';
  const shown = over.slice((page - 1) * size, page * size);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('promotions.rewards.title')}</h1>
        <p className={styles.text}>{t('promotions.rewards.text')}</p>
      </header>
      <LiveStatus text={data || failed ? '' : t('promotions.rewards.loading')} />
      {failed && (
        <ErrorState
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
      {promoted === 'closed' && <p className={styles.none}>{t('protection.closed.rewards')}</p>}
      {data && rewards.length === 0 && (
        <EmptyState
          icon={<Gift />}
          title={t('promotions.rewards.none')}
          {...(promoted === 'open' && {
            text: t('promotions.rewards.noneText'),
            action: (
              <ButtonLink as={PathLink} to={pathOf({ screen: 'promotions' })} variant="primary">
                {t('promotions.rewards.look')}
              </ButtonLink>
            ),
          })}
        />
      )}
      {rewards.length > 0 && (
        <RewardShelf title={t('promotions.rewards.claimable')} rewards={claimable} zone={zone} onClaim={hold}>
          {claimable.length === 0 && <p className={styles.none}>{t('promotions.rewards.noneNow')}</p>}
        </RewardShelf>
      )}
      {running.length > 0 && (
        <RewardShelf title={t('promotions.rewards.running')} rewards={running} zone={zone} />
      )}
      {over.length > 0 && (
        <RewardShelf title={t('promotions.rewards.over')} rewards={shown} zone={zone}>
          <Pager
            page={page}
            pages={Math.ceil(over.length / size)}
            onPage={setPage}
            label={t('promotions.rewards.pages')}
            previousLabel={t('promotions.rewards.previous')}
            nextLabel={t('promotions.rewards.next')}
            pageLabel={(number) => t('promotions.rewards.page', { number })}
          />
        </RewardShelf>
      )}
    </div>
  );
}
