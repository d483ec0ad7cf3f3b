import { useTranslation } from 'react-i18next';
import type { ProtectionChange } from '#contract/protection/limits.ts';
import { endOf } from '#machines/protection/statement.rules.ts';
import { useInZone } from '#src/views/acts/money-text.ts';
import { useLimitWords } from './use-limit-words.ts';

type Props = { change: ProtectionChange; zone: string };

/** One change: what it was, of which limit, from what to what, until when, and when it was. */
export function HistoryRow({ change: { at, what, kind, period, before, after }, zone }: Props) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const limit = kind && period ? { kind, period } : null;
  const value = (one: string | null) =>
    limit && one !== null ? words.value(limit, one) : t('protection.limits.none');
  const end = endOf({ what, after });
  return (
    <li>
      <p>{t(`protection.history.what.${what}`)}</p>
      {end === 'endless' && <p>{t('protection.away.endless')}</p>}
      {typeof end === 'number' && <p>{t('protection.history.until', { when: inZone(end, zone) })}</p>}
      {what === 'CHECK_EVERY' && <p>{t('protection.checkEvery.every', { count: Number(after) })}</p>}
      {limit && (
        <p>
          {t('protection.history.of', {
            limit: words.name(limit),
            before: value(before),
            after: value(after),
          })}
        </p>
      )}
      <time dateTime={new Date(at).toISOString()}>{inZone(at, zone)}</time>
    </li>
  );
}
