import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '#contract/protection/limits.ts';
import { type RaiseRules, sendingOf } from '#machines/protection/limit.rules.ts';
import { useLimit } from '#src/actors/limit.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { takeLostFocus } from '#src/ui/take-focus.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { LimitForm } from './limit-form.tsx';
import { LimitMeter } from './limit-meter.tsx';
import { LimitRaise } from './limit-raise.tsx';
import { LimitSure } from './limit-sure.tsx';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

type Props = {
  limit: Limit;
  raise: RaiseRules;
  zone: string;
  /** The gateway's clock. */
  now: number;
  /** Its name, where no heading beside it says it already. */
  title: string;
  /** The member is on a break or excluded: it can be lowered, and not raised. */
  away?: boolean;
  /** Its form is open from the start. */
  open?: boolean;
};

/** One limit: its value, what is left, the raise that waits, and its form in place. */
export function LimitPanel({ limit: read, raise, zone, now, title, away = false, open = false }: Props) {
  const { t } = useTranslation(['protection', 'acts']);
  const words = useLimitWords();
  const actor = useLimit({ limit: read, raise, open });
  const act = useMoneyAct(actor);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const shown = useSelector(actor, atStep('shown'));
  const editing = useSelector(actor, atStep('editing'));
  const { limit, said, differs, failure } = context;
  const { value, ceiling } = limit;
  const sending = act.step === 'sending' ? sendingOf(context) : null;
  const sure = act.step === 'sure' || sending === 'raising';
  const unknown = ['checking', 'waiting', 'notDone', 'untold'].includes(act.step);
  return (
    <article className={styles.limit} aria-label={words.name(limit)}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.value}>
          {value === null ? t('protection.limits.none') : words.value(limit, value)}
        </p>
      </header>
      {ceiling !== null && <p>{t('protection.limits.ceiling', { most: words.value(limit, ceiling) })}</p>}
      <LimitMeter limit={limit} zone={zone} />
      {said && !differs && <Alert tone="neutral">{t(`protection.limits.said.${said}`)}</Alert>}
      {said && differs && <Alert tone="neutral">{t('acts.differsText')}</Alert>}
      {failure && !unknown && <FailureAlert key={failure.message} failure={failure} />}
      {unknown && <ActOutcome act={act} changeable />}
      {(editing || sending === 'lowering') && <LimitForm actor={actor} away={away} busy={!editing} />}
      {sure && !away && <LimitSure actor={actor} zone={zone} />}
      {sure && away && (
        <>
          <Alert tone="neutral">{t('protection.limits.away')}</Alert>
          <div className={styles.actions}>
            <Button ref={takeLostFocus} onClick={act.edit}>
              {t('protection.limits.sure.back')}
            </Button>
          </div>
        </>
      )}
      {!sure && !unknown && <LimitRaise actor={actor} zone={zone} now={now} />}
      {shown && (
        <div className={styles.actions}>
          <Button ref={takeLostFocus} onClick={() => actor.send({ type: 'change.asked' })}>
            {t(value === null ? 'protection.limits.set' : 'protection.limits.change')}
          </Button>
        </div>
      )}
    </article>
  );
}
