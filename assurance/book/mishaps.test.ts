import { describe, expect, it, vi } from 'vitest';
import { type Facts, findFacts } from './facts.ts';
import { type MishapList, mishapFaults, readMishaps } from './mishaps-list.ts';
import type { MishapInput } from './mishaps-proven.ts';
import { mishapsSection } from './mishaps-section.ts';
import { lostAnswers } from './no-answer.ts';
import { tellingOf } from './telling.ts';
import { isTitle, titlesIn } from './title-files.ts';
import { type Language, languages, mishaps } from './words.ts';

/** Milliseconds: some machines are walked. */
vi.setConfig({ testTimeout: 60_000 });

const all = await findFacts();
const list = readMishaps();
const factsOf = (id: string) => all.find((facts) => facts.id === id) as Facts;
const inputOf = (facts: Facts, language: Language): MishapInput => ({
  facts,
  all,
  language,
  telling: tellingOf(facts, language),
});
/** The rows of a chapter's table of mishaps, without its head: what goes wrong, and what the flow does. */
const rowsOf = (id: string, language: Language) =>
  (mishapsSection(inputOf(factsOf(id), language))[2] ?? '')
    .split('\n')
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
const cellOf = (id: string, mishap: (typeof mishaps)[number]) =>
  rowsOf(id, 'en')[mishaps.indexOf(mishap)]?.[2] ?? '';

describe('the list of what goes wrong', () => {
  it('has each machine in one kind, each sentence said and in both languages, and each title a test', () => {
    expect(mishapFaults(list, all, isTitle)).toEqual([]);
  });

  const faultsOf = (change: Partial<MishapList>, machines: readonly { id: string }[] = [{ id: 'login' }]) => {
    const small: MishapList = {
      kinds: { one: { back: ['goes'] } },
      machines: { login: { kind: 'one' } },
      sentences: { goes: { es: 'Sale.', en: 'Leaves.', shown: ['it leaves'] } },
    };
    const titles = titlesIn("it('it leaves', () => {});\nconst text = 'it stays';");
    return mishapFaults({ ...small, ...change }, machines as readonly Facts[], (title) =>
      titles.includes(title),
    );
  };

  it('names a machine that is of no kind, and a kind of nothing', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({}, [{ id: 'login' }, { id: 'parcel' }])).toEqual(['parcel is of no kind']);
    expect(faultsOf({ machines: { login: { kind: 'other' } } })).toEqual([
      'login is of no kind',
      'nothing is one',
    ]);
  });

  it('names a mishap that is none, a sentence that is gone, unsaid or in one language, and a title of no test', () => {
    const goes = { es: 'Sale.', en: 'Leaves.', shown: ['it leaves'] };
    const own = (rows: object) => ({ machines: { login: { kind: 'one', ...rows } } });
    expect(faultsOf(own({ fire: ['goes'] }))).toEqual(['fire is no mishap']);
    expect(faultsOf(own({ back: ['stays'] }))).toEqual(['there is no sentence stays']);
    expect(faultsOf({ sentences: { goes, stays: goes } })).toEqual(['stays: nobody says it']);
    expect(faultsOf({ sentences: { goes: { ...goes, en: '' } } })).toEqual(['goes: lacks a language']);
    for (const title of ['it leaves again', 'it stays', 'leaves'])
      expect(faultsOf({ sentences: { goes: { ...goes, shown: [title] } } })).toEqual([
        `goes: no test is called ${title}`,
      ]);
  });
});

describe('the section of what goes wrong', () => {
  it.each(all.map(({ id }) => id))('of %s has the nine rows, in both languages, none of them empty', (id) => {
    for (const language of languages) {
      const rows = rowsOf(id, language);
      expect(rows).toHaveLength(mishaps.length);
      expect(rows.map(([, what]) => what)).toEqual(rowsOf('login', language).map(([, what]) => what));
      expect(rows.filter(([, , does = '']) => does.replace(/<br>.*/, '').length < 10)).toEqual([]);
    }
  });

  it('fails by name for a machine of which nothing is said', () => {
    expect(() => mishapsSection(inputOf({ ...factsOf('login'), id: 'parcel' }, 'en'))).toThrow(
      'parcel: nothing is said of reload',
    );
  });

  it('says what no test shows as assumed, and names the tests of the rest', () => {
    expect(cellOf('binding', 'otherTab')).toContain('Assumed: each tab has a form of its own');
    expect(rowsOf('binding', 'es')[4]?.[2]).toContain('Supuesto: cada pestaña tiene su propio');
    expect(cellOf('login', 'left')).toMatch(/<br><sub>shown by `NET-07 closing the login too soon/);
    expect(cellOf('login', 'left')).not.toContain('Assumed');
    expect(cellOf('registerForm', 'answerLost')).toContain(
      'REG-06 a registration whose answer … is not called',
    );
  });
});

describe('what a chart proves of mishaps', () => {
  const fatesOf = (id: string, changed: Partial<Facts> = {}) =>
    lostAnswers({ ...factsOf(id), ...changed }).map(({ who, fate, retry }) => [who.id, fate, retry]);

  it('is what becomes of the flow when an answer never comes', () => {
    expect(fatesOf('act')).toEqual([
      ['send', 'asks', false],
      ['outcome', 'again', true],
    ]);
    expect(fatesOf('binding')[0]).toEqual(['bind', 'unsure', true]);
    expect(fatesOf('login')).toEqual([['login', 'said', true]]);
    expect(fatesOf('greeting')).toEqual([
      ['popups', 'goesOn', false],
      ['popups', 'ends', false],
    ]);
    expect(fatesOf('language')).toEqual([['tell', 'goesOn', true]]);
    expect(fatesOf('forgot')[0]).toEqual(['learnRule', 'stays', false]);
  });

  it('is another thing once the chart takes a lost answer for a refusal', () => {
    const { model, nodes } = factsOf('binding');
    const machine = model.machine.provide({ guards: { unsure: () => false } });
    const bind = lostAnswers({ ...factsOf('binding'), model: { ...model, machine }, nodes })[0];
    expect(bind?.fate).toBe('said');
  });

  it('is what a form forgets with the session, and how its time is counted', () => {
    expect(cellOf('withdraw', 'sessionEnded')).toMatch(/^Erases the withdraw password from memory\./);
    expect(cellOf('binding', 'sessionEnded')).toMatch(/^Erases the password and the code that were typed/);
    expect(cellOf('profile', 'sessionEnded')).not.toMatch(/^Erases/);
    expect(cellOf('withdraw', 'clock')).toMatch(/^Its wait \(\[Figures\]\(#figures\)\)/);
    expect(cellOf('life', 'clock')).toMatch(/^Besides counting its wait/);
    expect(cellOf('transfer', 'asleep')).toMatch(/^This flow counts no time/);
  });
});
