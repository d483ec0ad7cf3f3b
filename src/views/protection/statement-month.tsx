import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statementMachine } from '#machines/protection/statement.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { formatMonth } from '#src/i18n/months.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './statement.module.css';
import { StatementFigures } from './statement-figures.tsx';
import { StatementMeans } from './statement-means.tsx';
import { useStatementWords } from './use-statement-words.ts';

/** A month of the member: which one, its figures, and the file of it. */
export function StatementMonth({ language }: { language: string }) {
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
          action={
            <Button onClick={() => actor.send({ type: 'retried' })}>{t('protection.statement.retry')}</Button>
          }
        />
      )}
      {statement && (
        <>
          <StatementFigures context={context} statement={statement} />
          <StatementMeans means={statement.means} />
          <div className={styles.ways}>
            <Button
              icon={<Download aria-hidden="true" />}
              onClick={() => actor.send({ type: 'file.asked', words })}
            >
              {t('protection.statement.save')}
            </Button>
            <p role="status" className={styles.note}>
              {saved && t('protection.statement.saved')}
            </p>
          </div>
        </>
      )}
    </div>
  );
}
