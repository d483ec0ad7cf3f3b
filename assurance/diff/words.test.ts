import { describe, expect, it } from 'vitest';
import type { Words } from '../book/words.ts';
import { diffOf, type Planted, parcelDiff, parcelFacts, parcelWords, versionOf } from './planted.ts';
import { sentencesOf } from './sentences.ts';

const other = (parts: Partial<Words>): Planted => ({ own: { ...parcelWords, ...parts } });

/** The words that changed, by their kind and name. */
function wordsAfter(after: Planted, before: Planted = {}): readonly string[] {
  const words = parcelDiff(after, before).machines.flatMap((one) => one.words);
  return words.map(({ kind, name, from, to }) =>
    `${from && to ? '~' : to ? '+' : '-'} ${kind} ${name}`.trim(),
  );
}

const said = { es: 'otra cosa', en: 'another thing' };

describe('words of the book that changed', () => {
  it.each<[string, Planted, string]>([
    ['the title', other({ title: said }), '~ title'],
    ['what it is for', other({ purpose: said }), '~ purpose'],
    ['a state in Spanish', other({ states: { editing: 'Otra cosa.' } }), '~ state editing'],
    ['an event', other({ events: { submitted: said } }), '~ event submitted'],
    ['a guard', other({ guards: { complete: said } }), '~ guard complete'],
    ['an action', other({ actions: { ...parcelWords.actions, forget: said } }), '~ action forget'],
    ['an actor', other({ actors: { send: said } }), '~ actor send'],
    ['a delay', other({ delays: { patience: said } }), '~ delay patience'],
    ['a property', other({ properties: { 'it holds': 'vale' } }), '+ property it holds'],
    ['a sentence that is gone', other({ delays: {} }), '~ delay patience'],
    [
      'the description in the chart',
      { fault: { 'states/sent/description': 'It is on its way.' } },
      '~ state sent',
    ],
  ])('are told: %s', (_, after, change) => {
    expect(wordsAfter(after)).toEqual([change]);
    expect(parcelDiff(after).machines[0]?.became).toBe('reworded');
    expect(parcelDiff(after).totals).toMatchObject({ machines: { changed: 0, reworded: 1 }, sentences: 1 });
  });

  it('are told as what was said and what is said now, in each language', () => {
    const [change] = parcelDiff(other({ guards: { complete: said } })).machines[0]?.words ?? [];
    expect(change).toMatchObject({ from: { es: 'hay una dirección', en: 'there is an address' }, to: said });
  });

  it('are not told of what came with the chart: its sentence is beside it', () => {
    const fault = { 'states/editing/on/cancelled': 'sent' };
    const own = { ...parcelWords, events: { ...parcelWords.events, cancelled: said } };
    expect(wordsAfter({ fault, own })).toEqual([]);
    expect(parcelDiff({ fault, own }).machines[0]?.changes[0]?.to?.said).toEqual({ event: said });
  });

  it('are only those of a chapter itself where the book had none', () => {
    expect(wordsAfter({}, { own: null })).toEqual(['+ title', '+ purpose']);
    const fault = { 'states/sent/description': 'It is on its way.' };
    expect(wordsAfter({ fault }, { own: null })).toContain('~ state sent');
  });

  it('are told once where machines share them, with the names of these machines', () => {
    const { guards: _, ...own } = parcelWords;
    const version = (es: string) => {
      const chart = parcelFacts({ own, shared: { guards: { complete: { es, en: 'all is there' } } } });
      return versionOf({ letter: chart, parcel: chart });
    };
    const diff = diffOf(version('está todo'), version('no falta nada'));
    expect(diff.machines).toEqual([]);
    expect(diff.shared).toMatchObject([
      {
        kind: 'guard',
        name: 'complete',
        from: { es: 'está todo' },
        to: { es: 'no falta nada' },
        machines: ['letter', 'parcel'],
      },
    ]);
    expect(diffOf(version('está todo'), version('no falta nada'), ['letter']).shared[0]?.machines).toEqual([
      'letter',
    ]);
  });

  it('are no change where they only move to the shared file', () => {
    const { guards = {}, ...own } = parcelWords;
    expect(parcelDiff({ own, shared: { guards } }).same).toEqual(['parcel']);
  });

  it('have the properties that machines share', () => {
    const shared = (es: string): Planted => ({ shared: { properties: { 'it holds': es } } });
    expect(parcelDiff(shared('se cumple'), shared('vale')).shared).toMatchObject([
      { kind: 'property', name: 'it holds', from: { es: 'vale' }, to: { es: 'se cumple' } },
    ]);
  });
});

describe('the sentences beside the names of a chart', () => {
  const { said: book } = parcelFacts({
    own: { ...parcelWords, guards: { a: { es: 'uno', en: 'one' }, b: { es: 'dos', en: 'two' } } },
    fault: {
      'states/editing/on/submitted': [
        { guard: 'a', target: 'sending' },
        { guard: 'b', target: 'sent' },
      ],
    },
  }).words;
  const transition = (event: string, guard = '') =>
    sentencesOf(
      { what: 'transition', name: '', facts: { event, if: guard, leads: 'editing', does: 'keep, say' } },
      book,
    );

  it.each([
    ['submitted', 'La persona lo envía'],
    ['always', 'Enseguida, por sí solo'],
    ['after patience', 'Después de un segundo'],
    ['send done', 'el envío responde'],
    ['send error', 'el envío falla o no da respuesta'],
  ])('say the event %s', (event, es) => {
    expect(transition(event).event?.es).toBe(es);
  });

  it('say a condition that is made of others', () => {
    expect(transition('submitted', 'or(and(a, b), not(a))').if).toEqual({
      es: 'uno y dos o no se cumple que uno',
      en: 'one and two or it is not so that one',
    });
    expect(transition('submitted', 'and(a, unknown)').if).toBeUndefined();
  });

  it('say the target and the actions, with the bare name of one that has no words', () => {
    expect(transition('submitted')).toMatchObject({
      leads: { es: 'Se escribe la dirección.' },
      does: { es: 'anota la dirección; say', en: 'keeps the address; say' },
    });
  });
});
