import { describe, expect, it } from 'vitest';
import { type DecidedList, decidedFaults, decidedSection, readDecided } from './decided.ts';
import { findFacts } from './facts.ts';
import { isTitle, titlesIn } from './title-files.ts';

const all = await findFacts();
const list = readDecided();

describe('what is decided outside a flow', () => {
  it('is said of flows that exist, in both languages, and each title is a test', () => {
    expect(decidedFaults(list, all, isTitle)).toEqual([]);
  });

  it('is at fault for a flow that is gone, a language that lacks, and a title of no test', () => {
    const row = { about: { es: 'Uno', en: 'One' }, es: 'Así.', en: '', by: 'gateway', shown: ['it holds'] };
    const faults = decidedFaults({ parcel: [row] } as DecidedList, all, (title) =>
      titlesIn("it('it breaks', () => {});").includes(title),
    );
    expect(faults).toEqual([
      'parcel is no machine',
      'parcel: “One” lacks a language',
      'parcel: no test is called it holds',
    ]);
  });

  it('is marked as assumed where no test shows it, and names the tests of the rest', () => {
    const [section = '', rows = ''] = decidedSection({ id: 'withdraw' }, 'en');
    expect(section).toBe('## What is decided outside the flow');
    const lines = rows.split('\n').slice(2);
    expect(lines[0]).toContain('<br><sub>shown by `pays only approved withdrawals');
    expect(lines[0]).not.toContain('Assumed');
    expect(lines[1]).toContain('Assumed: no term: each operator says');
    expect(decidedSection({ id: 'speeds' }, 'es')).toEqual([]);
  });
});
