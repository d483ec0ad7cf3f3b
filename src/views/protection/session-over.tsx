import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { launchMachine } from '#machines/games/launch.machine.ts';
import { mayPlayAgain } from '#machines/protection/limit-left.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { momentText } from './moment-text.ts';
import styles from './play.module.css';
import { useSessionFacts } from './session-facts.ts';

const limits = pathOf({ screen: 'member', page: 'protection', section: 'limits' });
const statement = pathOf({ screen: 'member', page: 'protection', section: 'statement' });

/** A session without declared time ends by itself after a while without bets. */
function whyOf({ why, minutes }: PlaySession) {
  return why === 'time' && minutes === null ? 'idle' : (why ?? 'self');
}

/** The page of a game whose session of play is over: why, what it was, and the ways on, all of one size. */
export function SessionOver({ launch }: { launch: ActorRefFrom<typeof launchMachine> }) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const over = useSelector(launch, ({ context }) => context.over);
  const read = useMemberRead('protection.standing', {}, { fresh: 0 });
  const standing = read.data;
  const lockedUntil = standing?.lockedUntil ?? null;
  const again = over?.why !== 'limit' && standing !== undefined && !read.isFetching && mayPlayAgain(standing);
  return (
    <div className={styles.over}>
      <h1 tabIndex={-1} ref={takeFocus}>
        {t('protection.over.title')}
      </h1>
      {over && <p>{t(`protection.over.why.${whyOf(over)}`)}</p>}
      {over && <Facts session={over} />}
      {standing && lockedUntil !== null && (
        <p>{t('protection.over.locked', { when: momentText(lockedUntil, standing, language) })}</p>
      )}
      <div className={styles.even}>
        <Button onClick={() => launch.send({ type: 'over.left' })}>{t('protection.over.back')}</Button>
        <ButtonLink as={PathLink} to={limits}>
          {t('protection.over.limits')}
        </ButtonLink>
        <ButtonLink as={PathLink} to={statement}>
          {t('protection.over.statement')}
        </ButtonLink>
        {again && (
          <Button onClick={() => launch.send({ type: 'launch.retried' })}>
            {t('protection.over.again')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Facts({ session }: { session: PlaySession }) {
  return <ActFacts facts={useSessionFacts(session, session.elapsedSeconds)} />;
}
