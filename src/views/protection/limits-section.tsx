import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { byKind, tightest } from '#machines/protection/left.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/standing.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { CheckEvery } from './check-every.tsx';
import { LimitPanel } from './limit-panel.tsx';
import styles from './limits.module.css';
import { MissingLimits } from './missing-limits.tsx';
import { useLimitWords } from './use-limit-words.ts';

/** All limits of the member, by what they limit. */
export function LimitsSection() {
  const { t } = useTranslation(['protection', 'system']);
  const textOf = useFailureText();
  const words = useLimitWords();
  const read = useStanding();
  const standing = useLatest(read.data);
  if (read.error && !standing)
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={t('protection.limits.failed')}
        text={textOf(read.error.failure)}
        action={<Button onClick={() => void read.refetch()}>{t('protection.limits.retry')}</Button>}
      />
    );
  if (!standing)
    return (
      <>
        <LiveStatus text={t('protection.limits.loading')} />
        <Skeleton shape="block" />
      </>
    );
  const { limits, limitsAsked, rules, zone, now, absence } = standing;
  return (
    <>
      {absence && <Alert tone="neutral">{t('protection.limits.away')}</Alert>}
      {limitsAsked === 'must' && <MissingLimits standing={standing} />}
      {limitsAsked !== 'must' && limits.every(({ value }) => value === null) && (
        <Alert tone="neutral">{t('protection.limits.empty')}</Alert>
      )}
      <p className={styles.note}>{t('protection.limits.calendar')}</p>
      {byKind(limits).map(({ kind, limits: group }) => {
        const own = group.filter(({ left }) => left !== null);
        const holds = own.length > 1 ? tightest(own) : null;
        return (
          <Card key={kind} title={t(`protection.limits.kinds.${kind}`)}>
            <p className={styles.note}>{t(`protection.limits.texts.${kind}`)}</p>
            {holds && (
              <p className={styles.note}>
                {t('protection.limits.lowest', {
                  period: t(`protection.limits.of.${holds.period}`),
                  left: words.value(holds, holds.left ?? '0'),
                })}
              </p>
            )}
            <div className={styles.group}>
              {group.map((limit) => (
                <LimitPanel
                  key={limit.period}
                  limit={limit}
                  raise={rules.limits.raise}
                  zone={zone}
                  now={now}
                  away={absence !== null}
                  title={t(`protection.limits.periods.${limit.period}`)}
                />
              ))}
            </div>
          </Card>
        );
      })}
      <CheckEvery standing={standing} />
    </>
  );
}
