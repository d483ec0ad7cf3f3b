import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import {
  checkChoices,
  type DeclareField,
  type DeclareProblem,
  lockHours,
} from '#machines/protection/declare.rules.ts';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import type { ChildRef } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import styles from './play.module.css';

type Props = { declare: ChildRef<'declare'>; busy: boolean; giveUp: () => void };

/** Time and money of one session of play; nothing is filled in beforehand, and nothing is suggested. */
export function DeclareForm({ declare, busy, giveUp }: Props) {
  const { t } = useTranslation(['protection']);
  const { currencySymbol: currency } = useConfiguration().brand;
  const written = useNumberFault();
  const act = useMoneyAct(declare as never);
  const { fields, problems, standing } = useSelector(declare, ({ context }) => context);
  const choices = checkChoices(standing);
  const change = (field: DeclareField) => (value: string) =>
    declare.send({ type: 'field.changed', field, value });
  const error = (problem: DeclareProblem | undefined) =>
    problem && (isReadingProblem(problem) ? written(problem) : t(`protection.declare.problem.${problem}`));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    const form = sent.currentTarget;
    declare.send({ type: 'submitted', key: newKey() });
    const wrong = Object.entries(declare.getSnapshot().context.problems);
    focusField(
      form,
      wrong.flatMap(([name, problem]) => (problem ? [name] : [])),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ActOutcome act={act} />
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.form.title')}
      </h3>
      <p>{t('protection.declare.form.text')}</p>
      <NumberField
        unit="count"
        name="minutes"
        label={t('protection.declare.form.minutes')}
        hint={t('protection.declare.form.minutesHint')}
        value={fields.minutes}
        error={error(problems.minutes)}
        required
        readOnly={busy}
        onValue={change('minutes')}
      />
      <NumberField
        unit="money"
        name="money"
        label={t('protection.declare.form.money', { currency })}
        hint={t('protection.declare.form.moneyHint')}
        value={fields.money}
        error={error(problems.money)}
        required
        readOnly={busy}
        onValue={change('money')}
      />
      {choices.length > 0 && (
        <SelectField
          name="check"
          label={t('protection.declare.form.check')}
          placeholder={t('protection.declare.form.checkChoose')}
          options={choices.map((count) => ({
            value: String(count),
            label: t('protection.declare.form.checkEvery', { count }),
          }))}
          value={fields.check}
          error={error(problems.check)}
          required
          disabled={busy}
          onValue={change('check')}
        />
      )}
      <SelectField
        name="lock"
        label={t('protection.declare.form.lock')}
        hint={t('protection.declare.form.lockHint')}
        options={[
          { value: '', label: t('protection.declare.form.lockNone') },
          ...lockHours.map((count) => ({
            value: String(count),
            label: t('protection.declare.form.lockHours', { count }),
          })),
        ]}
        value={fields.lock}
        disabled={busy}
        onValue={change('lock')}
      />
      <div className={styles.even}>
        <Button type="submit" busy={busy}>
          {t('protection.declare.form.begin')}
        </Button>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </form>
  );
}
