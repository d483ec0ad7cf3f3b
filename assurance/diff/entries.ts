import { type Language, languages } from '../book/words.ts';
import { type Change, factsThatDiffer, type Side } from './chart-changes.ts';
import type { MachineChange } from './compare.ts';
import { parts } from './facts.ts';
import { factLabels, labels } from './labels.ts';
import { type Line, lineDiff, shortened } from './line-diff.ts';
import type { CommonChange, SharedChange } from './shared-changes.ts';
import type { WordChange } from './word-changes.ts';

/** A name of the code, and what the book says of it; either may be empty. */
export type Value = { readonly code: string; readonly said: string };

/** A fact: what it is (`is`), and where it changed what it `was`. A list of names may have no label. */
export type Fact = { readonly label: string; readonly was?: Value; readonly is?: Value };

/** One thing that came (+), went (-) or changed (~). */
export type Entry = {
  readonly sign: '+' | '-' | '~';
  readonly what: string;
  readonly name: string;
  readonly said: string;
  readonly facts: readonly Fact[];
  /** How it is written: new, gone and kept lines. */
  readonly lines: readonly Line[];
};

const signOf = ({ from, to }: { readonly from?: unknown; readonly to?: unknown }): Entry['sign'] =>
  from && to ? '~' : to ? '+' : '-';

function valueIn(side: Side | undefined, fact: string, language: Language): Value {
  const code = side?.facts[fact] ?? '';
  // Every state is of this kind but those that say another one.
  return { code: fact === 'type' && code === 'atomic' ? '' : code, said: side?.said[fact]?.[language] ?? '' };
}

/** In the name of a thing already; what it is given stands in the change of it alone, since nobody reads it in a list. */
const toldElsewhere = ['written', 'state', 'given'];

function factsOf({ from, to }: Change, language: Language): readonly Fact[] {
  const label = (fact: string) => factLabels[language][fact] ?? fact;
  if (from && to) {
    return factsThatDiffer(from.facts, to.facts)
      .filter((fact) => fact !== 'written')
      .map((fact) => ({
        label: label(fact),
        was: valueIn(from, fact, language),
        is: valueIn(to, fact, language),
      }));
  }
  const side = to ?? from;
  return Object.keys(side?.facts ?? {}).flatMap((fact) => {
    const value = valueIn(side, fact, language);
    // An event or a condition is in the key: only what the book says of it is new.
    const inKey = fact === 'event' || fact === 'if';
    if (toldElsewhere.includes(fact) || (inKey ? value.said : value.code) === '') return [];
    return [{ label: label(fact), is: inKey ? { code: '', said: value.said } : value }];
  });
}

function entryOf(change: Change, language: Language): Entry {
  const { what, name, from, to } = change;
  const happens = what === 'transition' && from && to ? [valueIn(to, 'event', language)] : [];
  const [was = '', is = ''] = [from?.facts.written, to?.facts.written];
  return {
    sign: signOf(change),
    what: labels[language][what],
    name,
    said: (to ?? from)?.said.name?.[language] ?? happens[0]?.said ?? '',
    facts: factsOf(change, language),
    lines: was || is ? shortened(lineDiff(was, is)) : [],
  };
}

/** Each language in which a sentence differs, with what was said and what is said now. */
function sentenceFacts({ from, to }: WordChange): readonly Fact[] {
  return languages
    .filter((language) => from?.[language] !== to?.[language])
    .map((language) => ({
      label: language,
      ...(from ? { was: { code: '', said: from[language] ?? '' } } : {}),
      ...(to ? { is: { code: '', said: to[language] ?? '' } } : {}),
    }));
}

function wordEntry(change: WordChange, language: Language): Entry {
  const say = labels[language];
  const { kind, name } = change;
  const what = kind === 'title' ? say.bookTitle : say[kind];
  return {
    sign: signOf(change),
    what: `${say.sentence} · ${what}`,
    // A property is named by its English sentence, which is among the facts.
    name: kind === 'property' && signOf(change) !== '~' ? '' : name,
    said: '',
    facts: sentenceFacts(change),
    lines: [],
  };
}

/** Parts of a machine that came or went whole of which the names are enough: the data have how they are written. */
const namesOnly = ['guard', 'delay', 'action', 'actor', 'rule'] as const;

function namesEntries({ changes, became }: MachineChange, language: Language): readonly Entry[] {
  const sign = became === 'added' ? '+' : '-';
  const kinds = namesOnly.flatMap((what): Fact[] => {
    const all = changes.filter((one) => one.what === what).map(({ name }) => name);
    return all.length > 0 ? [{ label: labels[language][what], is: { code: all.join(', '), said: '' } }] : [];
  });
  return kinds.length > 0
    ? [{ sign, what: labels[language].names, name: '', said: '', facts: kinds, lines: [] }]
    : [];
}

/** What came, went or changed in a machine, in one language: its words first, then its parts in the order of the chart. */
export function entriesOf(machine: MachineChange, language: Language): readonly Entry[] {
  const words = machine.words.map((one) => wordEntry(one, language));
  const kinds = Object.values(parts);
  const whole = machine.became === 'added' || machine.became === 'removed';
  const told = whole ? kinds.filter((what) => what === 'state' || what === 'transition') : kinds;
  const changes = told.flatMap((what) => machine.changes.filter((one) => one.what === what));
  return [
    ...(whole ? words : []),
    ...changes.map((one) => entryOf(one, language)),
    ...(whole ? namesEntries(machine, language) : words),
  ];
}

/** The sentences of several machines that changed, with the names of the machines. */
export function sharedEntries(shared: readonly SharedChange[], language: Language): readonly Entry[] {
  return shared.map((one) => {
    const { facts, ...entry } = wordEntry(one, language);
    const used = { label: labels[language].saidIn, is: { code: one.machines.join(', '), said: '' } };
    return { ...entry, facts: one.machines.length > 0 ? [...facts, used] : facts };
  });
}

/** The rules of several machines that changed, with the machines that come to them. */
export function commonEntries(common: readonly CommonChange[], language: Language): readonly Entry[] {
  const say = labels[language];
  const list = (label: string, names: readonly string[]): Fact => ({
    label,
    is: { code: names.join(', ') || say.none, said: '' },
  });
  return common.map((one) => ({
    ...entryOf(one, language),
    facts: [
      list(say.usedBy, one.machines),
      ...(one.watched.length > 0 ? [list(say.watched, one.watched)] : []),
    ],
  }));
}
