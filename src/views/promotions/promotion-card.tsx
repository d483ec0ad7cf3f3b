import { useTranslation } from 'react-i18next';
import type { RewardStatus } from '#contract/promotions/rewards.ts';
import type { Promotion } from '#contract/promotions/terms.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import styles from './promotions.module.css';
import { StatusTag } from './status-tag.tsx';

/** Statuses whose next act is in the reward centre. */
const inCentre: readonly RewardStatus[] = ['CLAIM', 'PROCESS', 'JOINED', 'APPLYING'];

type Props = {
  promotion: Promotion;
  status: RewardStatus;
  /** The address of its picture, found safe; '' for none. */
  picture: string;
};

/** A promotion in the list: what one gets, until when, where the member is with it, and what comes next. */
export function PromotionCard({ promotion, status, picture }: Props) {
  const { t } = useTranslation(['promotions']);
  const { id, title, summary, category, phase, opensAt, closesAt, zone } = promotion;
  const detail = pathOf({ screen: 'promoDetail', query: { id } });
  const next = inCentre.includes(status) ? pathOf({ screen: 'member', page: 'rewardCenter' }) : detail;
  return (
    <article className={styles.card} aria-labelledby={`promotion-${id}`}>
      <LazyImage src={picture || undefined} alt="" ratio="banner" fit="cover" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.tags}>
          <span className={styles.category}>{t(`promotions.category.${category}`)}</span>
          <StatusTag status={status} />
        </p>
        <h2 id={`promotion-${id}`} className={styles.name}>
          <PathLink to={detail}>{titled(title, t('promotions.kind'))}</PathLink>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.when}>
          <Deadline
            label={t(`promotions.when.${phase}`)}
            at={phase === 'COMING' ? opensAt : closesAt}
            zone={zone}
          />
        </div>
        <ButtonLink as={PathLink} to={next} variant={status === 'CLAIM' ? 'primary' : 'secondary'} wide>
          {t(`promotions.next.${status}`)}
        </ButtonLink>
      </div>
    </article>
  );
}
