import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  InspectionEvent,
  Snapshot,
  Subscription,
} from 'xstate';
import { type Backlog, initial, type Raw, rawOf } from './backlog.ts';
import type { Feed, FeedLine, Taken } from './feed-lines.ts';
import { harmless } from './harmless.ts';
import {
  type Context,
  changesOf,
  eventDataOf,
  historyOf,
  isMachine,
  stateOf,
  takenIn,
} from './line-parts.ts';
import { createRedact, type Redact } from './redact.ts';

/** A line before it has its number. */
type Unnumbered<L> = L extends FeedLine ? Omit<L, 'n' | 'at' | 'actor'> : never;
type Sink = (line: FeedLine) => void;

/** What is known of a live actor. */
type Known = {
  readonly ref: AnyActorRef;
  n: number;
  at: number;
  /** Whether it has started; before that, its steps are part of its start. */
  begun: boolean;
  /** The snapshot last reported. */
  snapshot: unknown;
  taken: Taken[];
  /** Events it has received but not processed, with the numbers of their lines. */
  heard: (readonly [event: object, n: number])[];
  /** Events that came before it began, and who sent them. */
  early: (readonly [event: AnyEventObject, from: ActorRefLike | undefined])[];
  /** Whether its last step was reported before XState reported it. */
  ahead: boolean;
};

type Private = AnyActorRef & {
  readonly _processingStatus?: number;

  readonly _parent?: AnyActorRef;
  readonly options?: { readonly input?: unknown };
};

/** How XState marks an actor that has begun and is not at its end. */
const running = 1;

/** XState's own events: a child failed, a call resolves itself. */
const failed = 'xstate.error.actor.';
const promised = 'xstate.promise.';

/**
 * Reports line by line, redacted, what a system of actors does: listeners get nothing else to see. It begins with its
 * first listener, who is told first what the backlog holds: the same lines as if the feed had been there all the time. All
 * it reports of a moment it takes from what is raw of that moment, never from the actors, which may have moved on.
 */
export function createFeed(
  root: AnyActorRef,
  now: () => number,
  redact: Redact = createRedact(),
  backlog?: Backlog,
): Feed {
  const began = backlog?.began ?? now();
  const living = new Map<string, Known>();
  const sinks = new Set<Sink>();
  let count = 0;
  /** When that happened which is reported now. */
  let moment = began;
  let watched: Subscription | undefined;
  let stopped = false;

  /** The type of an event, where the machine or XState itself knows it by that name. */
  function redactType(type: string, snapshot: unknown): string {
    const known =
      type.startsWith('xstate.') || (isMachine(snapshot) && snapshot.machine.events.includes(type));
    return known ? type : String(redact(type));
  }

  function say(actor: string, line: Unnumbered<FeedLine>): number {
    count += 1;
    const numbered = { n: count, at: moment - began, actor, ...line } as FeedLine;
    for (const sink of [...sinks]) harmless(sink)(numbered);
    return count;
  }

  function startOf(
    { ref, snapshot }: Known,
    late: boolean,
  ): Unnumbered<Extract<FeedLine, { kind: 'started' }>> {
    const { _parent, options } = ref as Private;
    const machine = isMachine(snapshot);
    return {
      kind: 'started',
      parent: _parent?.sessionId ?? null,
      id: ref.id,
      machine: machine ? snapshot.machine.id : null,
      systemId: (ref as { systemId?: string }).systemId ?? null,
      input: redact(options?.input),
      value: stateOf(snapshot),
      context: machine ? changesOf({}, snapshot.context as Context, redact) : null,
      ...(machine ? historyOf(snapshot) : {}),
      ...(machine && snapshot.machine.root.tags.includes('audited') ? { audited: true } : {}),
      ...(late ? { late } : {}),
    };
  }

  function know(ref: AnyActorRef): Known {
    const { sessionId } = ref;
    const known = living.get(sessionId);
    if (known) return known;
    const fresh: Known = {
      ref,
      n: 0,
      at: 0,
      begun: false,
      snapshot: undefined,
      taken: [],
      heard: [],
      early: [],
      ahead: false,
    };
    living.set(sessionId, fresh);
    return fresh;
  }

  function begin(known: Known, snapshot: unknown, late: boolean): void {
    known.begun = true;
    known.snapshot = snapshot;
    known.at = moment - began;
    known.n = say(known.ref.sessionId, startOf(known, late));
  }

  function begunBefore(ref: AnyActorRef | undefined): void {
    if (!ref || living.has(ref.sessionId) || (ref as Private)._processingStatus !== running) return;
    const snapshot: { children?: Record<string, AnyActorRef | undefined> } = ref.getSnapshot();
    begin(know(ref), snapshot, true);
    const { children = {} } = snapshot;
    for (const child of Object.values(children)) begunBefore(child);
  }

  /** The line of an event that is worked through now; null for what no line tells of. */
  function lineOf(known: Known, event: object | undefined): number | null {
    const place = known.heard.findIndex(([heard]) => heard === event);
    return known.heard.splice(place, place < 0 ? 0 : 1)[0]?.[1] ?? null;
  }

  function step(known: Known, event: object | undefined, after: unknown): void {
    const { ref, snapshot: before, taken } = known;
    const of = lineOf(known, event);
    known.snapshot = after;
    known.taken = [];
    if (!isMachine(after)) return;
    if (!isMachine(before)) {
      // Its machine was fetched, and has worked through what had waited for it.
      known.heard = [];
      begin(known, after, true);
      return;
    }
    if (taken.length === 0 && before.value === after.value && before.context === after.context) return;
    const { sessionId } = ref;
    const line = { kind: 'step', of, value: after.value, taken } as const;
    if (sinks.size === 0) return;
    say(sessionId, {
      ...line,
      changed: changesOf(before.context, after.context, redact),
      ...historyOf(after),
    });
  }

  function end(known: Known, status: string, output: unknown): void {
    if (status === 'active' || !living.delete(known.ref.sessionId)) return;
    const how = status as 'done' | 'error' | 'stopped';
    say(known.ref.sessionId, { kind: 'ended', status: how, output: redact(output) });
  }

  /** Reports a step before its consequences, even if XState reports it after them. */
  function catchUp(source: ActorRefLike | undefined, now: unknown, event: AnyEventObject): void {
    const known = source && living.get(source.sessionId);
    if (!known?.begun) return;
    const { status, output } = now as Snapshot<unknown>;
    // A finished actor has nothing in progress, and may have finished as it started.
    if (now !== known.snapshot || (status === 'done' && known.taken.length > 0)) {
      step(known, known.heard[0]?.[0], now);
      known.ahead = true;
    }
    if (event.type.startsWith(failed)) end(known, 'error', event.error);
    else if (status === 'done') end(known, status, output);
  }

  function hear(known: Known | undefined, source: ActorRefLike | undefined, event: AnyEventObject): void {
    // A call tells itself of its answer; that it ended says as much.
    if (!known?.begun || event.type.startsWith(promised)) return;
    const heard = { type: redactType(event.type, known.snapshot), ...eventDataOf(event, redact) };
    const from = source?.sessionId ?? null;
    known.heard.push([event, say(known.ref.sessionId, { kind: 'event', from, event: heard })]);
  }

  function follow({ at, inspected, own, source, early }: Raw): void {
    const ref = inspected.actorRef as AnyActorRef;
    moment = at;
    if (inspected.type === '@xstate.event') {
      const { sourceRef, event } = inspected;
      if (event.type === initial) return void begin(know(ref), own, false);
      catchUp(sourceRef, source, event);
      if (early) know(ref).early.push([event, sourceRef]);
      else hear(living.get(ref.sessionId), sourceRef, event);
    } else if (inspected.type === '@xstate.microstep') {
      know(ref).taken.push(...takenIn(inspected));
    } else {
      const known = living.get(ref.sessionId);
      if (!known?.begun) return;
      if (!known.ahead) step(known, inspected.event, own);
      known.ahead = false;
      for (const [event, from] of known.early.splice(0)) hear(known, from, event);
      const { status, output, error } = inspected.snapshot;
      end(known, status, status === 'error' ? error : output);
    }
  }

  /** Watching never harms an actor: an error thrown in here would stop the watched one. */
  function inspect(inspected: InspectionEvent | Raw): void {
    if (stopped) return;
    try {
      const raw = 'inspected' in inspected ? inspected : rawOf(inspected, now());
      if (raw) follow(raw);
    } catch (error) {
      stop();
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  function stop(): void {
    stopped = true;
    watched?.unsubscribe();
    sinks.clear();
    living.clear();
  }

  /** In one go, so that nothing happens between what the backlog holds and what is heard from here on. */
  function beginAll(): void {
    watched = root.system.inspect(inspect);
    backlog?.take().forEach(inspect);
    moment = now();
    begunBefore(root);
    for (const ref of Object.values(root.system.getAll())) begunBefore(ref as AnyActorRef);
  }

  const alive = (): readonly FeedLine[] =>
    [...living.values()]
      .filter(({ begun }) => begun)
      .map((known): FeedLine => {
        const { n, at, ref } = known;
        return { n, at, actor: ref.sessionId, ...startOf(known, true) };
      });

  return {
    alive,
    listen: (sink) => {
      for (const line of alive()) sink(line);
      sinks.add(sink);
      if (!watched) beginAll();
      return () => sinks.delete(sink);
    },
    stop,
  };
}
