import type { AnyActorRef, InspectionEvent } from 'xstate';
import { secretName } from '#machines/kit/secrets.rules.ts';
import { harmless } from './harmless.ts';

/** What a feed makes its lines of; XState says more. */
export type Inspected = Extract<
  InspectionEvent,
  { type: '@xstate.event' | '@xstate.microstep' | '@xstate.snapshot' }
>;

/** An inspection event as it came, and what its actors showed at that moment: they move on. */
export type Raw = {
  readonly at: number;
  readonly inspected: Inspected;
  /** The snapshot of the actor that it is about; read only where a feed needs it. */
  readonly own: unknown;
  /** The snapshot of the actor that sent the event. */
  readonly source: unknown;
  /** The actor has not begun: it works through the event once it has. */
  readonly early?: boolean;
};

/** What the actors of a system have done while nothing was there that could redact it. */
export type Backlog = {
  /** When it began, by the clock of its moments. */
  readonly began: number;
  readonly hear: (inspected: InspectionEvent) => void;
  /** Hands over everything that it holds, in order; from then on it holds nothing any more. */
  readonly take: () => readonly Raw[];
};

/** XState's own event, which an actor starts with. */
export const initial = 'xstate.init';

/** How XState marks an actor that has not begun. */
const notStarted = 0;

/** Names under which an event carries what a person typed, or showed; secrets have their own. */
const typedName = /^(value|text|typed|words|image|piece|mobileNum|email|days)$/;

/** An inspection event with its moment; null for one that no feed needs. */
export function rawOf(inspected: InspectionEvent, at: number): Raw | null {
  const ref = inspected.actorRef as AnyActorRef;
  if (inspected.type === '@xstate.snapshot') {
    return { at, inspected, own: ref.getSnapshot(), source: undefined };
  }
  if (inspected.type === '@xstate.microstep') return { at, inspected, own: undefined, source: undefined };
  if (inspected.type !== '@xstate.event') return null;
  const own = inspected.event.type === initial ? ref.getSnapshot() : undefined;
  const early = (ref as { _processingStatus?: number })._processingStatus === notStarted;
  return { at, inspected, own, source: inspected.sourceRef?.getSnapshot(), early };
}

function holdsTyped(parts: object, depth: number): boolean {
  return Object.entries(parts).some(([name, part]: [string, unknown]) => {
    if (typeof part === 'string') return part !== '' && (typedName.test(name) || secretName.test(name));
    if (typeof part !== 'object' || part === null) return false;
    return typedName.test(name) || (depth > 0 && holdsTyped(part, depth - 1));
  });
}

/**
 * Whether an event brings something into the machines that must not stay as it is: text that a person typed, or a secret.
 * XState's own events bring nothing new: what an actor starts with, another one held before.
 */
export function bringsTyped(inspected: Inspected): boolean {
  if (inspected.type !== '@xstate.event') return false;
  return !inspected.event.type.startsWith('xstate.') && holdsTyped(inspected.event, 1);
}

/**
 * Holds raw what happens, from the start of a system on, until a feed takes it. `onWanted` is called once, when it may not
 * stay raw: something was typed, or there are `most` entries. It never holds twice as many: rather nothing any more.
 */
export function createBacklog(now: () => number, onWanted: () => void, most = 300): Backlog {
  let held: Raw[] | null = [];
  let wanted = false;

  function take(): readonly Raw[] {
    const all = held ?? [];
    held = null;
    return all;
  }

  function hear(inspected: InspectionEvent): void {
    if (!held) return;
    const raw = rawOf(inspected, now());
    if (!raw) return;
    const size = held.push(raw);
    if (size === 2 * most) take();
    if (wanted || (size < most && !bringsTyped(raw.inspected))) return;
    wanted = true;
    onWanted();
  }

  return { began: now(), hear: harmless(hear), take };
}
