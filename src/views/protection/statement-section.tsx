import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MonthStatement } from '#contract/protection/statement.ts';
import { statementMachine } from '#machines/protection/statement.machine.ts';
import {
  countOf,
  type Figure,
  figureGroups,
  figureOf,
  figureUnits,
  rowsBehind,
  type StatementContext,
} from '#machines/protection/statement.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { momentByClock } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { formatMonth } from '#src/i18n/months.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './statement.module.css';
import { useStatementWords } from './use-statement-words.ts';

/** The monthly statement; another language asks for it again, since names come in it. */
export function StatementSection() {
  const language = useLanguage();
  return <StatementMonth key={language} language={language} />;
}

/** A month of the member: which one, its figures, and the file of it. */
function StatementMonth({ language }: { language: string }) {
  const { t } = useTranslation(['protection']);
  const actor = usePageActor(statementMachine, { language });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const loading = useSelector(actor, atStep('loading'));
  const saved = useSelector(actor, atStep('saved'));
  const words = useStatementWords();
  const { month, months, statement, failure } = context;
  const nameOf = (one: string) => formatMonth(one, language);
  const options = months.map((one, at) => ({
    value: one,
    label: at === 0 ? t('protection.statement.running', { month: nameOf(one) }) : nameOf(one),
  }));
  return (
    <div className={styles.statement}>
      {options.length > 0 && (
        <SelectField
          label={t('protection.statement.month')}
          value={month ?? options[0]?.value ?? ''}
          options={options}
          onValue={(picked) => actor.send({ type: 'month.picked', month: picked })}
        />
      )}
      <LiveStatus text={loading ? t('protection.statement.loading') : ''} />
      {loading && <Skeleton shape="block" />}
      {failure && (
        <FailureAlert
          failure={failure}
          before={t('protection.statement.failed')}
          action={<RetryButton onClick={() => actor.send({ type: 'retried' })} />}
        />
      )}
      {statement && (
        <>
          <StatementFigures context={context} statement={statement} />
          <StatementMeans means={statement.means} />
          <Row gap="2 3" align="center">
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() => actor.send({ type: 'file.asked', words })}
            >
              {t('protection.statement.save')}
            </Button>
            <p role="status" className={styles.note}>
              {saved && t('protection.statement.saved')}
            </p>
          </Row>
        </>
      )}
    </div>
  );
}

type Props = { context: StatementContext; statement: MonthStatement };

/** The figures of a month, in three tables; each leads to the rows behind it, where there is such a page. */
function StatementFigures({ context, statement }: Props) {
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

/** What was paid in by each way. */
function StatementMeans({ means }: Pick<MonthStatement, 'means'>) {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  return (
    <Card title={t('protection.statement.means')}>
      {means.length === 0 ? (
        <p className={styles.note}>{t('protection.statement.none')}</p>
      ) : (
        <table className={styles.figures}>
          <caption className="visually-hidden">{t('protection.statement.means')}</caption>
          <tbody>
            {means.map(({ name, count, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <AsIs>{money(amount)}</AsIs>{' '}
                  <span className={styles.note}>{t('protection.statement.count', { count })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
