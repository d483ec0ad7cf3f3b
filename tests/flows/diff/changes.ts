import type { ChartFacts } from './facts.ts';

/** A change of one thing between two versions; `from` or `to` is missing where it did not exist. */
export type Change = {
  readonly what: 'state' | 'transition' | 'guard' | 'delay' | 'rule';
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
};

/** A change of a machine: it was added, removed, or parts of it changed. */
export type MachineChange = {
  readonly id: string;
  readonly became: 'added' | 'removed' | 'changed';
  readonly changes: readonly Change[];
};

type Charts = Readonly<Record<string, ChartFacts>>;

/** The facts as one line; facts that say nothing are left out. */
function line(facts: string | Readonly<Record<string, string>>): string {
  if (typeof facts === 'string') return facts;
  return Object.entries(facts)
    .flatMap(([name, text]) => (text === '' ? [] : [`${name} ${text}`]))
    .join('; ');
}

const parts = [
  ['state', 'states'],
  ['transition', 'transitions'],
  ['guard', 'guards'],
  ['delay', 'delays'],
  ['rule', 'rules'],
] as const;

function keysOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
}

function changesOf(before: ChartFacts, after: ChartFacts): readonly Change[] {
  return parts.flatMap(([what, part]) =>
    keysOf(before[part], after[part]).flatMap((name) => {
      const [from, to] = [before[part][name], after[part][name]].map((one) => one && line(one));
      if (from === to) return [];
      return { what, name, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    }),
  );
}

const nothing: ChartFacts = { states: {}, transitions: {}, guards: {}, delays: {}, rules: {} };

/** The changes of machines between two versions; unchanged ones are left out. */
export function compare(before: Charts, after: Charts): readonly MachineChange[] {
  return keysOf(before, after).flatMap((id) => {
    const [from, to] = [before[id], after[id]];
    const changes = changesOf(from ?? nothing, to ?? nothing);
    if (changes.length === 0) return [];
    return { id, became: from ? (to ? 'changed' : 'removed') : 'added', changes };
  });
}

function textOf({ what, name, from, to }: Change): string {
  if (from === undefined) return `+ ${what} ${name}${to ? `: ${to}` : ''}`;
  if (to === undefined) return `- ${what} ${name}${from ? `: ${from}` : ''}`;
  return `~ ${what} ${name}\n    was ${from || '(nothing)'}\n    is  ${to || '(nothing)'}`;
}

/** The changes as a person reads them. An added or removed machine is counted, not listed in full. */
export function changeLog(changes: readonly MachineChange[]): string {
  if (changes.length === 0) return 'The flows are the same.';
  const count = (all: readonly Change[], what: Change['what']) =>
    all.filter((one) => one.what === what).length;
  return changes
    .map(({ id, became, changes: all }) =>
      became === 'changed'
        ? [`${id}: changed`, ...all.map(textOf).map((text) => `  ${text.replaceAll('\n', '\n  ')}`)].join(
            '\n',
          )
        : `${id}: ${became}, with ${count(all, 'state')} states and ${count(all, 'transition')} transitions`,
    )
    .join('\n\n');
}
