import { existsSync, readFileSync } from 'node:fs';

/** The languages of the flow book. */
export const languages = ['es', 'en'] as const;

export type Language = (typeof languages)[number];

/** The same said in each language. */
export type Said = Readonly<Record<Language, string>>;

type SaidOf = Readonly<Record<string, Said>>;

/**
 * The words of the flow book for one machine, from the file `x.book.json` beside its definition. What a state is
 * and what is proven are said in English by the chart and its model: only their Spanish stands here. Parts that
 * would be empty are left out.
 */
export type Words = {
  readonly title: Said;
  readonly purpose: Said;
  /** Spanish of the description of each state that has one, by its dotted path. */
  readonly states?: Readonly<Record<string, string>>;
  /** What happened, as a sentence without a full stop: whatever a person, the world or a machine may tell it. */
  readonly events?: SaidOf;
  /** What is looked at, as a clause that reads after “if”. */
  readonly guards?: SaidOf;
  /** What the product does, in the third person. */
  readonly actions?: SaidOf;
  /** Whom it asks, by the ids of its invokes: a noun phrase. */
  readonly actors?: SaidOf;
  /** How long it waits. */
  readonly delays?: SaidOf;
  /** Spanish of each property of its model, by its name. */
  readonly properties?: Readonly<Record<string, string>>;
};

/** Where the words of a machine stand: beside the file of its definition. */
export function wordsFile(machineFile: string): string {
  return machineFile.replace(/\.machine\.ts$/, '.book.json');
}

/** What stands there, not looked at yet; undefined when nobody wrote it. Throws when it is no JSON. */
export function readWords(machineFile: string): unknown {
  const file = wordsFile(machineFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
