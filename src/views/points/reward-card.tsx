import { useTranslation } from 'react-i18next';
import type { PointReward } from '#contract/points/rewards.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { takeLostFocus } from '#src/ui/take-focus.ts';
import styles from './mall.module.css';
import { usePoints, useRuleText } from './points-text.ts';

type Props = {
  reward: PointReward;
  /** The address of its picture, found safe; '' for none. */
  picture: string;
  /** The merchant's time zone, an IANA name. */
  zone: string;
  /** It was the last one open: the focus comes back to it. */
  last: boolean;
  onOpen: () => void;
};

/** A reward in the list: its price, what is left, and what keeps the member from it. */
export function RewardCard({ reward, picture, zone, last, onOpen }: Props) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const ruleText = useRuleText(zone);
  const { id, kind, name, price, left, refusal } = reward;
  return (
    <article className={styles.card} aria-labelledby={`reward-${id}`} data-refused={refusal !== null}>
      <LazyImage src={picture || undefined} alt="" ratio="banner" fit="cover" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.tags}>
          <span className={styles.kind}>{t(`points.kind.${kind}`)}</span>
          {left !== null && left > 0 && <Tag tone="warning">{t('points.left', { count: left })}</Tag>}
        </p>
        <h2 id={`reward-${id}`} className={styles.name}>
          {name}
        </h2>
        <p className={styles.price}>{points(price)}</p>
        <p className={styles.note}>{refusal ? ruleText(refusal) : t('points.available')}</p>
        <Button
          wide
          variant={refusal ? 'secondary' : 'primary'}
          ref={last ? takeLostFocus : undefined}
          aria-describedby={`reward-${id}`}
          onClick={onOpen}
        >
          {t(refusal ? 'points.see' : 'points.redeem.open')}
        </Button>
      </div>
    </article>
  );
}
