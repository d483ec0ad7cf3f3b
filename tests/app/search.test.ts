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
  ['a beginning of it', question('lun'), ['Luna Roja', 'Canción de Luna']],
  ['its letters without accents', question('cancion'), ['Canción de Luna']],
  ['two letters swapped', question('cancoin'), ['Canción de Luna']],
  ['all of its words', question('oro nandu'), ['Ñandú de Oro']],
  ['one vendor’s only', question('oro', 'PG'), ['Ñandú de Oro']],
  ['nothing', question('zzzz'), []],
  ['the characters of a pattern', question('(a+)+$ .*'), []],
])('a name is found by %s', (_, asked, expected) => {
  const { hits, total } = createIndex(names).answer(asked);
  expect(hits.map(({ gameName }) => gameName).toSorted()).toEqual([...expected].toSorted());
  expect(total).toBe(expected.length);
});

test('of thousands of matches the best three hundred are answered, with the total', () => {
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

test('NET-03 of the waiting searches only the newest runs', () => {
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

test('a thread that breaks fails its search, and another is started', () => {
  const { search, say, breaks } = thread();
  const { actor, heard } = listeningActor();
  search.open(actor, 'RNG||ES');
  search.index(actor, 'RNG||ES', names);
  breaks();
  search.open(actor, 'RNG||ES');
  say({ says: 'lacking' });
  expect(heard.map(({ type }) => type)).toEqual(['search.failed', 'search.failed', 'search.lacking']);
});
