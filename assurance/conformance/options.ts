import { parseArgs } from 'node:util';
import { usualManners } from './asking/politeness.ts';
import { usualAims } from './checks/times.ts';

export const help = `Does a gateway speak the contract of this product?

  npm run conformance -- --gateway URL --accounts FILE

  --gateway URL     where the gateway is, such as https://gateway.example
  --accounts FILE   who asks, as JSON (docs/conformance/accounts.example.json)
  --write           also makes the acts that the file allows; each is undone, or reported
  --mapping FILE    how this gateway writes the contract: what a brand's file has as "mapping"
  --only NAMES      these calls only, separated by commas: wallet.balance,games.*
  --out DIR         where the reports go; default .conformance
  --resume          goes on with the run that was interrupted
  --rate N          requests a second; default ${usualManners.rate}
  --most N          requests in all; default ${usualManners.most}
  --minutes N       minutes in all; default ${usualManners.minutes}
  --timeout MS      how long an answer may take; default 15000, as long as the product waits
  --p95 MS          95 of 100 answers must come within; default ${usualAims.p95}
  --help            this text

It asks one question at a time, and honours Retry-After. It writes report.html, report.xml (JUnit) and report.json.
Ctrl-C ends it after the step at hand, whose acts are undone first, and writes the reports so far.

Exit code: 0 all that was asked works; 1 something differs or is missing, or answers come too late;
2 the run could not begin, or ended before its end.
`;

export type Options = {
  readonly gateway: string;
  readonly accounts: string;
  readonly mapping: string | null;
  readonly write: boolean;
  readonly only: readonly string[];
  readonly out: string;
  readonly resume: boolean;
  readonly rate: number;
  readonly most: number;
  readonly minutes: number;
  readonly timeout: number | null;
  readonly p95: number;
};

/** An option that can't be used; its message is for people. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new BadOption(`--${name} must be a number above 0`);
  return number;
}

function originOf(text: string | undefined): string {
  if (text === undefined) throw new BadOption('--gateway is missing');
  if (!URL.canParse(text)) throw new BadOption('--gateway is no address, such as https://gateway.example');
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw new BadOption('--gateway must begin with https:// or http://');
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    throw new BadOption('--gateway is an origin: no path, no query, no name or password');
  }
  return url.origin;
}

/** Reads the command line; null asks for the help. Throws a \`BadOption\`. */
export function readOptions(args: readonly string[]): Options | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        gateway: text,
        accounts: text,
        mapping: text,
        only: text,
        out: text,
        rate: text,
        most: text,
        minutes: text,
        timeout: text,
        p95: text,
        write: flag,
        resume: flag,
        help: flag,
      },
    }));
  } catch (error) {
    throw new BadOption((error as Error).message);
  }
  const said = (name: string) => values[name] as string | undefined;
  if (values.help) return null;
  const accounts = said('accounts');
  const gateway = originOf(said('gateway'));
  if (accounts === undefined) throw new BadOption('--accounts is missing');
  const timeout = said('timeout');
  return {
    gateway,
    accounts,
    mapping: said('mapping') ?? null,
    write: values.write === true,
    only: (said('only') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    out: said('out') ?? '.conformance',
    resume: values.resume === true,
    rate: positive('rate', said('rate') ?? String(usualManners.rate)),
    most: positive('most', said('most') ?? String(usualManners.most)),
    minutes: positive('minutes', said('minutes') ?? String(usualManners.minutes)),
    timeout: timeout === undefined ? null : positive('timeout', timeout),
    p95: positive('p95', said('p95') ?? String(usualAims.p95)),
  };
}
