import { Gift } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import {
  claimCallOf,
  dueOf,
  rewardsAgainIn,
  rewardsTurn,
  shelvesOf,
  worthOf,
} from '#machines/promotions/rewards.rules.ts';
import { useHeldClaims } from '#src/actors/held-claims.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, PageHead, Row, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { rewardAddress } from './reward-address.ts';
import { RewardClaim } from './reward-claim.tsx';
import styles from './rewards.module.css';
import { StatusTag } from './status-tag.tsx';
import { WageringBar } from './wagering-bar.tsx';

/** Ended rewards on one page of the list. */
const size = 10;

/** The reward centre: what can be claimed first, then what is under way, then what is over, with reasons. */
export function RewardsPage() {
  const { t } = useTranslation(['promotions', 'protection', 'system']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const promoted = usePromoted();
  const reading = useLatestReading(
    useMemberRead(
      'promotions.rewards',
      { language },
      { fresh: 0, again: rewardsAgainIn, turns: rewardsTurn },
    ),
  );
  const rewards = reading.data?.rewards ?? [];
  const { held, hold } = useHeldClaims(rewards.map((one) => ({ call: claimCallOf(one), id: one.id })));
  const { claimable, running, over } = shelvesOf(rewards, held);
  const shown = over.slice((page - 1) * size, page * size);
  return (
    <Stack gap={5} breaks>
      <PageHead title={t('promotions.rewards.title')} text={t('promotions.rewards.text')} />
      {promoted === 'closed' && <p className={styles.none}>{t('protection.closed.rewards')}</p>}
      <Loaded
        reading={reading}
        failed={t('promotions.rewards.failed')}
        loading={t('promotions.rewards.loading')}
        awaited={<Skeleton className={styles.coming} shape="block" />}
      >
        {({ zone }) => (
          <>
            {rewards.length === 0 && (
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
              <RewardShelf
                title={t('promotions.rewards.claimable')}
                rewards={claimable}
                zone={zone}
                onClaim={hold}
              >
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
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type Props = {
  title: string;
  rewards: readonly Reward[];
  zone: string;
  /** Where they can be claimed: called with the id of the one that is. */
  onClaim?: (id: string) => void;
  /** Below the list. */
  children?: ReactNode;
};

/** Rewards that stand together: those to claim, those under way, those that are over. */
function RewardShelf({ title, rewards, zone, onClaim, children }: Props) {
  return (
    <Card title={title}>
      {rewards.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {rewards.map((one) => (
            <li key={one.id}>
              <RewardCard reward={one} zone={zone} {...(onClaim && { onClaim: () => onClaim(one.id) })} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}

type RewardCardProps = {
  reward: Reward;
  zone: string;
  /** Where it can be claimed: called when it is. */
  onClaim?: () => void;
};

/** A reward in the list: what it is, where it stands, why it ended, and claiming it. */
function RewardCard({ reward, zone, onClaim }: RewardCardProps) {
  const { t } = useTranslation(['promotions']);
  const inZone = useInZone();
  const money = useMoney();
  const { id, title, status, amount, source, reason, at, settledAt, wagering } = reward;
  const due = dueOf(reward);
  const worth = worthOf(reward);
  return (
    <Stack as="article" gap={2} aria-labelledby={`reward-${id}`}>
      <Row gap="1 3" align="center" justify="between">
        <h3 id={`reward-${id}`} className={styles.name}>
          <PathLink to={rewardAddress(id)}>{titleOrKind(title, t('promotions.rewardKind'))}</PathLink>
        </h3>
        <StatusTag status={status} />
      </Row>
      <Row gap="1 3" align="center" justify="between">
        <span className={styles.amount}>
          {worth === 'known' ? money(amount) : t(`promotions.reward.${worth}`)}
        </span>
        <Note as="span" small figures>
          {`${t(`promotions.reward.sources.${source}`)} · ${inZone(settledAt ?? at, zone)}`}
        </Note>
      </Row>
      {reason && <p>{reason}</p>}
      {due !== null && (
        <Note as="div" small figures>
          <Deadline label={t('promotions.reward.due')} at={due} zone={zone} />
        </Note>
      )}
      {wagering && <WageringBar wagering={wagering} />}
      {onClaim && <RewardClaim reward={reward} onClaim={onClaim} />}
    </Stack>
  );
}
