import { basename } from 'node:path';
import { type Language, languages } from '../book/words.ts';
import { Refusal } from '../diff/refusal.ts';

/** What was asked of the command. */
export type Ask = {
  readonly files: readonly string[];
  readonly language: Language;
  readonly json: boolean;
  /** The machine that is meant, by its id. */
  readonly machine?: string;
  /** Where its last actor should end: a state, by its path or by the end of its path. */
  readonly expect?: string;
  /** The name of the test of each file, where tests are to be written. */
  readonly tests?: readonly string[];
};

const usage =
  'Usage: npm run trace:replay -- FILE... [--machine ID] [--lang es|en] [--json] [--as-test [NAME] [--expect STATE]]';

function testName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function testsOf(files: readonly string[], name: string | undefined): readonly string[] {
  if (name !== undefined && files.length > 1) {
    throw new Refusal('--as-test NAME is for one file: of several, each test is called as its file');
  }
  const names = files.map((file) => testName(name ?? basename(file, '.json')));
  const twice = names.find((one, at) => names.indexOf(one) !== at);
  if (twice) throw new Refusal(`two of the files would make the same test: ${twice}`);
  return names;
}

/** Reads the arguments of the command. Throws a Refusal that says what is wrong with them. */
export function readAsk(given: readonly string[]): Ask {
  const files: string[] = [];
  const said = new Map<string, string | undefined>();
  const rest = [...given];
  const isName = (next: string | undefined) => next !== undefined && !next.startsWith('--');
  while (rest.length > 0) {
    const one = rest.shift() as string;
    if (!one.startsWith('--')) files.push(one);
    else if (['--machine', '--expect', '--lang'].includes(one)) {
      if (!isName(rest[0])) throw new Refusal(`${one} needs a name after it. ${usage}`);
      said.set(one, rest.shift());
    } else if (one === '--json') said.set(one, undefined);
    else if (one === '--as-test') {
      // A file that follows is one more file, not the name of a test.
      said.set(one, isName(rest[0]) && !rest[0]?.endsWith('.json') ? rest.shift() : undefined);
    } else throw new Refusal(`there is no option ${one}. ${usage}`);
  }
  if (files.length === 0) throw new Refusal(usage);
  const [machine, expect] = [said.get('--machine'), said.get('--expect')];
  if (expect !== undefined && (machine === undefined || !said.has('--as-test'))) {
    throw new Refusal('--expect says where a --machine should end, for --as-test: give all three');
  }
  const lang = said.get('--lang') ?? 'es';
  const language = languages.find((one) => one === lang);
  if (!language) throw new Refusal(`the book has no language ${lang}: it is in ${languages.join(' and ')}`);
  return {
    files,
    language,
    json: said.has('--json'),
    ...(machine === undefined ? {} : { machine }),
    ...(expect === undefined ? {} : { expect }),
    ...(said.has('--as-test') ? { tests: testsOf(files, said.get('--as-test')) } : {}),
  };
}
