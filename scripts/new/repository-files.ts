import { Refused } from './names.ts';

/** The repository's files with something new in them; nothing is written to disk yet. */
export class RepositoryFiles {
  readonly #changed = new Map<string, string>();
  readonly #read: (path: string) => string | undefined;

  /** `read` gives the text of a file of the repository, or undefined where there is none. */
  constructor(read: (path: string) => string | undefined) {
    this.#read = read;
  }

  text(path: string): string | undefined {
    return this.#changed.get(path) ?? this.#read(path);
  }

  /** Adds a file that must not exist yet. */
  create(path: string, text: string): void {
    if (this.text(path) !== undefined) throw new Refused(`${path} is there already`);
    this.#changed.set(path, text);
  }

  /** Puts lines into a file before the first line that begins with `mark` after `after`. */
  insert(path: string, added: string, mark: string, after = ''): void {
    const text = this.text(path) ?? '';
    const from = text.indexOf(after);
    const at = from < 0 ? -1 : text.indexOf(`\n${mark}`, from);
    if (at < 0)
      throw new Refused(`${path} has no line ${mark} after “${after}”, where the entry would stand`);
    this.#changed.set(path, `${text.slice(0, at)}\n${added}${text.slice(at)}`);
  }

  /** Imports a name at the top of a file, where it is not imported yet; Biome puts it in its place. */
  importing(path: string, name: string, line: string): void {
    const text = this.text(path) ?? '';
    const known = new RegExp(`^import [^;]*\\b${name}\\b[^;]* from`, 'm');
    if (!known.test(text)) this.#changed.set(path, `${line}\n${text}`);
  }

  /** What is to be written, by its path. */
  changed(): ReadonlyMap<string, string> {
    return this.#changed;
  }
}
