import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Standing } from '#contract/protection.ts';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import {
  checkChoices,
  type DeclareField,
  type DeclareProblem,
  declares,
  limitHeld,
  lockHours,
  type Reached,
  type Terms,
  termsOf,
} from '#machines/protection/play-declaration.rules.ts';
import { playTime } from '#machines/protection/play-time.rules.ts';
import { metaOf } from '#src/actors/meta.ts';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import { type ChildRef, useChild, useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import { momentText } from './moment-text.ts';
import styles from './play.module.css';
import { useLimitWords } from './use-limit-words.ts';
import { useMissingLimits } from './use-missing-limits.ts';

type Props = { declare: ChildRef<'declare'> };

/** The sheet before play: what must be said or read before a session of play begins. Leaving it is always one press. */
export function DeclareDialog({ declare }: Props) {
  const { t } = useTranslation(['protection']);
  const giveUp = () => declare.send({ type: 'given.up' });
  return (
    <Dialog
      open
      title={t('protection.declare.title')}
      onClose={giveUp}
      closeLabel={t('protection.declare.giveUp')}
      dismissable={false}
    >
      <Step declare={declare} giveUp={giveUp} />
    </Dialog>
  );
}

function Step({ declare, giveUp }: Props & { giveUp: () => void }) {
  const { t } = useTranslation(['protection']);
  const step = useSelector(declare, (snapshot) => metaOf(snapshot).step);
  const context = useSelector(declare, (snapshot) => snapshot.context);
  const { standing, failure, other } = context;
  const again = () => declare.send({ type: 'look.asked' });
  switch (step) {
    case 'notice':
      return <DeclareNotice declare={declare} busy={false} giveUp={giveUp} />;
    case 'spent':
    case 'limits':
    case 'locked':
    case 'ending':
    case 'closed':
      return (
        standing && (
          <DeclareHeld
            by={step}
            standing={standing}
            limit={limitHeld(context)}
            again={again}
            giveUp={giveUp}
          />
        )
      );
    case 'failed':
      return (
        <>
          {failure && <FailureAlert failure={failure} before={t('protection.declare.failed.title')} />}
          <Button onClick={again}>{t('protection.declare.lookAgain')}</Button>
          <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
        </>
      );
    case 'other':
      return (
        other && (
          <DeclareOther
            session={other}
            terms={termsOf(context, other)}
            take={() => declare.send({ type: 'other.taken' })}
            giveUp={giveUp}
          />
        )
      );
    case 'leaving':
      return <DeclareLeaving declare={declare} again={again} giveUp={giveUp} />;
    case 'reading':
      return (
        <p role="status">
          <Spinner /> {t('protection.declare.reading')}
        </p>
      );
    default:
      // Where nothing is declared, only the message is read: its act shows no form of money.
      return declares(context) ? (
        <DeclareForm declare={declare} busy={step !== 'form'} giveUp={giveUp} />
      ) : (
        <DeclareNotice declare={declare} busy={step !== 'form'} giveUp={giveUp} />
      );
  }
}

type DeclareNoticeProps = { declare: ChildRef<'declare'>; busy: boolean; giveUp: () => void };

const saferPlay = pathOf({ screen: 'saferPlay' });

/** Another session ended a short while ago: since when, what that may mean, and the way to safer play. */
function DeclareNotice({ declare, busy, giveUp }: DeclareNoticeProps) {
  const { t } = useTranslation(['protection']);
  const { now = 0, noticeSince = null } = useSelector(declare, ({ context }) => context.standing) ?? {};
  const act = useMoneyAct(declare as never);
  const read = useSelector(declare, ({ context }) => context.noticeRead);
  const count = Math.max(0, Math.floor((now - (noticeSince ?? now)) / 60_000));
  return (
    <div className={styles.form}>
      <ActOutcome act={act} />
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.notice.title')}
      </h3>
      <p>
        {count === 0 ? t('protection.declare.notice.now') : t('protection.declare.notice.since', { count })}
      </p>
      <p>{t('protection.declare.notice.text')}</p>
      <div className={styles.even}>
        <Button
          busy={busy}
          onClick={() => declare.send({ type: read ? 'submitted' : 'notice.read', key: newKey() })}
        >
          {t('protection.declare.notice.read')}
        </Button>
        <ButtonLink as={PathLink} to={saferPlay}>
          {t('protection.declare.safer')}
        </ButtonLink>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </div>
  );
}

type DeclareHeldProps = {
  by: 'spent' | 'limits' | 'locked' | 'ending' | 'closed';
  standing: Standing;
  /** The limit that is used up; null where another thing holds. */
  limit: Reached | null;
  again: () => void;
  giveUp: () => void;
};

const limits = pathOf({ screen: 'member', page: 'protection', section: 'limits' });
const protection = pathOf({ screen: 'member', page: 'protection' });
const inbox = pathOf({ screen: 'member', page: 'messageV2' });

/** What holds play back, until when, and the ways on. */
function DeclareHeld({ by, standing, limit, again, giveUp }: DeclareHeldProps) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const { now, lockedUntil, absence } = standing;
  const words = useLimitWords();
  const missing = useMissingLimits(standing);
  const when = (moment: number | null) => momentText(moment ?? now, standing, language);
  const texts = {
    spent: () =>
      limit && t('protection.declare.spent.text', { limit: words.name(limit), when: when(limit.until) }),
    limits: () => missing,
    locked: () => t('protection.declare.locked.text', { when: when(lockedUntil) }),
    ending: () => t('protection.declare.ending.text'),
    closed: () => {
      if (!absence) return t('protection.declare.closed.answer');
      return t(`protection.declare.closed.${absence.kind}`, { when: when(absence.until) });
    },
  };
  return (
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t(`protection.declare.${by}.title`)}
      </h3>
      <p>{texts[by]()}</p>
      <div className={styles.even}>
        {(by === 'limits' || by === 'spent') && (
          <ButtonLink as={PathLink} to={limits}>
            {t(by === 'spent' ? 'protection.over.limits' : 'protection.declare.limits.open')}
          </ButtonLink>
        )}
        {by === 'closed' && (
          <ButtonLink as={PathLink} to={absence ? protection : inbox}>
            {t(absence ? 'protection.declare.closed.protection' : 'protection.declare.closed.inbox')}
          </ButtonLink>
        )}
        <Button onClick={again}>{t('protection.declare.lookAgain')}</Button>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </div>
  );
}

type DeclareOtherProps = {
  session: PlaySession;
  terms: Terms;
  /** Plays in the session that is open. */
  take: () => void;
  giveUp: () => void;
};

const fields: readonly DeclareField[] = ['minutes', 'money', 'check', 'lock'];

/** A session is open that is not the declared one: what holds in it, and beside it what was declared. */
function DeclareOther({ session, terms, take, giveUp }: DeclareOtherProps) {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  const written: Readonly<Record<DeclareField, (value: string) => string>> = {
    minutes: (value) => t('protection.declare.other.minutes', { count: Number(value) }),
    money,
    check: (value) => t('protection.declare.form.checkEvery', { count: Number(value) }),
    lock: (value) => t('protection.declare.form.lockHours', { count: Number(value) }),
  };
  const facts = fields.flatMap((field) => {
    const { said, holds } = terms[field];
    if (said === null && holds === null) return [];
    const text = (value: string | null) =>
      value === null ? t('protection.declare.other.none') : written[field](value);
    const value =
      said === holds
        ? text(holds)
        : t('protection.declare.other.value', { holds: text(holds), said: text(said) });
    return [{ id: field, label: t(`protection.declare.other.${field}Label`), value, strong: said !== holds }];
  });
  const played = {
    id: 'played',
    label: t('protection.session.elapsed'),
    value: playTime(session.elapsedSeconds),
  };
  return (
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.other.title')}
      </h3>
      <p>{t('protection.declare.other.text')}</p>
      <ActFacts facts={[...facts, played]} />
      <div className={styles.even}>
        <Button onClick={take}>{t('protection.declare.other.take')}</Button>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </div>
  );
}

type DeclareLeavingProps = { declare: ChildRef<'declare'>; again: () => void; giveUp: () => void };

/** The member does not play after all: the session that may be open ends, or it is said that nobody knows. */
function DeclareLeaving({ declare, again, giveUp }: DeclareLeavingProps) {
  const { t } = useTranslation(['protection']);
  const noPlay = useChild(declare, 'noPlay');
  const untold = useSelector(noPlay, (snapshot) => snapshot && metaOf(snapshot).step === 'untold');
  if (!untold) {
    return (
      <p role="status">
        <Spinner /> {t('protection.declare.leaving.text')}
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t('protection.declare.leaving.untold')}
      </h3>
      <p>{t('protection.declare.leaving.untoldText')}</p>
      <div className={styles.even}>
        <Button onClick={again}>{t('protection.declare.lookAgain')}</Button>
        <Button onClick={giveUp}>{t('protection.declare.leaving.leave')}</Button>
      </div>
    </div>
  );
}

type DeclareFormProps = { declare: ChildRef<'declare'>; busy: boolean; giveUp: () => void };

/** Time and money of one session of play; nothing is filled in beforehand, and nothing is suggested. */
function DeclareForm({ declare, busy, giveUp }: DeclareFormProps) {
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
