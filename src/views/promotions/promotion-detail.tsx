import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import { statusOf } from '#machines/promotions/list.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { SaidZone, useMerchantHours } from '#src/views/acts/money-text.ts';
import styles from './detail.module.css';
import { JoinPanel } from './join-panel.tsx';
import { StatusTag } from './status-tag.tsx';
import { TermsFacts } from './terms-facts.tsx';

/** A promotion: where the member is with it and what comes next, its terms as facts, and then its long text. */
export function PromotionDetail({ detail }: { detail: CallOutput<'promotions.detail'> }) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const pictureOf = usePictureCheck();
  const { zone: said, whose } = useMerchantHours();
  const { data: own, isLoading } = useMemberRead('promotions.rewards', { language });
  const { promotion, facts, content } = detail;
  const { title, summary, image, phase, opensAt, closesAt, zone } = promotion;
  const status = statusOf(promotion, own?.rewards ?? []);
  const mine = own?.rewards.some(({ promotionId }) => promotionId === promotion.id);
  return (
    <SaidZone value={said}>
      <LazyImage
        src={pictureOf(image) || undefined}
        alt=""
        ratio="banner"
        fit="cover"
        className={styles.picture}
      />
      <header className={styles.head}>
        <h1>{titled(title, t('promotions.kind'))}</h1>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.when}>
          <Deadline
            label={t(`promotions.when.${phase}`)}
            at={phase === 'COMING' ? opensAt : closesAt}
            zone={zone}
          />
          {whose && <p>{whose}</p>}
        </div>
      </header>
      <Card title={t('promotions.detail.yours')} aside={!isLoading && <StatusTag status={status} />}>
        <div className={styles.act}>
          {isLoading ? <Skeleton /> : <p>{t(`promotions.sentence.${status}`)}</p>}
          {/* It stays while its joining is being told of, though the status has changed already. */}
          {promotion.entry === 'JOIN' && phase === 'RUNNING' && (
            <JoinPanel detail={detail} open={status === 'JOIN' && !isLoading} />
          )}
          {mine && (
            <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'rewardCenter' })}>
              {t('promotions.detail.rewards')}
            </ButtonLink>
          )}
        </div>
      </Card>
      <Card title={t('promotions.detail.facts')}>
        <TermsFacts facts={facts} zone={zone} />
      </Card>
      <Card title={t('promotions.detail.text')}>
        <SafeHtml html={content} pictureOf={pictureOf} fallback={<p>{t('promotions.detail.noText')}</p>} />
      </Card>
    </SaidZone>
  );
}
