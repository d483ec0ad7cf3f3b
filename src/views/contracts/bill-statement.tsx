import { useSelector } from '@xstate/react';
import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { billMachine } from '#machines/contracts/bill.machine.ts';
import { checkCommand, correctionShown, type Fault } from '#machines/contracts/bill.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Code } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/layout.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './bills.module.css';

const topic = { article: 'bills' } as const;

/** Saves the statement of a bill or of a correction of it, computed again here first; and how anybody else can check it. */
export function BillStatement({ bill }: { bill: FullBill }) {
  const { t } = useTranslation(['contracts']);
  const actor = usePageActor(billMachine);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, atStep('failed'));
  const differs = useSelector(actor, atStep('differs'));
  const saved = useSelector(actor, atStep('saved'));
  const { faults, failure } = context;
  const cancel = (
    <Button onClick={() => actor.send({ type: 'cancelled' })}>{t('contracts.bill.statement.cancel')}</Button>
  );
  const told = faults.length === 0 ? 'saved' : 'savedAnyway';
  return (
    <Card title={t('contracts.bill.statement.title')} className={styles.statement}>
      <Note small breaks>
        {t('contracts.bill.statement.text')}
      </Note>
      <p role="status">
        {busy ? t('contracts.bill.statement.busy') : saved && t(`contracts.bill.statement.${told}`)}
      </p>
      {failed && failure && (
        <FailureAlert
          failure={failure}
          before={t('contracts.bill.statement.failed')}
          action={
            <span className={styles.ways}>
              <RetryButton onClick={() => actor.send({ type: 'retried' })} />
              {cancel}
            </span>
          }
        />
      )}
      {differs && (
        <Alert
          action={
            <span className={styles.ways}>
              <Button onClick={() => actor.send({ type: 'save.asked' })}>
                {t('contracts.bill.statement.save')}
              </Button>
              {cancel}
            </span>
          }
        >
          {t('contracts.bill.statement.differs')}
        </Alert>
      )}
      {(differs || saved) && <StatementFaults faults={faults} />}
      {busy && cancel}
      {!busy && !failed && !differs && (
        <span className={styles.ways}>
          <Button
            variant="primary"
            icon={<FileCheck aria-hidden="true" />}
            onClick={() => actor.send({ type: 'statement.asked', bill })}
          >
            {t('contracts.bill.statement.ask')}
          </Button>
          {bill.corrections.map((one) => (
            <Button
              key={one.id}
              onClick={() => actor.send({ type: 'statement.asked', bill: correctionShown(bill, one) })}
            >
              {t('contracts.bill.statement.askCorrection', { number: one.number })}
            </Button>
          ))}
        </span>
      )}
      <Note small breaks>
        {t('contracts.bill.statement.check')} <Code>{checkCommand(context.bill ?? bill)}</Code>
      </Note>
      <HelpLink topic={topic}>{t('contracts.bill.statement.help')}</HelpLink>
    </Card>
  );
}

/** Places shown at once: a forged file may have thousands. */
const mostShown = 8;

/** Where a statement does not say what it should. */
function StatementFaults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation(['contracts']);
  if (faults.length === 0) return null;
  const word = (text: string) => text || t('contracts.bill.statement.empty');
  return (
    <>
      <ul className={styles.faults}>
        {faults.slice(0, mostShown).map(({ of, at, says, comes }) => (
          <li key={`${of} ${at}`}>
            {t(`contracts.bill.statement.of.${of}`, { at, says: word(says), comes: word(comes) })}
          </li>
        ))}
      </ul>
      {faults.length > mostShown && (
        <Note small breaks>
          {t('contracts.bill.statement.more', { number: faults.length - mostShown })}
        </Note>
      )}
    </>
  );
}
