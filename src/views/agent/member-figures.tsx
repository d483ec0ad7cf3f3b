import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { daysOf, quickRanges } from '#machines/kit/records.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './team.module.css';
import { cardAddress } from './team-address.ts';

type Props = { card: CallOutput<'agent.member'>; busy: boolean };

/** What somebody of the team did in some days: their own play alone. */
export function MemberFigures({ card: { id, period, figures }, busy }: Props) {
  const { t } = useTranslation(['agent', 'records']);
  const language = useLanguage();
  const money = useMoney();
  const { bets, ...amounts } = figures;
  const names = ['stake', 'win', 'net', 'bonus', 'deposits', 'withdrawals'] as const;
  return (
    <Card title={t('agent.team.figures')}>
      <p className={styles.note}>{t('agent.team.period', { from: period.from, to: period.to })}</p>
      <nav aria-label={t('agent.team.days')}>
        <ul className={styles.ranges}>
          {quickRanges.map((range) => {
            const days = daysOf(range, period.today);
            const shown = days.from === period.from && days.to === period.to;
            return (
              <li key={range}>
                <PathLink
                  className={styles.range}
                  to={`${cardAddress(id)}?${new URLSearchParams(days)}`}
                  aria-current={shown ? 'true' : undefined}
                >
                  {t(`records.range.${range}`)}
                </PathLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <dl className={styles.figures} aria-busy={busy}>
        <div>
          <dt>{t('agent.team.figure.bets')}</dt>
          <dd>{formatCount(bets, language)}</dd>
        </div>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`agent.team.figure.${name}`)}</dt>
            <AsIs as="dd">{money(amounts[name])}</AsIs>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('agent.team.ownPlay')}</p>
    </Card>
  );
}
