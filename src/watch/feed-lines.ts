import type { StateValue } from 'xstate';

/** A transition by names: its machine, its state node's id, the type of the event, the number of the branch. */
export type Taken = readonly [machine: string, node: string, event: string, branch: number];

/** Running number; milliseconds since the feed began; the actor's session id. */
type Line = { readonly n: number; readonly at: number; readonly actor: string };

type Context = Readonly<Record<string, unknown>>;

/** What each history state of a machine remembers: the ids of the states it returns to. */
export type Histories = Readonly<Record<string, readonly string[]>>;

/**
 * An actor starts, or existed when the feed started (`late`). `machine` is null for a call, and for an actor
 * whose machine is still being fetched: once it is loaded, the actor is reported as started again, `late`.
 */
export type Started = Line & {
  readonly kind: 'started';
  readonly parent: string | null;
  readonly id: string;
  readonly machine: string | null;
  readonly systemId: string | null;
  readonly input: unknown;
  readonly value: StateValue | null;
  readonly context: Context | null;
  readonly history?: Histories;
  readonly late?: true;
  /** Its actions belong in the audit: its machine is tagged for it. */
  readonly audited?: true;
};

/** An actor receives an event; `from` is the sending actor, if there is one. */
export type Heard = Line & {
  readonly kind: 'event';
  readonly from: string | null;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
};

/**
 * A (macro)step: what the actor did with the event of line `of` (null for its start), if it did anything.
 * `changed` holds the changed parts of the context.
 */
export type Stepped = Line & {
  readonly kind: 'step';
  readonly of: number | null;
  readonly value: StateValue;
  readonly taken: readonly Taken[];
  readonly changed: Context;
  /** Only when the machine remembers any. */
  readonly history?: Histories;
};

/** An actor is at its end; `output` is its output, or the error it ended with. */
export type Ended = Line & {
  readonly kind: 'ended';
  readonly status: 'done' | 'error' | 'stopped';
  readonly output: unknown;
};

/** One line about the system of actors; everything in it is redacted. */
export type FeedLine = Started | Heard | Stepped | Ended;

/** All that the actors of a system do, line by line. */
export type Feed = {
  /** Tells first of the actors that live now, then of everything that happens; gives the way to stop. */
  readonly listen: (sink: (line: FeedLine) => void) => () => void;
  /** The live actors, as `started` lines with their current value and context, for a listener that comes late. */
  readonly alive: () => readonly FeedLine[];
  readonly stop: () => void;
};
