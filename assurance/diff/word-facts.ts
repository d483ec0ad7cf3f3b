import type { AnyStateMachine } from 'xstate';
import { vocabularyOf } from '../book/vocabulary.ts';
import type { Language, Meanings, Said, Words } from '../book/words.ts';
import { nodesOf, pathOf } from '../walk/transitions.ts';

/** What the book says of a thing; a language is left out where it says nothing. */
export type Sentence = Partial<Readonly<Record<Language, string>>>;

/** The kinds of things that the book has sentences for. */
export const wordKinds = {
  title: 'title',
  purpose: 'purpose',
  states: 'state',
  events: 'event',
  guards: 'guard',
  actions: 'action',
  actors: 'actor',
  delays: 'delay',
  properties: 'property',
  reasons: 'reason',
} as const;

type Parts = keyof typeof wordKinds;
export type WordKind = (typeof wordKinds)[Parts];

/** The key of a sentence among the words of a machine. */
export const wordKey = (kind: WordKind, name: string): `${WordKind} · ${string}` => `${kind} · ${name}`;

/**
 * The sentences of a machine by `kind · name`, empty where the book has none for a name of the chart; `shared` are the
 * keys that words.json says, and not its own file.
 */
export type WordFacts = {
  readonly said: Readonly<Record<string, Sentence>>;
  readonly shared: readonly string[];
};

const named = ['events', 'guards', 'actions', 'actors', 'delays'] as const;

/**
 * The sentences that the book has for a machine: from its own file of words, the shared one, and the reason why it is not
 * on the audit record. What a state is, its chart says in English. The name of a property is its English sentence;
 * shared properties belong to no machine here, since their names are in the proofs.
 */
export function wordFacts(
  machine: AnyStateMachine,
  own: Partial<Words> | undefined,
  shared: Meanings & Pick<Words, 'states'>,
  reason?: Said,
): WordFacts {
  const names = vocabularyOf({ machine } as unknown as Parameters<typeof vocabularyOf>[0]);
  const states = nodesOf(machine).map((node): [string, Sentence] => {
    const es = own?.states?.[pathOf(node)] ?? shared.states?.[pathOf(node)];
    const en = node.description;
    return [
      wordKey('state', pathOf(node)),
      { ...(es === undefined ? {} : { es }), ...(en === undefined ? {} : { en }) },
    ];
  });
  const others = named.flatMap((part) =>
    names[part].map((name): [string, Sentence] => [
      wordKey(wordKinds[part], name),
      own?.[part]?.[name] ?? shared[part]?.[name] ?? {},
    ]),
  );
  const properties = Object.entries(own?.properties ?? {}).map(([name, es]): [string, Sentence] => [
    wordKey('property', name),
    { es, en: name },
  ]);
  return {
    said: Object.fromEntries([
      ...(own?.title ? [[wordKey('title', ''), own.title] as const] : []),
      ...(own?.purpose ? [[wordKey('purpose', ''), own.purpose] as const] : []),
      ...(reason ? [[wordKey('reason', ''), reason] as const] : []),
      ...states,
      ...others,
      ...properties,
    ]),
    shared: named.flatMap((part) =>
      names[part]
        .filter((name) => !own?.[part]?.[name] && shared[part]?.[name])
        .map((name) => wordKey(wordKinds[part], name)),
    ),
  };
}

/** The sentences of properties that several machines share, by their key. */
export function sharedProperties(shared: Meanings): Readonly<Record<string, Sentence>> {
  const all = Object.entries(shared.properties ?? {});
  return Object.fromEntries(all.map(([name, es]) => [wordKey('property', name), { es, en: name }]));
}
