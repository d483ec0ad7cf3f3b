import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { createSearch } from '#src/app/world/search.ts';
import { createIndex } from '#src/app/world/search-index.ts';
import type { SearchReply, SearchWork } from '#src/app/world/search-worker.ts';
import { listeningActor } from './listening-actor.ts';

const question = (text: string, vassalage: string | null = null) => ({ text, vassalage });
const names: [string, string, string][] = [
  ['1', 'Canción de Luna', 'PG'],
  ['2', 'Luna Roja', 'JDB'],
  ['3', 'Ñandú de Oro', 'PG'],
  ['4', 'Oro', 'JDB'],
];

test.each([
  ['what begins like it', question('lun'), ['Luna Roja', 'Canción de Luna']],
  ['what is written without its accents', question('cancion'), ['Canción de Luna']],
  ['what has two letters swapped', question('cancoin'), ['Canción de Luna']],
  ['all of its words', question('oro nandu'), ['Ñandú de Oro']],
  ['one vendor’s only', question('oro', 'PG'), ['Ñandú de Oro']],
  ['nothing', question('zzzz'), []],
  ['nothing of a pattern', question('(a+)+$ .*'), []],
])('a name is found: %s', (_, asked, expected) => {
  const { hits, total } = createIndex(names).answer(asked);
  expect(hits.map(({ gameName }) => gameName).toSorted()).toEqual([...expected].toSorted());
  expect(total).toBe(expected.length);
});

test('of thousands that are found the best three hundred are answered, and how many there are', () => {
  const many = Array.from({ length: 1_000 }, (_, n): [string, string, string] => [
    String(n),
    `Luna ${n}`,
    'PG',
  ]);
  const { hits, total } = createIndex(many).answer(question('luna'));
  expect([hits.length, total]).toEqual([300, 1_000]);
});

/** A thread whose answers the test gives. */
function thread() {
  const asked: SearchWork[] = [];
  const made = {
    onmessage: null as ((event: MessageEvent<SearchReply>) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: (work: SearchWork) => void asked.push(work),
    terminate: () => undefined,
  };
  const say = (reply: Record<string, unknown>) =>
    made.onmessage?.({ data: { number: asked.at(-1)?.number, ...reply } } as MessageEvent<SearchReply>);
  return { search: createSearch(() => made as never), asked, say, breaks: () => made.onerror?.() };
}

const answer = { hits: [], total: 0 };

test('NET-03 of the questions that wait only the newest is asked', () => {
  const { search, asked, say } = thread();
  const { actor, heard } = listeningActor();
  for (const text of ['l', 'lu', 'lun', 'luna']) search.ask(actor, 'RNG||ES', question(text));
  say({ says: 'found', answer });
  say({ says: 'found', answer });
  expect(asked.map((work) => work.kind === 'ask' && work.question.text)).toEqual(['l', 'luna']);
  expect(
    heard.map((event: EventObject) => (event as { question?: { text: string } }).question?.text),
  ).toEqual(['l', 'luna']);
});

test('a thread that breaks fails what it was asked, and another is started', () => {
  const { search, say, breaks } = thread();
  const { actor, heard } = listeningActor();
  search.open(actor, 'RNG||ES');
  search.index(actor, 'RNG||ES', names);
  breaks();
  search.open(actor, 'RNG||ES');
  say({ says: 'lacking' });
  expect(heard.map(({ type }) => type)).toEqual(['search.failed', 'search.failed', 'search.lacking']);
});
