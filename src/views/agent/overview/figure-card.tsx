import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeamFigures } from '#contract/agent/overview.ts';
import { behind, compared, isCount } from '#machines/agent/overview.rules.ts';
import type { Days } from '#machines/kit/records.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount, formatPercent } from '#src/i18n/money.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { reportAddress } from '../reports/report-address.ts';
import styles from './overview.module.css';

const arrows = { up: TrendingUp, down: TrendingDown, same: Equal } as const;

type Props = { name: keyof TeamFigures; now: TeamFigures; before: TeamFigures; days: Days };

/** One figure of the team beside that of the days before; the whole card opens the rows behind it. */
export function FigureCard({ name, now, before, days: { from, to } }: Props) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const money = useMoney();
  const { page, narrowed } = behind[name];
  const { way, change, percent } = compared(name, now, before);
  const Arrow = arrows[way];
  const shown = (figures: TeamFigures) =>
    isCount(name) ? formatCount(figures[name], language) : money(figures[name]);
  const changed = isCount(name) ? formatCount(Number(change), language) : money(change);
  const share = percent === null ? t('agent.overview.nothingBefore') : formatPercent(percent, language);
  return (
    <PathLink className={styles.figure} to={reportAddress(page, { from, to }, narrowed)}>
      <span className={styles.name}>{t(`agent.overview.figure.${name}`)}</span>
      <strong className={styles.value}>
        {name === 'net' ? <SignedAmount amount={now.net} /> : shown(now)}
      </strong>
      <span className={styles.compared}>
        <Arrow aria-hidden="true" />
        {way === 'same' ? (
          <span>{t('agent.overview.same')}</span>
        ) : (
          <>
            <span className="visually-hidden">{t(`agent.overview.${way}`)}</span>{' '}
            <span>{`${changed} (${share})`}</span>
          </>
        )}
        <span className="visually-hidden">{t('agent.overview.before', { figure: shown(before) })}</span>
      </span>
    </PathLink>
  );
}
