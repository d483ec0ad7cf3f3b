import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { PointReward } from '#contract/points/rewards.ts';
import type { redeemMachine } from '#machines/points/redeem.act.ts';
import { pointsFor } from '#machines/points/redeem.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './mall.module.css';
import { usePoints } from './points-text.ts';

type Props = { redeem: ActorRefFrom<typeof redeemMachine>; reward: PointReward };

const order = ['quantity', 'address', 'mobile', 'withdrawPassword'] as const;

/** How many, for goods where to, and the withdraw password; under the quantity what it comes to. */
export function RedeemForm({ redeem, reward }: Props) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const { fields, withdrawPassword, problems } = useSelector(redeem, ({ context }) => context);
  const total = pointsFor(fields.quantity, reward.price);
  const change = (field: keyof typeof fields) => (value: string) =>
    redeem.send({ type: 'field.changed', field, value });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    redeem.send({ type: 'submitted', terms: reward });
    const wrong = redeem.getSnapshot().context.problems;
    focusField(
      sent.currentTarget,
      order.filter((name) => wrong[name]),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NumberField
        unit="count"
        name="quantity"
        label={t('points.redeem.quantity')}
        hint={t('points.redeem.most', { max: reward.maxQuantity })}
        value={fields.quantity}
        error={
          problems.quantity && t(`points.redeem.fault.${problems.quantity}`, { max: reward.maxQuantity })
        }
        required
        onValue={change('quantity')}
      />
      {reward.kind === 'GOODS' && (
        <>
          <TextField
            name="address"
            label={t('points.redeem.address')}
            hint={t('points.redeem.addressHint')}
            value={fields.address}
            error={problems.address && t('points.redeem.fault.address')}
            autoComplete="street-address"
            required
            onValue={change('address')}
          />
          <TextField
            name="mobile"
            type="tel"
            label={t('points.redeem.mobile')}
            hint={t('points.redeem.mobileHint')}
            value={fields.mobile}
            error={problems.mobile && t('points.redeem.fault.mobile')}
            autoComplete="tel"
            required
            onValue={change('mobile')}
          />
        </>
      )}
      <p className={styles.total}>
        {total === null ? t('points.redeem.unknown') : t('points.redeem.total', { points: points(total) })}
      </p>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => redeem.send({ type: 'secret.typed', typed: digits })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('points.submit')}
      </Button>
    </form>
  );
}
