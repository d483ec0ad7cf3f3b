import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { byKind, tightest } from '#machines/protection/limit-left.rules.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { atStep } from '#src/actors/meta.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useCheckEvery } from './check-every.ts';
import { LimitPanel } from './limit-panel.tsx';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';
import { useMissingLimits } from './use-missing-limits.ts';

/** All limits of the member, by what they limit. */
export function LimitsSection() {
  const { t } = useTranslation(['protection', 'system']);
  const reading = useLatestReading(useStanding());
  return (
    <Loaded
      reading={reading}
      failed={t('protection.limits.failed')}
      loading={t('protection.limits.loading')}
      awaited={<Skeleton shape="block" />}
    >
      {(standing) => <Limits standing={standing} />}
    </Loaded>
  );
}

function Limits({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['protection']);
  const words = useLimitWords();
  const { limits, limitsAsked, rules, zone, now, absence } = standing;
  return (
    <>
      {absence && <Alert tone="neutral">{t('protection.limits.away')}</Alert>}
      {limitsAsked === 'must' && <MissingLimits standing={standing} />}
      {limitsAsked !== 'must' && limits.every(({ value }) => value === null) && (
        <Alert tone="neutral">{t('protection.limits.empty')}</Alert>
      )}
      <Note>{t('protection.limits.calendar')}</Note>
      {byKind(limits).map(({ kind, limits: group }) => {
        const own = group.filter(({ left }) => left !== null);
        const holds = own.length > 1 ? tightest(own) : null;
        return (
          <Card key={kind} title={t(`protection.limits.kinds.${kind}`)}>
            <Note>{t(`protection.limits.texts.${kind}`)}</Note>
            {holds && (
              <Note>
                {t('protection.limits.lowest', {
                  period: t(`protection.limits.of.${holds.period}`),
                  left: words.value(holds, holds.left ?? '0'),
                })}
              </Note>
            )}
            <div className={styles.group}>
              {group.map((limit) => (
                <LimitPanel
                  key={limit.period}
                  limit={limit}
                  raise={rules.limits.raise}
                  zone={zone}
                  now={now}
                  away={absence !== null}
                  title={t(`protection.limits.periods.${limit.period}`)}
                />
              ))}
            </div>
          </Card>
        );
      })}
      <CheckEvery standing={standing} />
    </>
  );
}

/** Says on the page of limits which of them play waits for. */
function MissingLimits({ standing }: { standing: Standing }) {
  return <Alert tone="neutral">{useMissingLimits(standing)}</Alert>;
}

/** The reminders of a session of play: what they show, and how often they come where the member chooses it once. */
function CheckEvery({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['protection']);
  const { check, declare } = standing.rules.session;
  if (!check || standing.absence) return null;
  return (
    <Card title={t('protection.checkEvery.title')}>
      <Note>{t('protection.checkEvery.text')}</Note>
      {declare ? (
        <Note>{t('protection.checkEvery.declared')}</Note>
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
      <Note role="status">{saved && t('protection.checkEvery.saved')}</Note>
    </form>
  );
}
