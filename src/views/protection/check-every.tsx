import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { useCheckEvery } from '#src/actors/check-every.ts';
import { atStep } from '#src/actors/meta.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './check-every.module.css';

/** The reminders of a session of play: what they show, and how often they come where the member chooses it once. */
export function CheckEvery({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['protection']);
  const { check, declare } = standing.rules.session;
  if (!check || standing.absence) return null;
  return (
    <Card title={t('protection.checkEvery.title')}>
      <p className={styles.note}>{t('protection.checkEvery.text')}</p>
      {declare ? (
        <p className={styles.note}>{t('protection.checkEvery.declared')}</p>
      ) : (
        <Choice check={check} minutes={standing.checkMinutes ?? (check.atMost === null ? 0 : null)} />
      )}
    </Card>
  );
}

type Check = NonNullable<Standing['rules']['session']['check']>;

function Choice({ check: { choices, atMost }, minutes }: { check: Check; minutes: number | null }) {
  const { t } = useTranslation(['protection']);
  const actor = useCheckEvery(minutes);
  const { every, picked, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const saved = useSelector(actor, atStep('saved'));
  const missing = useSelector(actor, atStep('missing'));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    actor.send({ type: 'submitted' });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.now}>
        {every === null
          ? t('protection.checkEvery.most', { count: atMost ?? 0 })
          : t('protection.checkEvery.now', { count: every })}
      </p>
      <fieldset disabled={busy} aria-describedby={missing ? 'check-missing' : undefined}>
        <legend>{t('protection.checkEvery.choose')}</legend>
        {(atMost === null ? [0, ...choices] : choices.filter((count) => count <= atMost)).map((count) => (
          <RadioRow
            key={count}
            name="check"
            value={count}
            label={t('protection.checkEvery.every', { count })}
            checked={(picked ?? every) === count}
            onChoice={() => actor.send({ type: 'choice.picked', minutes: count })}
          />
        ))}
        {missing && (
          <p id="check-missing" className={styles.problem} role="alert">
            {t('protection.checkEvery.missing')}
          </p>
        )}
      </fieldset>
      {failure && (
        <FailureAlert
          key={failure.message}
          failure={failure}
          before={t(
            failure.kind === 'refused' ? 'protection.checkEvery.refused' : 'protection.checkEvery.failed',
          )}
        />
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t('protection.checkEvery.save')}
        </Button>
      </div>
      <LiveStatus text={busy ? t('protection.checkEvery.saving') : ''} />
      <p role="status" className={styles.note}>
        {saved && t('protection.checkEvery.saved')}
      </p>
    </form>
  );
}
