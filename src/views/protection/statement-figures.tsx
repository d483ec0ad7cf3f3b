import { useTranslation } from 'react-i18next';
import type { MonthStatement } from '#contract/protection/statement.ts';
import {
  countOf,
  type Figure,
  figureGroups,
  figureOf,
  figureUnits,
  rowsBehind,
  type StatementContext,
} from '#machines/protection/statement.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { momentByClock } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './statement.module.css';

type Props = { context: StatementContext; statement: MonthStatement };

/** The figures of a month, in three tables; each leads to the rows behind it, where there is such a page. */
export function StatementFigures({ context, statement }: Props) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const money = useMoney();
  const { running, zone, memberSince } = statement;

  function readingOf(figure: Figure): string {
    const value = figureOf(statement, figure);
    if (figureUnits[figure] === 'money') return money(value);
    if (figureUnits[figure] === 'count') return formatCount(Number(value), language);
    const [hours, minutes] = [Math.floor(Number(value) / 60), Number(value) % 60];
    return t(hours > 0 ? 'protection.statement.hours' : 'protection.statement.minutes', { hours, minutes });
  }

  function row(figure: Figure) {
    const place = rowsBehind(figure, context);
    const count = countOf(statement, figure);
    const now = figure === 'closing' && running;
    const name = t(now ? 'protection.statement.closingNow' : `protection.statement.figures.${figure}`);
    return (
      <tr key={figure}>
        <th scope="row">
          {place ? <PathLink to={pathOf(place)}>{name}</PathLink> : <span>{name}</span>}
          {figure === 'other' && <span className={styles.note}>{t('protection.statement.otherText')}</span>}
          {figure === 'lifetimeNetDeposits' && (
            <span className={styles.note}>
              {t('protection.statement.sinceText', { date: momentByClock(memberSince, zone).slice(0, 10) })}
            </span>
          )}
        </th>
        <td>
          <AsIs>{readingOf(figure)}</AsIs>
          {count !== null && (
            <span className={styles.note}>{t('protection.statement.count', { count })}</span>
          )}
        </td>
      </tr>
    );
  }

  return (
    <>
      {running && <p className={styles.note}>{t('protection.statement.runningText')}</p>}
      {figureGroups.map(({ group, figures }) => (
        <Card key={group} title={t(`protection.statement.groups.${group}`)}>
          <table className={styles.figures}>
            <caption className="visually-hidden">{t(`protection.statement.groups.${group}`)}</caption>
            <tbody>{figures.map(row)}</tbody>
          </table>
        </Card>
      ))}
    </>
  );
}
