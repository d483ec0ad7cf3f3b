import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { asSeconds, minus, most, plus, type Seconds } from '#contract/units.ts';
import type { playSessionMachine } from '#machines/protection/play-session.machine.ts';
import type { Session } from '#machines/protection/play-session.rules.ts';
import { metaOf } from './meta.ts';
import { useSecondsOn } from './seconds-on.ts';

const none = asSeconds(0);

export type PlaySessionActor = ActorRefFrom<typeof playSessionMachine>;

/** A session of play as a view shows it: the gateway's last answer, its seconds counted on from there. */
export type SessionShown = {
  readonly session: Session | null;
  readonly elapsed: Seconds;
  /** Null where no time was declared. */
  readonly left: Seconds | null;
  readonly near: boolean;
  readonly draining: boolean;
  readonly check: 'due' | 'sending' | null;
  readonly ending: boolean;
  /** Whether the reading of the check could not be sent, and whether the end could not. */
  readonly unread: boolean;
  readonly unended: boolean;
};

/** The session of play beside a game. */
export function usePlaySession(actor: PlaySessionActor): SessionShown {
  const session = useSelector(actor, ({ context }) => context.session);
  const unread = useSelector(actor, ({ context }) => context.checkFailed !== null);
  const unended = useSelector(actor, ({ context }) => context.endFailed !== null);
  const limit = useSelector(actor, (snapshot) => metaOf(snapshot).limit);
  const check = useSelector(actor, (snapshot) => metaOf(snapshot).check);
  const ending = useSelector(actor, (snapshot) => metaOf(snapshot).end === 'sending');
  const on = useSecondsOn(session);
  const { elapsedSeconds = none, secondsLeft = null } = session ?? {};
  return {
    session,
    elapsed: plus(elapsedSeconds, on),
    left: secondsLeft === null ? null : most(none, minus(secondsLeft, on)),
    near: limit === 'near',
    draining: limit === 'draining',
    check: check === 'due' || check === 'sending' ? check : null,
    ending,
    unread,
    unended,
  };
}
