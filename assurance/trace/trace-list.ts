import type { Ended, Heard, Stepped } from '#src/watch/feed-lines.ts';
import type { Trace, Traced } from '#src/watch/trace.ts';
import type { Facts } from '../book/facts.ts';
import { capital } from '../book/markdown.ts';
import type { Language } from '../book/words.ts';
import { type Part, partsOf } from './parts.ts';
import { type Named, type Occurrence, type Sentences, sentencesOf, type Way } from './sentences.ts';
import { statesOf } from './state.ts';
import { takenIn } from './taken.ts';
import type { Apart, Walk } from './trace-walk.ts';

/** An actor of a trace: its session id, its id, its machine or the call that it makes, and its name in the book. */
export type Who = {
  readonly actor: string;
  readonly id: string;
  readonly machine?: string;
  readonly call?: string;
  readonly title: string;
};

/**
 * One entry of the list, as `--json` prints it.
 *
 * - `n`, `at`: the number of its line; milliseconds since the first line. A trace keeps no time of a beginning: it gets that
 *   of the line before it. `at` is null for what began before the kept part.
 * - `what`: an actor `was` there or `begins`; it gets an `event`; a `call` is made; something `ends`.
 * - `from`: who sent the event, or started the actor; null for somebody outside.
 * - `fate` of an event: `taken`, `ignored`, or it `waits` for the code of its machine; `arrives` is that code. An actor that
 *   begins without its code `waits` too.
 * - `taken`: the transitions with their conditions, and `does` what the product does then, by the book. After the point
 *   where an actor goes apart nothing is known of what it does.
 * - `states`: the innermost states that it came to, by their paths and by their names in the book.
 * - `status` and `error` of a call or an end, and `ms` from the beginning of a call to its end; `open` has no end yet.
 * - `apart`: what is different here when the trace is walked again.
 * - the page is `loaded`, or its address `moved`, to `path`: this happens to no actor. Each load's actors are others.
 */
export type Entry = {
  readonly n: number;
  readonly at: number | null;
  readonly what: 'was' | 'begins' | 'event' | 'call' | 'ends' | 'loaded' | 'moved';
  readonly who: Who;
  readonly from?: Who | null;
  readonly event?: Occurrence;
  readonly fate?: 'taken' | 'ignored' | 'waits' | 'arrives';
  readonly taken?: readonly Way[];
  readonly does?: readonly string[];
  readonly states?: readonly Named[];
  readonly status?: Ended['status'] | 'open';
  readonly error?: string;
  readonly ms?: number;
  readonly apart?: Apart;
  readonly path?: string;
};

/** Of what happens to the page itself. */
const nobody: Who = { actor: '', id: '', title: '' };

/** The event by which an actor learns that its machine has been fetched. */
const arrival = 'later.fetched';

/** The kind of a failure and its code, or the class of an error. */
function errorOf(output: unknown): string {
  const { thrown, failure } = (output ?? {}) as {
    thrown?: string;
    failure?: { kind?: string; code?: string };
  };
  return [failure?.kind ?? thrown, failure?.code].filter(Boolean).join(' ');
}

/** Everything that happened in a trace, of all actors, in order of time, in the words of the book. */
export async function listOf(
  trace: Pick<Trace, 'actors' | 'lines' | 'marks'>,
  walks: readonly Walk[],
  facts: readonly Facts[],
  language: Language,
): Promise<readonly Entry[]> {
  const { actors, lines, marks = [] } = trace;
  const parts = await partsOf(
    trace,
    facts.map(({ model }) => model.machine),
  );
  const told = new Map<string, Sentences>();
  const partOf = (actor: string): Part => parts.get(actor) ?? {};
  const steps = new Map(lines.flatMap((line) => (line.kind === 'step' ? [[line.of, line] as const] : [])));
  const ends = new Map(lines.flatMap((line) => (line.kind === 'ended' ? [[line.actor, line] as const] : [])));
  const first = lines[0];
  const zero = first?.at ?? 0;

  function sentences(machine: string | undefined): Sentences | undefined {
    const its = facts.find(({ id }) => id === machine);
    if (its && !told.has(its.id)) told.set(its.id, sentencesOf(its, language));
    return told.get(machine ?? '');
  }

  /** Somebody who is in the trace no more is told by the session id. */
  function about(actor: string): Who {
    const traced = actors.findLast((one) => one.actor === actor);
    if (!traced) return { actor, id: actor, title: actor };
    const { machine, call } = partOf(traced.actor);
    const { id, parent } = traced;
    const words = facts.find((one) => one.id === partOf(parent ?? '').machine?.id)?.words.actors?.[id];
    const title = sentences(machine?.id)?.title ?? call ?? capital(words?.[language] ?? id);
    const name = machine ? { machine: machine.id } : call ? { call } : {};
    return { actor: traced.actor, id, ...name, title };
  }

  const by = (actor: string | null) => (actor === null ? null : about(actor));

  /** When an actor began: with the line before. */
  function beganAt({ n, from }: Traced): number | null {
    if (from === 'base' && (!first || n < first.n)) return null;
    return (lines.findLast((line) => line.n < n)?.at ?? zero) - zero;
  }

  function walked(actor: string, n: number, of: number | null) {
    const walk = walks.findLast((one) => one.actor === actor && one.n <= n);
    const apart = walk?.apart?.of === of ? { apart: walk.apart } : {};
    return { step: walk?.steps.find((one) => one.of === of), apart };
  }

  function ways(machine: string, { taken }: Pick<Stepped, 'taken'>): readonly Way[] {
    const chart = facts.find(({ id }) => id === machine)?.model.machine;
    if (!chart) return [];
    return takenIn(chart, taken).map((one) =>
      typeof one === 'string' ? { id: one } : (sentences(machine)?.way(one) ?? { id: '' }),
    );
  }

  function beginning(traced: Traced): readonly Entry[] {
    const { n, actor, parent, value, from } = traced;
    const at = beganAt(traced);
    const { machine, call } = partOf(actor);
    const its = { n, at, who: about(actor), from: by(parent) };
    if (!machine && from === 'base') return [];
    if (!machine) {
      const end = ends.get(actor);
      const ms = end && at !== null ? { ms: end.at - zero - at } : {};
      const error = end?.status === 'error' ? { error: errorOf(end.output) } : {};
      return call || end ? [{ ...its, what: 'call', status: end?.status ?? 'open', ...error, ...ms }] : [];
    }
    // One that sleeps until somebody needs it has not begun: its machine is not there.
    if (traced.machine === null && value === 'dormant') return [];
    const step = lines.find((line) => line.kind === 'step' && line.actor === actor && line.of === null);
    const { step: again, apart } = walked(actor, n, null);
    const came = from === 'input' && step?.kind === 'step' && step.n > n ? step : undefined;
    const said = sentences(machine.id);
    const begun = from === 'input' && traced.machine !== null && !apart.apart;
    return [
      {
        ...its,
        what: at === null ? 'was' : 'begins',
        ...(traced.machine === null ? { fate: 'waits' } : {}),
        states: statesOf(value).map((path) => said?.state(path) ?? { path }),
        ...(came ? { taken: ways(machine.id, came) } : {}),
        does: begun && said && again ? [...said.begins(), ...again.micro.flatMap(said.does)] : [],
        ...apart,
      },
    ];
  }

  function heard({ n, at, actor, from, event }: Heard): readonly Entry[] {
    const { machine } = partOf(actor);
    const its = { n, at: at - zero, what: 'event', who: about(actor), from: by(from) } as const;
    const said = sentences(machine?.id);
    const stage = actors.findLast((one) => one.actor === actor && one.n < n);
    if (event.type === arrival) return [{ ...its, event: { type: arrival, said: '' }, fate: 'arrives' }];
    if (!machine || !said) return [];
    if (stage?.machine === null) return [{ ...its, event: said.event(event.type), fate: 'waits' }];
    const step = steps.get(n);
    const { step: again, apart } = walked(actor, n, n);
    if (!step) return [{ ...its, event: said.event(event.type), fate: 'ignored', ...apart }];
    const [one] = takenIn(machine, step.taken);
    return [
      {
        ...its,
        event: said.event(event.type, typeof one === 'string' ? undefined : one),
        fate: 'taken',
        taken: ways(machine.id, step),
        does: apart.apart ? [] : (again?.micro ?? []).flatMap(said.does),
        states: statesOf(step.value).map(said.state),
        ...apart,
      },
    ];
  }

  function ending({ n, at, actor, status, output }: Ended): readonly Entry[] {
    const its = { n, at: at - zero, who: about(actor), status };
    const error = status === 'error' ? { error: errorOf(output) } : {};
    if (partOf(actor).machine) return [{ ...its, what: 'ends', ...error }];
    const begun = actors.some((one) => one.actor === actor && one.from === 'input');
    return begun ? [] : [{ ...its, what: 'call', ...error }];
  }

  const entries = [
    ...marks.map(
      ({ n, at, kind, path }): Entry => ({ n, at: Math.max(0, at - zero), what: kind, who: nobody, path }),
    ),
    ...actors.flatMap(beginning),
    ...lines.flatMap((line) =>
      line.kind === 'event' ? heard(line) : line.kind === 'ended' ? ending(line) : [],
    ),
  ];
  return entries.sort((a, b) => a.n - b.n);
}
