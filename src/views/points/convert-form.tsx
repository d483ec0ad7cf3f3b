import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { convertMachine } from '#machines/points/convert.act.ts';
import { type ConvertTerms, stepsOf } from '#machines/points/convert.rules.ts';
import { pointsLeft } from '#machines/points/quantity.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './mall.module.css';
import { usePoints } from './points-text.ts';

type Props = { convert: ActorRefFrom<typeof convertMachine>; terms: ConvertTerms };

/** How many points, and the withdraw password; under them what they bring, and what stays. */
export function ConvertForm({ convert, terms }: Props) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const money = useMoney();
  const { fields, withdrawPassword, problems } = useSelector(convert, ({ context }) => context);
  const quote = stepsOf(fields.typedPoints, terms);
  const ratio = { step: points(terms.step), amount: money(terms.amount) };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    convert.send({ type: 'submitted', terms });
    const wrong = convert.getSnapshot().context.problems;
    focusField(sent.currentTarget, [
      wrong.typedPoints ? 'points' : '',
      wrong.withdrawPassword ? 'withdrawPassword' : '',
    ]);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.note}>{t('points.convert.ratio', ratio)}</p>
      <NumberField
        unit="count"
        name="points"
        label={t('points.convert.points')}
        hint={t('points.convert.have', { points: points(terms.free) })}
        value={fields.typedPoints}
        error={problems.typedPoints && t(`points.convert.fault.${problems.typedPoints}`, ratio)}
        required
        onValue={(text) => convert.send({ type: 'field.changed', field: 'typedPoints', value: text })}
      />
      <p className={styles.note} aria-live="polite">
        {quote
          ? t('points.convert.brings', {
              points: points(quote.points),
              amount: money(quote.amount),
              left: points(pointsLeft(terms.free, quote.points)),
            })
          : t('points.convert.steps')}
      </p>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => convert.send({ type: 'secret.typed', typed: digits })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('points.submit')}
      </Button>
    </form>
  );
}
