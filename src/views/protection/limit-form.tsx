import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import { firstUpTo } from '#machines/protection/limit.rules.ts';
import type { LimitActor } from '#src/actors/limit.ts';
import { newKey } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { takeFocus } from '#src/ui/take-focus.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

/** The value of a limit, typed freely: nothing is suggested. A lower one is sent with this one press. */
export function LimitForm({ actor, away, busy }: { actor: LimitActor; away: boolean; busy: boolean }) {
  const { t } = useTranslation(['protection']);
  const words = useLimitWords();
  const written = useNumberFault();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { typed, problem, limit } = context;
  const { kind, value, ceiling } = limit;
  const time = kind === 'time';
  const most = ceiling === null ? '' : words.value(limit, ceiling);

  function hint(): string {
    const upTo = firstUpTo(context);
    if (upTo !== null) return t('protection.limits.form.firstTalk', { amount: words.value(limit, upTo) });
    if (value === null) return t('protection.limits.form.first');
    return t(away ? 'protection.limits.form.hintAway' : 'protection.limits.form.hint', {
      value: words.value(limit, value),
    });
  }

  function faultText(): string | null {
    if (problem !== null && isReadingProblem(problem)) return written(problem);
    return problem && t(`protection.limits.problems.${problem}`, { most });
  }

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    actor.send({ type: 'submitted', key: newKey() });
    if (actor.getSnapshot().context.problem) focusField(sent.currentTarget, ['limit']);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <NumberField
        unit={time ? 'count' : 'money'}
        ref={takeFocus}
        name="limit"
        label={t('protection.limits.form.label')}
        {...(time && { suffix: t('protection.limits.form.unit') })}
        value={typed}
        hint={hint()}
        error={faultText()}
        required
        readOnly={busy}
        onValue={(text) => actor.send({ type: 'value.typed', typed: text })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('protection.limits.form.save')}
        </Button>
        <Button disabled={busy} onClick={() => actor.send({ type: 'edited' })}>
          {t('protection.limits.form.leave')}
        </Button>
        {value !== null && !away && (
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => actor.send({ type: 'removal.asked', key: newKey() })}
          >
            {t('protection.limits.form.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
