import { CircleAlert, FileText, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { rightFor } from '#machines/contracts/standing.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { InForceCard } from './in-force-card.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './own.module.css';
import { PastContracts } from './past-contracts.tsx';

const topic = { article: 'contracts' } as const;

/** The agent’s own contract of a kind: what is offered, what is in force and how its period stands, and what was before. */
export function OwnTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts', 'system']);
  const textOf = useFailureText();
  const { data, error, isFetching, refetch } = useMemberRead(
    'contracts.own',
    { kind },
    { fresh: 0, again: rightFor },
  );
  const own = useLatest(data);
  if (error?.failure.code === 'FUNCTION_DISABLED')
    return (
      <EmptyState
        icon={<Lock />}
        title={t('contracts.own.off')}
        text={t('contracts.own.offText')}
        action={<HelpLink topic={topic}>{t('contracts.own.help')}</HelpLink>}
      />
    );
  if (error && !own)
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={t('contracts.own.failed')}
        text={textOf(error.failure)}
        action={
          <>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('contracts.own.retry')}
            </Button>
            <HelpLink topic={topic}>{t('contracts.own.help')}</HelpLink>
          </>
        }
      />
    );
  return (
    <div className={styles.tab}>
      <LiveStatus text={own ? '' : t('contracts.own.loading')} />
      {!own && <Skeleton shape="block" />}
      {own && !own.offer && !own.inForce && (
        <EmptyState
          icon={<FileText />}
          title={t('contracts.own.none')}
          text={t('contracts.own.noneText')}
          action={
            <ButtonLink as={HelpLink} topic={topic}>
              {t('contracts.own.help')}
            </ButtonLink>
          }
        />
      )}
      {own?.offer && <OfferCard offer={own.offer} inForce={own.inForce} zone={own.zone} />}
      {own?.inForce && (
        <InForceCard
          contract={own.inForce}
          running={own.running}
          pending={own.offer !== null}
          zone={own.zone}
          now={own.now}
        />
      )}
      {own && own.past.length > 0 && <PastContracts past={own.past} zone={own.zone} />}
    </div>
  );
}
