import { ArrowLeft, CircleAlert, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { titled } from '#machines/kit/titles.rules.ts';
import { usePageName } from '#src/actors/page-name.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import styles from './detail.module.css';
import { PromotionDetail } from './promotion-detail.tsx';

const list = pathOf({ screen: 'promotions' });

/** One promotion, named by the address (spec 2, promoDetail), for whom something may be promoted to. */
export default function PromoDetailPage() {
  const { t } = useTranslation(['promotions']);
  return (
    <div className={styles.page}>
      <PathLink className={styles.back} to={list}>
        <ArrowLeft aria-hidden="true" />
        {t('promotions.detail.back')}
      </PathLink>
      <WherePromoted>
        <NamedPromotion />
      </WherePromoted>
    </div>
  );
}

/** It is on its way, here, unknown, or not to be had. */
function NamedPromotion() {
  const { t } = useTranslation(['promotions', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const id = (parameters.get('id') ?? '').slice(0, 64);
  const { data, error, isFetching, refetch } = useOfferedRead(
    'promotions.detail',
    { id, language },
    { enabled: id !== '', fresh: 0 },
  );
  usePageName(data && titled(data.promotion.title, ''));
  const missing = id === '' || error?.failure.code === 'NOT_FOUND';
  const failed = error && !data && !missing;
  return (
    <>
      <LiveStatus text={data || failed || missing ? '' : t('promotions.detail.loading')} />
      {missing && (
        <EmptyState
          level="h1"
          icon={<CircleHelp />}
          title={t('promotions.detail.missing')}
          text={t('promotions.detail.missingText')}
          action={
            <ButtonLink as={PathLink} to={list} variant="primary">
              {t('promotions.detail.back')}
            </ButtonLink>
          }
        />
      )}
      {failed && (
        <ErrorState
          level="h1"
          icon={<CircleAlert />}
          title={t('promotions.detail.failed')}
          text={textOf(error.failure)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('promotions.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && !missing && <Skeleton className={styles.coming} shape="block" />}
      {data && !missing && <PromotionDetail key={id} detail={data} />}
    </>
  );
}
