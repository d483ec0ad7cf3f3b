import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Seconds } from '#contract/units.ts';
import { tightestOf } from '#machines/protection/play-session.rules.ts';
import { playTime } from '#machines/protection/play-time.rules.ts';
import { type PlaySessionActor, usePlaySession } from '#src/actors/play-session.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPercent } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './play.module.css';
import { useSessionFacts } from './session-facts.ts';
import { useSignedMoney } from './signed-money.ts';

/**
 * The session of play beside its game: time and net position always; what is left of its time, its money and the tightest
 * limit behind one press on a phone. Nothing where the market wants nothing beside the game.
 */
export function PlayBar({ actor }: { actor: PlaySessionActor }) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const money = useMoney();
  const signed = useSignedMoney();
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = usePlaySession(actor);
  const { session, left } = shown;
  const { data: standing } = useMemberRead('protection.standing', {});
  const limit = tightestOf(standing?.limits ?? []);
  const beside = standing?.rules.session.beside === true || shown.near || shown.draining;
  if (!session || !beside) return <CheckDialog actor={actor} />;
  const facts = [
    { label: t('protection.session.elapsed'), value: playTime(shown.elapsed) },
    { label: t('protection.session.net'), value: signed(session.net) },
  ];
  const more = [
    ...(left === null ? [] : [{ label: t('protection.session.timeLeft'), value: playTime(left) }]),
    ...(session.moneyLeft === null
      ? []
      : [{ label: t('protection.session.moneyLeft'), value: money(session.moneyLeft) }]),
    ...(limit ? [{ label: t(`protection.session.limitLeft.${limit.kind}`), value: money(limit.left) }] : []),
  ];
  return (
    <section className={styles.bar} aria-label={t('protection.session.title')}>
      <Facts facts={facts} />
      {more.length > 0 && (
        <IconButton
          className={styles.more}
          size="small"
          label={t(open ? 'protection.session.less' : 'protection.session.more')}
          icon={<ChevronDown />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      )}
      <div id={id} className={styles.rest} data-open={open}>
        <Facts facts={more} />
      </div>
      <Button
        className={styles.end}
        size="small"
        busy={shown.ending || shown.draining}
        onClick={() => actor.send({ type: 'end.clicked' })}
      >
        {t('protection.session.end')}
      </Button>
      <p className={styles.said} role="status">
        {[
          shown.near &&
            t('protection.session.near', { share: formatPercent((session.warned ?? 0) * 100, language) }),
          shown.draining && t('protection.session.draining'),
          shown.unended && shown.check === null && t('protection.session.failed'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <CheckDialog actor={actor} />
    </section>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The check: what the session was until now, to be read before play goes on; every way on is as large as the others. */
function CheckDialog({ actor }: { actor: PlaySessionActor }) {
  const { t } = useTranslation(['protection']);
  const facts = useId();
  const { session, elapsed, check, ending, unread, unended } = usePlaySession(actor);
  if (!session || check === null) return null;
  const sending = check === 'sending';
  return (
    <Dialog
      open
      size="warning"
      title={t('protection.check.title')}
      description={t('protection.check.text')}
      describedBy={facts}
      footer={
        <div className={styles.even}>
          <Button busy={sending} onClick={() => actor.send({ type: 'check.acknowledged' })}>
            {t('protection.check.goOn')}
          </Button>
          <Button onClick={() => actor.send({ type: 'history.clicked' })}>
            {t('protection.check.history')}
          </Button>
          <Button busy={ending} onClick={() => actor.send({ type: 'end.clicked' })}>
            {t('protection.check.end')}
          </Button>
        </div>
      }
    >
      <div id={facts} tabIndex={-1} data-autofocus>
        <SessionFacts session={session} elapsed={elapsed} />
      </div>
      {session.minutes === null && (
        <p>
          <PathLink to={pathOf({ screen: 'member', page: 'protection', section: 'limits' })}>
            {t('protection.checkEvery.change')}
          </PathLink>
        </p>
      )}
      {unread && <Alert tone="neutral">{t('protection.check.failed')}</Alert>}
      {unended && <Alert tone="neutral">{t('protection.session.failed')}</Alert>}
    </Dialog>
  );
}

function SessionFacts({ session, elapsed }: { session: PlaySession; elapsed: Seconds }) {
  return <ActFacts facts={useSessionFacts(session, elapsed)} />;
}
