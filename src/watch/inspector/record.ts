import type { StateValue } from 'xstate';
import type { FeedLine, Stepped, Taken } from '../feed-lines.ts';

/** What an inspector knows of an actor besides its steps. */
export type Actor = {
  readonly id: string;
  /** Its name where it was started. */
  readonly invoked: string;
  /** The same, or its name in the whole system. */
  readonly name: string;
  /** Null for a call, and for a machine that is still to come. */
  readonly machine: string | null;
  readonly kind: 'machine' | 'coming' | 'call';
  readonly parent: string | null;
  readonly input: unknown;
  /** The number of the line it began with, and of the one it ended with. */
  readonly began: number;
  readonly ended: number | null;
  /** When that was, in milliseconds since the record began. */
  readonly beganAt: number;
  readonly endedAt: number | null;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
};

/** An actor at one point of the record. */
export type Moment = {
  readonly value: StateValue | null;
  readonly context: Readonly<Record<string, unknown>>;
  readonly taken: readonly Taken[];
};

/** `since`: the line from which on its machine is there, and takes its events itself. */
type Track = { actor: Actor; base: Moment; readonly steps: Stepped[]; readonly since: number };

/** The recording of one page: the last lines, and the actors with their states at each of them. */
export type Recording = {
  readonly add: (lines: readonly FeedLine[]) => void;
  /** Forgets everything: the next report starts from the beginning. */
  readonly clear: () => void;
  readonly lines: () => readonly FeedLine[];
  /** The actors that lived at a line, and at the newest one for null. */
  readonly actors: (at: number | null) => readonly Actor[];
  readonly actor: (id: string) => Actor | undefined;
  /** An actor's state at a line; undefined before it started. */
  readonly moment: (id: string, at: number | null) => Moment | undefined;
  /** The calls that an actor had begun at a line, also those that have ended: the newest first. */
  readonly calls: (id: string, at: number | null) => readonly Actor[];
  /** Whether an event reached a machine that did nothing with it. */
  readonly ignored: (line: FeedLine) => boolean;
};

function stepped({ context }: Moment, { value, changed, taken }: Stepped): Moment {
  return { value, context: { ...context, ...changed }, taken };
}

/** A recording of at most `limit` lines: dropped lines live on in the actors' earlier states. */
export function createRecord(limit = 5_000): Recording {
  const tracks = new Map<string, Track>();
  /** The events that led to a step. */
  const answered = new Set<number>();
  let lines: FeedLine[] = [];

  function begin(line: Extract<FeedLine, { kind: 'started' }>): void {
    const { actor: id, parent, machine, input, n, at: beganAt } = line;
    const known = tracks.get(id);
    const actor: Actor = {
      id,
      invoked: line.id,
      name: line.systemId ?? (line.id || id),
      machine,
      kind: machine === null ? (line.value === null ? 'call' : 'coming') : 'machine',
      parent,
      input,
      began: known?.actor.began ?? n,
      ended: null,
      beganAt: known?.actor.beganAt ?? beganAt,
      endedAt: null,
      status: 'active',
    };
    const base = { value: line.value, context: line.context ?? {}, taken: [] };
    tracks.set(id, { actor, base, steps: [], since: n });
  }

  function hear(line: FeedLine): void {
    if (line.kind === 'started') begin(line);
    const track = tracks.get(line.actor);
    if (!track) return;
    if (line.kind === 'step') {
      track.steps.push(line);
      if (line.of !== null) answered.add(line.of);
    }
    if (line.kind === 'ended') {
      track.actor = { ...track.actor, status: line.status, ended: line.n, endedAt: line.at };
    }
  }

  /** A dropped line becomes its actor's earlier state; an actor that is long gone is forgotten. */
  function drop(line: FeedLine): void {
    const track = tracks.get(line.actor);
    answered.delete(line.n);
    if (track && line.kind === 'step' && track.steps[0] === line) {
      track.base = stepped(track.base, line);
      track.steps.shift();
    }
    if (track && line.kind === 'ended') tracks.delete(line.actor);
  }

  const at = (moment: number | null) => moment ?? Number.POSITIVE_INFINITY;

  return {
    add: (more) => {
      for (const line of more) hear(line);
      lines = [...lines, ...more];
      for (const line of lines.slice(0, Math.max(0, lines.length - limit))) drop(line);
      lines = lines.slice(-limit);
    },
    clear: () => {
      tracks.clear();
      answered.clear();
      lines = [];
    },
    lines: () => lines,
    actors: (moment) =>
      [...tracks.values()]
        .map(({ actor }) => actor)
        .filter(
          ({ began, ended }) =>
            began <= at(moment) && (ended === null || (moment !== null && ended >= moment)),
        ),
    actor: (id) => tracks.get(id)?.actor,
    moment: (id, moment) => {
      const track = tracks.get(id);
      if (!track || track.actor.began > at(moment)) return undefined;
      return track.steps.filter(({ n }) => n <= at(moment)).reduce(stepped, track.base);
    },
    calls: (id, moment) =>
      [...tracks.values()]
        .map(({ actor }) => actor)
        .filter(({ parent, kind, began }) => parent === id && kind === 'call' && began <= at(moment))
        .sort((one, other) => other.began - one.began),
    ignored: (line) => {
      const track = tracks.get(line.actor);
      if (line.kind !== 'event' || !track) return false;
      return track.actor.machine !== null && line.n > track.since && !answered.has(line.n);
    },
  };
}
