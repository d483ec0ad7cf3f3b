import { clauses } from '#tests/flows/protection/clauses.ts';
import { diffMarkets, marketLog, marketNamed } from '#tests/flows/protection/market-diff.ts';
import { accountOf } from './account.ts';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import { asText } from './as-text.ts';
import { type Ask, readAsk } from './ask.ts';
import { flowDiff } from './flow-diff.ts';
import { Refusal } from './refusal.ts';
import { chartsOf, headOf } from './versions.ts';

// What changed in the flows between two versions of the sources: `npm run flows:diff A B`, where each is anything git
// knows as a commit. Without B it is the working folder.
//
//     --md, --html, --json   Markdown for a pull request, one page, data (FlowDiff) instead of text
//     --machine withdraw     only this machine; may be given again
//     --lang en              in English, with the English sentences of the book
//     --market ES UK         what two markets ask for instead, as text or --json
//
// What can't be done as asked is said in one sentence, and the exit code is 2.

const asData = (data: unknown) => JSON.stringify(data, null, 2);

async function versionsCompared({ first, second, format, language, machines }: Ask): Promise<string> {
  const versions = { before: headOf(first), after: headOf(second) };
  const charts = await Promise.all([chartsOf(versions.before), chartsOf(versions.after)]);
  const diff = flowDiff(charts, versions, machines);
  if (format === 'json') return asData(diff);
  const written = { text: asText, md: asMarkdown, html: asHtml }[format];
  return written(accountOf(diff, language));
}

function marketsCompared({ first, second = '', format }: Ask): string {
  const diff = diffMarkets(marketNamed(first), marketNamed(second), clauses);
  return format === 'json' ? asData(diff) : marketLog(diff);
}

let what = '';
try {
  const ask = readAsk(process.argv.slice(2));
  what = `${ask.market ? 'The markets' : 'The flows'} can’t be compared: `;
  process.stdout.write(`${ask.market ? marketsCompared(ask) : await versionsCompared(ask)}\n`);
} catch (error) {
  process.stderr.write(`${what}${(error as Error).message}\n`);
  process.exitCode = error instanceof Refusal ? 2 : 1;
}
