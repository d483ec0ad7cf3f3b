import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Seconds } from '#contract/units.ts';
import { type PlaySessionActor, usePlaySession } from '#src/actors/play-session.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import styles from './play.module.css';
import { useSessionFacts } from './session-facts.ts';

/** The check: what the session was until now, to be read before play goes on; every way on is as large as the others. */
export function CheckDialog({ actor }: { actor: PlaySessionActor }) {
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
        <Facts session={session} elapsed={elapsed} />
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

function Facts({ session, elapsed }: { session: PlaySession; elapsed: Seconds }) {
  return <ActFacts facts={useSessionFacts(session, elapsed)} />;
}
