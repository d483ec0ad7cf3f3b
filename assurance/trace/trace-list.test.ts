import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Kept, readTrace, writeTrace } from '#src/watch/trace.ts';
import { type Facts, findFacts } from '../book/facts.ts';
import { origin } from './origin.ts';
import { contacted, signedIn } from './samples.ts';
import { textIn } from './text.ts';
import { listOf } from './trace-list.ts';
import { walkTrace } from './trace-walk.ts';

/** Milliseconds: the words of all machines are read. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let facts: readonly Facts[] = [];
let whole: Kept = { actors: [], lines: [] };
let short = whole;

beforeAll(async () => {
  facts = await findFacts();
  whole = await signedIn();
  short = await signedIn(7);
});

/** A trace from its file, walked again and told in a language. */
async function replayed(kept: Kept, change = (text: string) => text, language: 'es' | 'en' = 'en') {
  const trace = readTrace(change(writeTrace(kept, origin)));
  const walks = walkTrace(
    trace,
    facts.map(({ model }) => model.machine),
  );
  const entries = await listOf(trace, walks, facts, language);
  const say = textIn(language);
  return { trace, walks, entries, text: entries.map(say.entry).join('\n'), sum: say.sum(entries, walks) };
}

/** The one actor of a machine, at its beginning, changed in the file. */
function beginningOf(machine: string, from: string, to: string) {
  return (text: string) =>
    text
      .split('\n')
      .map((line) => (line.includes(`"machine":"${machine}"`) ? line.replace(from, to) : line))
      .join('\n');
}

const residents = ['app', 'catalog', 'codes', 'contact', 'held', 'language', 'session', 'status'];

describe('the residents of a trace', () => {
  it('are walked again from the start of the page, those too that nothing happened to', async () => {
    const { trace, walks, sum } = await replayed(whole);
    expect(walks.map(({ machine }) => machine)).toEqual(expect.arrayContaining(residents));
    const quiet = walks.filter((walk) => !trace.lines.some(({ actor }) => actor === walk.actor));
    expect(quiet.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['app', 'held', 'language']));
    expect(sum).toMatch(/^\d+ actors, \d+ steps: all as saved$/);
  });

  it('are walked again from where they were before the kept part', async () => {
    const { trace, walks, entries, text, sum } = await replayed(short);
    const status = trace.actors.find(({ machine }) => machine === 'status');
    expect(status?.from).toBe('base');
    expect(walks.map(({ machine }) => machine)).toEqual(expect.arrayContaining(residents));
    expect(text).toMatch(
      /^before {5}The system status .* was in .+ \(situation\.normal\) \+ .+ \(watch\.waiting\)$/m,
    );
    expect(entries.find(({ who }) => who.machine === 'status')?.at).toBeNull();
    expect(sum).toContain('all as saved');
  });

  it('are told where they begin another way now', async () => {
    const { entries, text, sum } = await replayed(
      whole,
      beginningOf('language', '"value":"settled"', '"value":"changing"'),
    );
    const language = entries.find(({ who }) => who.machine === 'language');
    expect(language?.apart).toMatchObject({
      of: null,
      saved: { value: 'changing' },
      now: { value: 'settled' },
    });
    expect(text).toContain('DIFFERENT  saved: changing; now: settled');
    expect(sum).toContain('1 goes another way');
    expect(sum).toContain('at its beginning: saved: changing; now: settled');
  });

  it('are told where the state that they were in does not exist any more', async () => {
    const change = beginningOf('status', '"watch":"waiting"', '"watch":"dreaming"');
    const { text, walks } = await replayed(short, change);
    expect(text).toContain('DIFFERENT  saved: situation.normal + watch.dreaming; now: it can’t begin there');
    expect(walks.find(({ machine }) => machine === 'status')?.difference).toContain('and it can’t:');
  });
});

describe('the list of a trace', () => {
  it('is one over all actors, in order of time', async () => {
    const { entries } = await replayed(whole);
    const times = entries.flatMap(({ at }) => at ?? []);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(entries.map(({ who }) => who.actor)).size).toBeGreaterThan(10);
    const order = entries.flatMap(({ event, who }) => (event ? `${who.machine} ${event.type}` : []));
    expect(order.indexOf('login submitted')).toBeGreaterThan(order.indexOf('session entry.wanted'));
    expect(order.indexOf('session entry done')).toBeGreaterThan(order.indexOf('login submitted'));
  });

  it('says who sent what, on which condition, what the product does, and where that leads', async () => {
    const { text } = await replayed(whole);
    expect(text).toMatch(
      /Signing in \(login, x:\d+\) {2}The person sends the form \(submitted\), from outside\n.*submitted \[0\] if complete -> submitting\n +if no field .* \(complete\)\n +→ .+ \(submitting\)\n +· Forgets the last failure.*\(clearFailure\)\n +· Makes: .*\(session\.login\)\n/,
    );
    expect(text).toMatch(/otherwise, if the gateway accepted: .* \(accepted\)\n/);
    expect(text).toMatch(/answers \(arrival done\), from Arriving \(arrival, x:\d+\)\n/);
    expect(text).toMatch(
      /\(entry, x:\d+\) {2}waits: its code has not arrived, started by The session \(session, x:\d+\)\n/,
    );
    expect(text).toMatch(/Coming in to an account \(entry, x:\d+\) {2}Its code has arrived\n/);
    expect(text).toMatch(/Signing in \(login, x:\d+\) {2}is at its end\n/);
  });

  it('names each call with its outcome and how long it took', async () => {
    const { entries, text } = await replayed(whole);
    const calls = entries.filter(({ what }) => what === 'call');
    expect(calls.map(({ who }) => who.call)).toEqual(
      expect.arrayContaining(['system.status', 'session.login', 'member.info', 'session.life']),
    );
    expect(calls.find(({ who }) => who.call === 'session.life')).toMatchObject({
      status: 'error',
      error: 'network',
      from: { machine: 'life' },
    });
    expect(text).toMatch(/Signing in \(login, x:\d+\) calls session\.login \(x:\d+\): answered in \d+ ms\n/);
    expect(text).toMatch(/calls session\.life \(x:\d+\): failed \(network\) in \d+ ms\n/);
    for (const { ms } of calls) expect(ms).toBeGreaterThan(0);
  });

  it('says that an event was ignored which no transition took', async () => {
    const { entries, text } = await replayed(contacted());
    const events = entries.filter(({ what }) => what === 'event');
    expect(events.map(({ fate }) => fate)).toEqual(['taken', 'taken', 'ignored']);
    expect(text.split('\n').slice(-2)).toEqual([
      expect.stringMatching(/^00:41\.000 .*\(window\.blocked\), from outside$/),
      '           ignored: no transition takes it here',
    ]);
  });

  it('tells an event that no machine knows by its name alone', async () => {
    const unknown = (text: string) => text.replaceAll('window.blocked', 'window.gone');
    const { text } = await replayed(contacted(), unknown);
    expect(text).toContain('(window.gone), from outside');
  });

  it('marks a difference at its place, and tells what followed as it was saved', async () => {
    const admin = (text: string) =>
      text.replace('"value":{"present":{"signedIn":"member"}}', '"value":"visitor"');
    const { text, sum } = await replayed(whole, admin);
    expect(text).toMatch(/→ .+ \(visitor\)\n +DIFFERENT {2}saved: visitor; now: present\.signedIn\.member\n/);
    expect(text.match(/DIFFERENT/g)).toHaveLength(1);
    expect(sum).toMatch(
      /1 goes another way\n\d\d:\d\d\.\d{3} {2}The session \(session, x:\d+\) {2}entry done: saved/,
    );
  });

  it('speaks Spanish as well, in the words of the book', async () => {
    const { text, sum } = await replayed(whole, undefined, 'es');
    expect(text).toMatch(
      /La sesión \(session, x:\d+\) {2}comienza en .+ \(visitor\), lo inicia El producto entero/,
    );
    expect(text).toMatch(/La persona envía el formulario \(submitted\), desde fuera\n/);
    expect(text).toMatch(/falló \(network\) en \d+ ms/);
    expect(sum).toContain('todo como se guardó');
  });
});
