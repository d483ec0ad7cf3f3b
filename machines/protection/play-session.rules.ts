import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Limit } from '#contract/protection/limits.ts';
import { millisecondsOf, minus, plain, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { waitAfter } from '../kit/waits.rules.ts';

/** A session of play as the gateway tells it. */
export type Session = NonNullable<CallOutput<'protection.session'>['session']>;

export type PlaySessionContext = {
  /** The gateway's last answer, which stays while it can't be asked; null before the first. */
  readonly session: Session | null;
  /** Why the reading of a check could not be sent, and why the end could not: each until it is sent again or there is nothing to send. */
  readonly checkFailed: Failure | null;
  readonly endFailed: Failure | null;
  /** How many times the gateway was asked without result. */
  readonly asked: number;
};

/** Milliseconds: the usual time between two looks; the time while running rounds finish; the shortest. */
const looks = { usual: 10_000, ending: 2_000, shortest: 1_000 } as const;

/** Nothing is known yet. */
export function newPlaySession(): PlaySessionContext {
  return { session: null, checkFailed: null, endFailed: null, asked: 0 };
}

/**
 * Milliseconds until the gateway is asked again: soon before something is due. Durations only: the browser's clock says
 * nothing here.
 */
export function nextLook({ session }: PlaySessionContext): number {
  if (!session) return looks.usual;
  if (session.state === 'ENDING') return looks.ending;
  const due = [session.secondsLeft, session.check?.secondsLeft].flatMap((left) =>
    left != null && signOf(left) > 0 ? [plain(millisecondsOf(left))] : [],
  );
  return Math.max(looks.shortest, Math.min(looks.usual, ...due));
}

/** Milliseconds until another try. */
export function nextTry({ asked }: PlaySessionContext): number {
  return waitAfter(asked);
}

const states: readonly Session['state'][] = ['OPEN', 'ENDING', 'ENDED'];

/**
 * Whether an answer is older than what is known: a check that was read meanwhile does not come back. An answer that is
 * further on is never older.
 */
export function older({ session: known }: PlaySessionContext, session: Session | null): boolean {
  if (!known || !session || known.sessionId !== session.sessionId) return false;
  if (states.indexOf(session.state) > states.indexOf(known.state)) return false;
  const reads = (one: Session) => one.check?.number ?? 0;
  return reads(session) < reads(known) || session.elapsedSeconds < known.elapsedSeconds;
}

/** What an answer changes. */
export function takeAnswer(
  context: PlaySessionContext,
  session: Session | null,
): Partial<PlaySessionContext> {
  const known = older(context, session) ? context.session : session;
  const ended = known?.state !== 'OPEN';
  return { session: known, asked: 0, ...(ended ? { endFailed: null } : {}) };
}

/** How near the end is. */
export function standing({ session }: PlaySessionContext): 'within' | 'near' | 'draining' | 'over' {
  if (session?.state === 'ENDED') return 'over';
  if (session?.state === 'ENDING') return 'draining';
  return session?.warned == null ? 'within' : 'near';
}

/** Whether no end is near any more: another session has begun meanwhile, or there is none. */
export function goesOn(context: PlaySessionContext): boolean {
  return ['within', 'near'].includes(standing(context));
}

/** Whether a check must be read now. */
export function due({ session }: PlaySessionContext): boolean {
  return session?.state === 'OPEN' && session.check?.due === true;
}

/** Which check was read. */
export function readCheck({ session }: PlaySessionContext): CallInput<'protection.acknowledge'> {
  return { sessionId: session?.sessionId ?? '', number: session?.check?.number ?? 0 };
}

/** Which session ends. */
export function endSession({ session }: PlaySessionContext): CallInput<'protection.endSession'> {
  return { sessionId: session?.sessionId ?? '' };
}

/** The limit of losses or stakes that leaves the least, which a bet uses; null without one. The gateway says what is left of each. */
export function tightestOf(limits: readonly Limit[]): (Limit & { readonly left: string }) | null {
  const counted = limits.flatMap((limit) =>
    limit.left !== null && (limit.kind === 'loss' || limit.kind === 'stake')
      ? [{ ...limit, left: limit.left }]
      : [],
  );
  return counted.toSorted((one, other) => signOf(minus(minorOf(one.left), minorOf(other.left))))[0] ?? null;
}
