import { labels } from '../book/labels.ts';
import { type Language, languages } from '../book/words.ts';
import { type Sentence, type WordFacts, type WordKind, wordKey } from './word-facts.ts';
import type { Named } from './written.ts';

/** What the book says of a thing (`name`) and of the names in its facts (by fact); only where it says something. */
export type Told = Readonly<Record<string, Sentence>>;

type Book = WordFacts['said'];
type Word = (kind: WordKind, name: string) => string | undefined;

/** An event in words, from its label: an act of a person or the world, an answer, a timer. */
function eventWords(label: string, word: Word, language: Language): string | undefined {
  const say = labels[language];
  if (label === 'always') return say.itself;
  const sent = word('event', label);
  if (sent) return sent;
  if (label === 'done') return say.allEnded;
  const [first = '', last = ''] = label.split(' ');
  const delay = first === 'after' ? word('delay', last) : undefined;
  if (delay) return `${say.after} ${delay}`;
  const actor = word('actor', first);
  const how = { done: say.answers, error: say.fails, snapshot: say.shows }[last];
  return actor && how ? `${actor} ${how}` : undefined;
}

/** The parts between the outer commas of a list. */
function partsOf(list: string): readonly string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found.push(`${found.pop()}${sign}`);
  }
  return found.map((one) => one.trim());
}

/** A condition in words, from its label such as `and(complete, not(held))`. */
function guardWords(label: string, word: Word, language: Language): string | undefined {
  const say = labels[language];
  const [, joint, list = ''] = /^(and|or|not)\((.*)\)$/.exec(label) ?? [];
  if (!joint) return word('guard', label);
  const said = partsOf(list).map((one) => guardWords(one, word, language));
  if (said.some((one) => one === undefined)) return undefined;
  return joint === 'not'
    ? `${say.not} ${said.join('')}`
    : said.join(` ${joint === 'or' ? say.or : say.and} `);
}

/** Sentences of all names of a list; a name without one stands as it is. None when no name has one. */
function listWords(kind: WordKind, list: string, word: Word): string | undefined {
  const names = list === '' ? [] : list.split(', ');
  const said = names.map((name) => word(kind, name));
  return said.some(Boolean) ? said.map((one, n) => one ?? names[n]).join('; ') : undefined;
}

type Thing = { readonly what: string; readonly name: string; readonly facts: Named };

function toldIn({ what, name, facts }: Thing, word: Word, language: Language) {
  const list = (kind: WordKind, fact: string) => [fact, listWords(kind, facts[fact] ?? '', word)] as const;
  if (what === 'state') {
    return [
      ['name', word('state', name)] as const,
      list('state', 'begins'),
      list('actor', 'runs'),
      list('action', 'entry'),
      list('action', 'exit'),
    ];
  }
  if (what === 'transition') {
    return [
      ['event', eventWords(facts.event ?? '', word, language)] as const,
      ['if', facts.if ? guardWords(facts.if, word, language) : undefined] as const,
      facts.leads === '(stays)' ? (['leads', labels[language].staysThere] as const) : list('state', 'leads'),
      list('action', 'does'),
    ];
  }
  const named = ['guard', 'delay', 'action', 'actor'].includes(what);
  return named ? [['name', word(what as WordKind, name)] as const] : [];
}

/** What the book says of a thing of a chart and of the names in its facts, in each language. */
export function sentencesOf(thing: Thing, book: Book): Told {
  const told: Record<string, Sentence> = {};
  for (const language of languages) {
    const word: Word = (kind, name) => book[wordKey(kind, name)]?.[language];
    for (const [part, said] of toldIn(thing, word, language)) {
      if (said) told[part] = { ...told[part], [language]: said };
    }
  }
  return told;
}
