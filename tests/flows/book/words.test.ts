import { describe, expect, it } from 'vitest';
import { parcelModel } from '../parcel.model.ts';
import { findMachines } from './machine-files.ts';
import { wordFaults } from './word-faults.ts';
import { readWords, wordsFile } from './words.ts';

// `node --import tsx tests/flows/book/check-words.ts [machine …]` lists the same.

const machines = await findMachines();

describe('the words of the flow book', () => {
  it.each(machines.map((machine) => [wordsFile(machine.file), machine] as const))(
    '%s says everything its machine has, in both languages, and nothing else',
    (_, machine) => {
      expect(wordFaults(machine, readWords(machine.file))).toEqual([]);
    },
  );

  it('name what is missing, stray, empty or in one language only', () => {
    const faults = wordFaults(
      { model: parcelModel },
      {
        title: { es: 'Un paquete', en: '' },
        purpose: { es: 'x', en: 'y', fr: 'z' },
        events: { 'never.heard': { es: 'a', en: 'b' } },
        more: 1,
      },
    );
    expect(faults).toContain('title: no en');
    expect(faults).toContain('purpose: fr is no language of the book');
    expect(faults).toContain('events · never.heard: stray, the machine has none');
    expect(faults).toContain('more: stray');
    expect(faults.some((fault) => fault.startsWith('properties · ') && fault.endsWith(': missing'))).toBe(
      true,
    );
  });
});
