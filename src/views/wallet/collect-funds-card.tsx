import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { collectFundsMachine } from '#machines/wallet/collect-funds.act.ts';
import { collectable, vendorsWithMoney } from '#machines/wallet/collect-funds.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import type { ActFact } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './form.module.css';

/** Moves all money from vendors to the main wallet at once. */
export function CollectFundsCard({ funds }: { funds: CallOutput<'wallet.funds'> }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const collect = useActForm(collectFundsMachine);
  const act = useMoneyAct(collect);
  const { record: collected } = useSelector(collect, ({ context }) => context);
  const nameOf = (wallet: string) =>
    funds.vendors.find(({ vassalage }) => vassalage === wallet)?.displayName ?? wallet;
  const left = (wallets: readonly string[]): readonly ActFact[] =>
    wallets.length === 0
      ? []
      : [{ id: 'left', label: t('wallet.collect.left'), value: wallets.map(nameOf).join(', ') }];
  const full = vendorsWithMoney(funds);
  const [open, closed] = [full.filter((one) => one.open), full.filter((one) => !one.open)];
  const comes = collectable(funds);
  const facts = [
    {
      id: 'sources',
      label: t('wallet.collect.sources'),
      value: t('wallet.collect.from', { count: open.length }),
    },
    ...left(closed.map(({ vassalage }) => vassalage)),
    { id: 'comes', label: t('wallet.collect.comes'), value: money(comes), strong: true },
  ];
  const came = collected
    ? [
        { id: 'came', label: t('wallet.collect.came'), value: money(collected.collected), strong: true },
        ...left(collected.left),
      ]
    : [];
  const done = { title: t('wallet.collect.done'), facts: came, again: t('wallet.collect.again') };
  return (
    <Card title={t('wallet.collect.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && (
        <div className={styles.form}>
          <p className={styles.note}>
            {signOf(comes) > 0 ? t('wallet.collect.text') : t('wallet.collect.nothing')}
          </p>
          <Button
            className={styles.submit}
            disabled={signOf(comes) === 0}
            onClick={() => collect.send({ type: 'submitted', terms: { comes } })}
          >
            {t('wallet.collect.submit')}
          </Button>
        </div>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('wallet.collect.confirm')} />
      )}
    </Card>
  );
}
