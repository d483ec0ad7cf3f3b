import { readFileSync } from 'node:fs';
import { createAmounts, isExactAmount } from '#src/watch/amounts.ts';
import { createStandIns } from '#src/watch/pseudonyms.ts';
import { createRedact } from '#src/watch/redact.ts';
import type { Facts } from './facts.ts';
import type { Handled } from './handled.ts';
import type { Said } from './words.ts';

/** A secret or personal datum: the names that the code gives it, each perhaps of one machine alone (`machine/name`). */
export type Datum = {
  readonly id: string;
  readonly kind: 'secret' | 'personal' | 'proof';
  /** Made up, and such as it may be. */
  readonly sample: string;
  readonly names: readonly string[];
  readonly what: Said;
  readonly readers: Said;
  /** How long the gateway keeps it, where the page does not say it all. */
  readonly kept?: Said;
};

/** A name under which the product stores something in the browser, and the browser events that have it stored. */
export type Store = {
  readonly name: string;
  readonly where: 'session' | 'local' | 'cookie' | 'database';
  readonly what: Said;
  readonly data: readonly string[];
  readonly events: readonly string[];
  readonly until: Said;
};

/** The lists as they are kept. */
export type DataLists = {
  readonly data: readonly Datum[];
  readonly stores: readonly Store[];
};

const lists = JSON.parse(readFileSync('assurance/book/data.json', 'utf8')) as DataLists;

/** The lists of data and of stores: read once, as every chapter asks. */
export const readData = (): DataLists => lists;

/** The names of a datum in one machine. */
export function namesIn({ names }: Datum, machine: string): readonly string[] {
  return names.flatMap((name) => {
    const [first = '', last] = name.split('/');
    if (last === undefined) return [first];
    return first === machine ? [last] : [];
  });
}

/** What a machine handles of the listed data, each with the names that it has there. */
export function dataOf({ id }: Pick<Facts, 'id'>, handled: Handled, { data }: Pick<DataLists, 'data'>) {
  return data.flatMap((datum) => {
    const names = namesIn(datum, id).filter((name) => handled.has(name));
    return names.length > 0 ? [{ datum, names }] : [];
  });
}

/** Everything that a machine tells the browser: by the event, or where that is not in its source, by `machine/action`. */
export function toldBy({ id, notes, model }: Pick<Facts, 'id' | 'notes' | 'model'>): readonly string[] {
  const actions = Object.keys(model.machine.implementations.actions).map((name) => `${id}/${name}`);
  return [...Object.values(notes.tells).flat(), ...actions];
}

/** Where a machine has something stored. */
export function storesOf(
  facts: Pick<Facts, 'id' | 'notes' | 'model'>,
  { stores }: Pick<DataLists, 'stores'>,
) {
  const told = new Set(toldBy(facts));
  return stores.filter(({ events }) => events.some((event) => told.has(event)));
}

const redact = createRedact(createStandIns([1, 2, 3, 4]), createAmounts(1));

/** How traces and the inspector show a text under this name: their own redactor is asked. */
export function shownAs(name: string, sample: string): 'asItIs' | 'amount' | 'replaced' {
  const shown = redact(sample, name);
  if (shown === sample) return 'asItIs';
  return isExactAmount(String(shown)) ? 'amount' : 'replaced';
}
