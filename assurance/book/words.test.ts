import { describe, expect, it } from 'vitest';
import { parcelModel } from '../walk/parcel.model.ts';
import { findMachines } from './machine-files.ts';
import { sharedFaults, wordFaults } from './word-faults.ts';
import {
  type Meanings,
  readWords,
  type Shared,
  sharedFile,
  sharedWith,
  type Words,
  withShared,
  wordsFile,
} from './words.ts';

// `node --import tsx assurance/book/check-words.ts [machine …]` lists the same.

const shared = readWords(sharedFile) as Shared;
const machines = (await findMachines()).map((machine) => {
  const file = wordsFile(machine.file);
  return { ...machine, file, own: readWords(file), common: sharedWith(machine.file, shared) };
});

describe('the words of the flow book', () => {
  it.each(machines.map((machine) => [machine.file, machine] as const))(
    '%s says everything its machine has, in both languages, and nothing else',
    (_, machine) => {
      expect(wordFaults(machine, machine.common)).toEqual([]);
    },
  );

  it('name what is missing, stray, empty or in one language only', () => {
    const own = {
      title: { es: 'Un paquete', en: '' },
      purpose: { es: 'x', en: 'y', fr: 'z' },
      events: { 'never.heard': { es: 'a', en: 'b' } },
      guards: {},
      actions: { keepAddress: { es: 'Guardar la dirección', en: 'keeps the address' } },
      more: 1,
    };
    const faults = wordFaults({ model: parcelModel, own }, {});
    expect(faults).toContain('title: no en');
    expect(faults).toContain('purpose: fr is no language of the book');
    expect(faults).toContain('events · never.heard: stray, the machine has none');
    expect(faults).toContain('guards: there are none, leave it out');
    expect(faults).toContain('more: stray');
    expect(faults).toContain(
      'actions · keepAddress: “Guardar la dirección” begins like a sentence of its own',
    );
    expect(faults.some((fault) => fault.startsWith('properties · ') && fault.endsWith(': missing'))).toBe(
      true,
    );
  });
});

describe('a guard to which the chart gives a value', () => {
  const receipt = machines.find(({ id }) => id === 'receipt');

  it('may be told for that value alone, and for no other', () => {
    const own = receipt?.own as Words;
    expect(Object.keys(own.guards ?? {})).toContain('stateIs(RECEIVED)');
    const stray = { ...own, guards: { ...own.guards, 'stateIs(NEVER)': { es: 'nunca', en: 'never' } } };
    expect(receipt && wordFaults({ ...receipt, own: stray }, shared)).toEqual([
      'guards · stateIs(NEVER): stray, the machine has none',
    ]);
  });
});

describe('the words that machines share', () => {
  const typed = { es: 'La persona escribe', en: 'The person types' };
  const address = { es: 'La persona escribe la dirección', en: 'The person types the address' };
  const head = {
    id: 'parcel',
    title: typed,
    purpose: typed,
  };
  const parcel = (own: object) => ({ model: parcelModel, own: { ...head, ...own } });
  const ofTyped = (faults: readonly string[]) => faults.filter((fault) => fault.includes(' · typed:'));

  it('each explain a name for two machines or more', () => {
    expect(sharedFaults(machines, shared)).toEqual([]);
  });

  it('apply to a machine without words of its own, and give way to its own', () => {
    const meanings: Meanings = { events: { typed, submitted: typed } };
    const book = { ordinary: [], mishaps: { kind: 'a form of a page' } };
    const words: Words = { ...head, ...book, events: { typed: address } };
    expect(withShared(words, meanings).events).toEqual({ typed: address, submitted: typed });
    expect(ofTyped(wordFaults(parcel({}), meanings))).toEqual([]);
    expect(ofTyped(wordFaults(parcel({}), {}))).toEqual(['events · typed: missing']);
    expect(ofTyped(wordFaults(parcel({ events: { typed: address } }), meanings))).toEqual([]);
  });

  it('are not repeated by a machine', () => {
    const faults = wordFaults(parcel({ events: { typed: { ...typed } } }), { events: { typed } });
    expect(ofTyped(faults)).toEqual(['events · typed: says what machines/words.json says, leave it out']);
  });

  it('are used by two machines at least, not counting one that means something else or has no such name', () => {
    const faultsOf = (...those: Parameters<typeof sharedFaults>[0]) =>
      sharedFaults(those, { events: { typed } });
    const other = parcel({ events: { typed: address } });
    expect(faultsOf(parcel({}), parcel({}))).toEqual([]);
    expect(faultsOf(parcel({}), other)).toEqual(['events · typed: 1 machines use it, two must']);
    expect(faultsOf(other, other)).toEqual(['events · typed: 0 machines use it, two must']);
    expect(sharedFaults([parcel({}), parcel({})], { events: { 'never.heard': typed } })).toEqual([
      'events · never.heard: 0 machines use it, two must',
    ]);
  });

  it('hold everything that several machines explain the same way', () => {
    const two = [parcel({ events: { typed } }), parcel({ events: { typed: { ...typed } } })];
    expect(sharedFaults(two, {})).toEqual(['events · typed: several machines say the same, share it']);
    expect(sharedFaults([parcel({ events: { typed } }), parcel({ events: { typed: address } })], {})).toEqual(
      [],
    );
  });

  it('are no titles, and exist in both languages', () => {
    const meanings = { title: typed, guards: 'x', actors: {}, events: { typed: { es: 'La persona' } } };
    expect(sharedFaults([parcel({}), parcel({})], meanings)).toEqual([
      'events · typed: no en',
      'guards: must be an object',
      'actors: there are none, leave it out',
      'title: stray',
    ]);
    expect(sharedFaults([], undefined)).toEqual(['must be an object']);
  });
});
