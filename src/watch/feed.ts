import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  InspectionEvent,
  StateValue,
} from 'xstate';
import type { Feed, FeedLine, Histories, Taken } from './feed-lines.ts';
import { harmless } from './harmless.ts';
import { createRedact, type Redact } from './redact.ts';

/** A line before it has its number. */
type Unnumbered<L> = L extends FeedLine ? Omit<L, 'n' | 'at' | 'actor'> : never;
type Context = Readonly<Record<string, unknown>>;
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

/** XState's own events: an actor starts, a child failed, a call resolves itself. */
const initial = 'xstate.init';
const failed = 'xstate.error.actor.';
const promised = 'xstate.promise.';

function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
}

/** The value of an actor's state; while its machine is being fetched, what `later` shows meanwhile. */
function stateOf(snapshot: unknown): StateValue | null {
  return typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot
    ? (snapshot.value as StateValue)
    : null;
}

function historyOf(snapshot: AnyMachineSnapshot): { history?: Histories } {
  const entries = Object.entries(snapshot.historyValue as Record<string, { id: string }[]>);
  if (entries.length === 0) return {};
  return { history: Object.fromEntries(entries.map(([id, nodes]) => [id, nodes.map((node) => node.id)])) };
}

function takenIn({ _transitions }: Extract<InspectionEvent, { type: '@xstate.microstep' }>): Taken[] {
  return _transitions.map(({ source, ...rest }, at): Taken => {
    const type = rest.eventType as string;
    const among = (type === '' ? source.always : source.transitions.get(type)) ?? [];
    return [source.machine.id, source.id, type, among.indexOf(_transitions[at] as never)];
  });
}

/** What of `after` is other than `before`, redacted; its own names are the product's. */
function changesOf(before: Context, after: Context, redact: Redact): Context {
  if (before === after) return {};
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, redact(after[name], name)]));
}

/** The data of an event, redacted; typed text is treated like the field it was typed into. */
function eventDataOf({ value, ...parts }: Context, redact: Redact): Context {
  const rest = changesOf({}, parts, redact);
  if (value === undefined) return rest;
  const key = typeof parts.field === 'string' ? parts.field : 'value';
  return { ...rest, value: redact(value, key, 'typed') };
}

/** Reports line by line, redacted, what a system of actors does: listeners get nothing else to see. */
export function createFeed(root: AnyActorRef, now: () => number, redact: Redact = createRedact()): Feed {
  const began = now();
  const living = new Map<string, Known>();
  const sinks = new Set<Sink>();
  let count = 0;

  /** The type of an event, where the machine or XState itself knows it by that name. */
  function redactType(type: string, snapshot: unknown): string {
    const known =
      type.startsWith('xstate.') || (isMachine(snapshot) && snapshot.machine.events.includes(type));
    return known ? type : String(redact(type));
  }

  function say(actor: string, line: Unnumbered<FeedLine>): number {
    count += 1;
    const numbered = { n: count, at: now() - began, actor, ...line } as FeedLine;
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
      ahead: false,
    };
    living.set(sessionId, fresh);
    return fresh;
  }

  function begin(known: Known, late: boolean): void {
    known.begun = true;
    known.snapshot = known.ref.getSnapshot();
    known.at = now() - began;
    known.n = say(known.ref.sessionId, startOf(known, late));
  }

  function begunBefore(ref: AnyActorRef | undefined): void {
    if (!ref || living.has(ref.sessionId) || (ref as Private)._processingStatus !== running) return;
    begin(know(ref), true);
    const { children = {} } = ref.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
    for (const child of Object.values(children)) begunBefore(child);
  }

  /** The line of an event that is worked through now; null for what no line tells of. */
  function lineOf(known: Known, event: object | undefined): number | null {
    const place = known.heard.findIndex(([heard]) => heard === event);
    return known.heard.splice(place, place < 0 ? 0 : 1)[0]?.[1] ?? null;
  }

  function step(known: Known, event: object | undefined): void {
    const { ref, snapshot: before, taken } = known;
    const after: AnyMachineSnapshot = ref.getSnapshot();
    const of = lineOf(known, event);
    known.snapshot = after;
    known.taken = [];
    if (!isMachine(after)) return;
    if (!isMachine(before)) {
      // Its machine was fetched, and has worked through what had waited for it.
      known.heard = [];
      begin(known, true);
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
  function catchUp(source: ActorRefLike | undefined, event: AnyEventObject): void {
    const known = source && living.get(source.sessionId);
    if (!known?.begun) return;
    const { status, output } = known.ref.getSnapshot();
    // A finished actor has nothing in progress, and may have finished as it started.
    if (known.ref.getSnapshot() !== known.snapshot || (status === 'done' && known.taken.length > 0)) {
      step(known, known.heard[0]?.[0]);
      known.ahead = true;
    }
    if (event.type.startsWith(failed)) end(known, 'error', event.error);
    else if (status === 'done') end(known, status, output);
  }

  function hear(ref: AnyActorRef, source: ActorRefLike | undefined, event: AnyEventObject): void {
    catchUp(source, event);
    const known = living.get(ref.sessionId);
    // A call tells itself of its answer; that it ended says as much.
    if (!known?.begun || event.type.startsWith(promised)) return;
    const { type, ...parts } = event;
    const heard = { type: redactType(type, known.snapshot), ...eventDataOf(parts, redact) };
    known.heard.push([
      event,
      say(ref.sessionId, { kind: 'event', from: source?.sessionId ?? null, event: heard }),
    ]);
  }

  function follow(inspected: InspectionEvent): void {
    const ref = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      if (inspected.event.type === initial) begin(know(ref), false);
      else hear(ref, inspected.sourceRef, inspected.event);
    } else if (inspected.type === '@xstate.microstep') {
      know(ref).taken.push(...takenIn(inspected));
    } else if (inspected.type === '@xstate.snapshot') {
      const known = living.get(ref.sessionId);
      if (!known?.begun) return;
      if (!known.ahead) step(known, inspected.event);
      known.ahead = false;
      const { status, output, error } = inspected.snapshot;
      end(known, status, status === 'error' ? error : output);
    }
  }

  /** Watching never harms an actor: an error thrown in here would stop the watched one. */
  function inspect(inspected: InspectionEvent): void {
    try {
      follow(inspected);
    } catch (error) {
      stop();
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  function stop(): void {
    watched.unsubscribe();
    sinks.clear();
    living.clear();
  }

  begunBefore(root);
  for (const ref of Object.values(root.system.getAll())) begunBefore(ref as AnyActorRef);
  const watched = root.system.inspect(inspect);

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
      return () => sinks.delete(sink);
    },
    stop,
  };
}
