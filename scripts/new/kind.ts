import type { Names } from './names.ts';
import type { RepositoryFiles } from './repository-files.ts';

/** What a file imports, by its name: the line that imports it. */
export type Imports = Readonly<Record<string, string>>;

/** What is written of one kind, beside what every kind has. */
export type Kind = {
  /** Its chart, its view and its tests, by their paths. */
  readonly files: (names: Names) => Readonly<Record<string, string>>;
  /** The words of the flow book for its chart and its properties. */
  readonly book: (names: Names) => object;
  /** What its page says. */
  readonly words: (names: Names) => Readonly<Record<'es' | 'en', object>>;
  /** Its call in the contract: what it does, what marks it, and the fields of both sides. */
  readonly call: {
    readonly says: string;
    readonly marks: string;
    readonly input: string;
    readonly output: string;
    readonly imports: Imports;
  };
  /** How the sandbox answers it. */
  readonly handler: (names: Names) => { readonly answers: string; readonly imports: Imports };
  /** A valid input of the call, for the tests with hostile texts. */
  readonly input: string;
  /** Its entries in the lists that no other kind is in. */
  readonly addOwn?: (repository: RepositoryFiles, names: Names) => void;
};

/** The text that is sent, in the contract. */
export const text = 'text: z.string().check(z.minLength(1), z.maxLength(200))';
