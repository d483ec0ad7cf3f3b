import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '#contract/protection/limits.ts';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import {
  firstUpTo,
  isConfirmable,
  needsTalk,
  type RaiseRules,
  sendingOf,
} from '#machines/protection/limit.rules.ts';
import { usedPercent } from '#machines/protection/limit-left.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocus, takeLostFocus } from '#src/ui/take-focus.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { type LimitActor, useLimit } from './limit-actor.ts';
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
          <Row gap={2}>
            <Button ref={takeLostFocus} onClick={act.edit}>
              {t('protection.limits.sure.back')}
            </Button>
          </Row>
        </>
      )}
      {!sure && !unknown && <LimitRaise actor={actor} zone={zone} now={now} />}
      {shown && (
        <Row gap={2}>
          <Button ref={takeLostFocus} onClick={() => actor.send({ type: 'change.asked' })}>
            {t(value === null ? 'protection.limits.set' : 'protection.limits.change')}
          </Button>
        </Row>
      )}
    </article>
  );
}

/** What is used of the running period and what is left, and when it begins again. */
function LimitMeter({ limit, zone }: { limit: Limit; zone: string }) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const { used, left, until } = limit;
  if (left === null) return null;
  const said = { used: words.value(limit, used), left: words.value(limit, left) };
  return (
    <div className={styles.meter}>
      <progress max={100} value={usedPercent(limit)} aria-label={words.name(limit)} />
      <p>{t('protection.limits.usedLeft', said)}</p>
      <p>{t('protection.limits.again', { when: inZone(until, zone) })}</p>
    </div>
  );
}

/** The value of a limit, typed freely: nothing is suggested. A lower one is sent with this one press. */
function LimitForm({ actor, away, busy }: { actor: LimitActor; away: boolean; busy: boolean }) {
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
    <Stack as="form" gap={3} narrow noValidate onSubmit={submit}>
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
      <Row gap={2}>
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
      </Row>
    </Stack>
  );
}

const day = 24;

/** The last look before a raise is asked for: what comes first, when it could be in force, and that it can be dropped. */
function LimitSure({ actor, zone }: { actor: LimitActor; zone: string }) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const act = useMoneyAct(actor);
  const { limit, raise, asked } = useSelector(actor, ({ context }) => context);
  const none = t('protection.limits.none');
  const shown = (value: string | null) => (value === null ? none : words.value(limit, value));
  const { waitHours, workingDays, notBeforePeriodEnd, reconfirm, confirmHours, test } = raise;
  const wait =
    waitHours % day === 0
      ? t('protection.limits.sure.days', { count: waitHours / day })
      : t('protection.limits.sure.hours', { count: waitHours });
  const value = asked?.value ?? null;
  const first = [t('protection.limits.sure.talk'), t('protection.limits.sure.afterTalk')];
  const raising = [
    test && t('protection.limits.sure.test'),
    needsTalk(limit, value, raise) && t('protection.limits.sure.talk'),
    wait,
    workingDays > 0 && t('protection.limits.sure.workingDays', { count: workingDays }),
    notBeforePeriodEnd && t('protection.limits.sure.periodEnd', { when: inZone(limit.until, zone) }),
    reconfirm && t('protection.limits.sure.reconfirm', { count: confirmHours }),
    t('protection.limits.sure.drop'),
  ].filter((line) => line !== false);
  const lines = limit.value === null ? first : raising;
  return (
    <SurePanel
      act={act}
      facts={[
        { id: 'now', label: t('protection.limits.sure.now'), value: shown(limit.value) },
        { id: 'then', label: t('protection.limits.sure.then'), value: shown(value), strong: true },
      ]}
      even
      confirm={t('protection.limits.sure.confirm')}
      back={t('protection.limits.sure.back')}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SurePanel>
  );
}

type LimitRaiseProps = {
  actor: LimitActor;
  zone: string;
  /** The gateway's clock. */
  now: number;
};

/** A raise that waits: for what, until when, and the way to drop it, which is as large as any other. */
function LimitRaise({ actor, zone, now }: LimitRaiseProps) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const { step } = useMoneyAct(actor);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { limit } = context;
  const { raise } = limit;
  if (!raise) return null;
  const { value, state, from, confirmBy } = raise;
  const sending = step === 'sending' ? sendingOf(context) : null;
  const to = value === null ? t('protection.limits.none') : words.value(limit, value);
  return (
    <div className={styles.raise}>
      <Clock aria-hidden="true" />
      <div>
        <p className={styles.strong}>{t(`protection.limits.raise.${state}`, { to })}</p>
        {state === 'WAITING' && (
          <Deadline label={t('protection.limits.raise.from')} at={from} zone={zone} now={now} />
        )}
        {state === 'TO_CONFIRM' && confirmBy !== null && (
          <Deadline label={t('protection.limits.raise.confirmBy')} at={confirmBy} zone={zone} now={now} />
        )}
        {limit.value !== null && (state === 'TESTING' || state === 'TALKING') && (
          <p>{t('protection.limits.raise.notBefore', { when: inZone(from, zone) })}</p>
        )}
        <p>{t(`protection.limits.raise.${limit.value === null ? 'none' : 'meanwhile'}`)}</p>
        <Row gap={2}>
          {state === 'TESTING' && (
            <ButtonLink as={PathLink} to={pathOf({ screen: 'saferPlay' })}>
              {t('protection.limits.raise.test')}
            </ButtonLink>
          )}
          {isConfirmable(context) && (
            <Button
              busy={sending === 'confirming'}
              onClick={() => actor.send({ type: 'confirm.asked', key: newKey() })}
            >
              {t(state === 'TESTING' ? 'protection.limits.raise.tested' : 'protection.limits.raise.confirm')}
            </Button>
          )}
          <Button
            busy={sending === 'dropping'}
            onClick={() => actor.send({ type: 'drop.asked', key: newKey() })}
          >
            {t(`protection.limits.raise.${limit.value === null ? 'dropFirst' : 'drop'}`)}
          </Button>
        </Row>
      </div>
    </div>
  );
}
