import { parseArgs } from 'node:util';
import { type Language, languages } from '../book/words.ts';
import { Refusal } from './refusal.ts';

const formats = ['json', 'md', 'html'] as const;

/** What was asked for: two versions (without `second` the folder) or two markets, and how to say the difference. */
export type Ask = {
  readonly first: string;
  readonly second?: string;
  readonly market: boolean;
  readonly format: 'text' | (typeof formats)[number];
  readonly language: Language;
  /** Machines by id; none for all. */
  readonly machines: readonly string[];
};

const usage = {
  market: 'Say which two markets: npm run flows:diff -- --market ES UK',
  versions: 'Say which two versions: npm run flows:diff A B (without B: what stands in the folder)',
};

/** Reads the arguments of the command. Throws a Refusal that says what is wrong with them. */
export function readAsk(given: readonly string[]): Ask {
  const options = {
    json: { type: 'boolean' },
    md: { type: 'boolean' },
    html: { type: 'boolean' },
    market: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'es' },
    machine: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  const parsed = () => parseArgs({ args: [...given], options, allowPositionals: true });
  let read: ReturnType<typeof parsed>;
  try {
    read = parsed();
  } catch (error) {
    // What follows its first sentence is advice for programmers.
    throw new Refusal(`${(error as Error).message.split('. ')[0]}. ${usage.versions}`);
  }
  const { values, positionals } = read;
  const { market, machine, lang } = values;
  const [first, second, ...more] = positionals;
  if (first === undefined || more.length > 0 || (market && second === undefined)) {
    throw new Refusal(market ? usage.market : usage.versions);
  }
  const asked = formats.filter((format) => values[format]);
  if (asked.length > 1) {
    throw new Refusal(`Say one format: ${asked.map((format) => `--${format}`).join(' or ')}`);
  }
  const [format = 'text'] = asked;
  if (market && (format === 'md' || format === 'html' || machine.length > 0)) {
    throw new Refusal(
      '--market compares markets, as text or with --json: it knows no --md, --html or --machine',
    );
  }
  const language = languages.find((one) => one === lang);
  if (!language) throw new Refusal(`The book has no language ${lang}: it is in ${languages.join(' and ')}`);
  return { first, ...(second === undefined ? {} : { second }), market, format, language, machines: machine };
}
