import type { StateValue } from 'xstate';
import type { AuditEntry } from '#contract/system/audit.ts';
import type { FeedLine, Started, Stepped } from './feed-lines.ts';

/** An entry before it has its place in the chain. */
export type Unplaced = Omit<AuditEntry, 'seq' | 'previous' | 'hash'>;

/** As the contract has it: longer lists and names are cut off. */
const most = { name: 160, states: 16, taken: 32, changed: 48 };

function name(text: string): string {
  return text.slice(0, most.name);
}

/** The states that a value names, as dotted paths down to the last. */
function statesOf(value: StateValue | null, above = ''): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [above + value];
  return Object.entries(value).flatMap(([state, inner]) => {
    const deeper = statesOf(inner ?? null, `${above}${state}.`);
    return deeper.length > 0 ? deeper : [above + state];
  });
}

function states(value: StateValue | null): string[] {
  return statesOf(value).slice(0, most.states).map(name);
}

const nothing = { states: [], taken: [], changed: [], lost: 0 };
const ends = { done: 'done', error: 'failed', stopped: 'stopped' } as const;

/** Entries that did not fit: one entry represents them all. */
export function lostEntry(lost: number, at: string): Unplaced {
  return { ...nothing, at, kind: 'lost', machine: '', actor: '', lost };
}

/** An audited actor that lives, and the states it was in last. */
type Known = { readonly machine: string; readonly states: readonly string[] };

/**
 * Makes entries of the lines about audited machines, and ignores all others. Only names go into them: nothing
 * of a context, not even redacted. A step that leaves every state as it was, such as a keystroke, is not an
 * entry: nobody can read the length of a password off a chain.
 */
export function createReader(): (line: FeedLine, at: string) => Unplaced | null {
  const living = new Map<string, Known>();

  function began({ actor, machine, value }: Started, at: string): Unplaced {
    const known = { machine: name(machine ?? ''), states: states(value) };
    living.set(actor, known);
    return { ...nothing, ...known, at, actor: name(actor), kind: 'began', states: [...known.states] };
  }

  function stepped({ machine, states: before }: Known, line: Stepped, at: string): Unplaced | null {
    const { actor, value, taken, changed } = line;
    const after = states(value);
    living.set(actor, { machine, states: after });
    if (taken.length <= 1 && after.join() === before.join()) return null;
    return {
      at,
      kind: 'step',
      machine,
      actor: name(actor),
      states: after,
      taken: taken
        .slice(0, most.taken)
        .map(([, node, event, branch]) => ({ node: name(node), event: name(event), branch })),
      changed: Object.keys(changed).slice(0, most.changed).map(name),
      lost: 0,
    };
  }

  return (line, at) => {
    if (line.kind === 'started') return line.audited ? began(line, at) : null;
    const known = living.get(line.actor);
    if (!known || line.kind === 'event') return null;
    if (line.kind === 'step') return stepped(known, line, at);
    living.delete(line.actor);
    const { machine } = known;
    return { ...nothing, at, kind: ends[line.status], machine, actor: name(line.actor) };
  };
}
