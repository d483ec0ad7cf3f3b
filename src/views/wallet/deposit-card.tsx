import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import type { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useUploads } from '#src/actors/uploads.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { DepositAsking } from './deposit-asking.tsx';
import { useDepositFailure } from './deposit-failure.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositMethods } from './deposit-methods.tsx';
import { DepositSure } from './deposit-sure.tsx';
import { DepositTaken } from './deposit-taken.tsx';
import styles from './form.module.css';

type Props = {
  deposit: ActorRefFrom<typeof depositMachine>;
  methods: readonly DepositMethod[];
};

/** One deposit, from the way it comes to how it ended. */
export function DepositCard({ deposit, methods }: Props) {
  const { t } = useTranslation(['acts', 'wallet']);
  const act = useMoneyAct(deposit);
  const uploads = useUploads('wallet.deposit');
  const choosing = useSelector(deposit, atStep('choosing'));
  const asking = useSelector(deposit, atStep('asking'));
  const { methodId, record: taken, differs, language } = useSelector(deposit, ({ context }) => context);
  const said = useDepositFailure();
  const method = methods.find((one) => one.methodId === methodId);
  if (choosing)
    return (
      <Card title={t('wallet.deposit.methods')}>
        <DepositMethods deposit={deposit} methods={methods} />
      </Card>
    );
  return (
    <Card title={act.step === 'done' ? t('wallet.deposit.one') : (method?.name ?? methodId)}>
      {asking && <DepositAsking onEdit={act.edit} />}
      {!asking && <ActOutcome act={{ ...act, failure: said(act.failure) }} />}
      {act.step === 'done' && (
        <div className={styles.form}>
          {differs && <Alert>{t('acts.differsText')}</Alert>}
          {taken && <DepositTaken deposit={taken} language={language} />}
          {!taken && <p role="status">{t('wallet.deposit.taken')}</p>}
          <Button className={styles.submit} onClick={act.again}>
            {t('wallet.deposit.again')}
          </Button>
        </div>
      )}
      {act.step === 'form' && <DepositForm deposit={deposit} method={method} uploads={uploads} />}
      {(act.step === 'sure' || act.step === 'sending') && <DepositSure deposit={deposit} act={act} />}
    </Card>
  );
}
