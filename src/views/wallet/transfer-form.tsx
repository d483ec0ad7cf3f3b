import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import type { transferMachine } from '#machines/wallet/transfer.act.ts';
import { transferTerms, type Way } from '#machines/wallet/transfer.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './form.module.css';
import { MoneyField } from './money-field.tsx';

type Props = {
  transfer: ActorRefFrom<typeof transferMachine>;
  funds: CallOutput<'wallet.funds'>;
};

/** The direction, the vendor, and the amount. */
export function TransferForm({ transfer, funds }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { fields, problems } = useSelector(transfer, ({ context }) => context);
  const { way, typed } = fields;
  const terms = transferTerms(way, funds);
  const pick = (picked: Partial<Way>) =>
    transfer.send({ type: 'field.changed', field: 'way', value: { ...way, ...picked } });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    transfer.send({ type: 'submitted', terms });
    const wrong = transfer.getSnapshot().context.problems;
    focusField(sent.currentTarget, [wrong.way ? 'wallet' : '', wrong.typed ? 'amount' : '']);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        name="direction"
        label={t('wallet.transfer.direction')}
        value={way.direction}
        options={[
          { value: 'in', label: t('wallet.transfer.in') },
          { value: 'out', label: t('wallet.transfer.out') },
        ]}
        onValue={(value) => pick({ direction: value === 'out' ? 'out' : 'in' })}
      />
      <SelectField
        name="wallet"
        label={t('wallet.transfer.vendor')}
        value={way.wallet}
        placeholder={t('wallet.transfer.pickVendor')}
        options={funds.vendors.map(({ vassalage, displayName, amount, open }) => ({
          value: vassalage,
          label: `${displayName} · ${open ? money(amount) : t('wallet.funds.closed')}`,
          disabled: !open,
        }))}
        error={problems.way && t('wallet.transfer.vendorRequired')}
        required
        onValue={(value) => pick({ wallet: value })}
      />
      <MoneyField
        label={t('wallet.transfer.amount')}
        value={typed}
        fault={problems.typed}
        terms={terms}
        onValue={(value) => transfer.send({ type: 'field.changed', field: 'typed', value })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('wallet.transfer.submit')}
      </Button>
    </form>
  );
}
