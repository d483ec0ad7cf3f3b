import type { CallOutput } from '#contract/calls.ts';
import { momentOf } from './calendar.rules.ts';
import type { RecordKind } from './records.rules.ts';

/** A record as a file: its name, its column heads, and the translations of the codes in it. */
export type Sheet = {
  readonly name: string;
  readonly heads: readonly string[];
  readonly words: Readonly<Record<string, string>>;
};

/** The answers of the record calls. */
export type Answers = {
  readonly bets: CallOutput<'wallet.bets'>;
  readonly movements: CallOutput<'wallet.movements'>;
  readonly profit: CallOutput<'wallet.profit'>;
  readonly bonuses: CallOutput<'wallet.bonuses'>;
};

const number = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet takes for the start of a formula, even after spaces. */
const formula = /^\s*[=+\-@\t\r]/;

/** One cell: never a formula, and quoted when it contains a separator. */
export function cellOf(text: string): string {
  const safe = !number.test(text) && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row; rows end as in RFC 4180. */
export function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** The rows of an answer, in column order: times as ISO 8601 in UTC, amounts as on the wire. */
const rowsOf: {
  readonly [K in RecordKind]: (answer: Answers[K], word: (code: string) => string) => string[][];
} = {
  bets: ({ bets }, word) =>
    bets.map(({ at, gameName, gameType, status, stake, win, net, roundId }) => [
      momentOf(at),
      gameName,
      word(gameType),
      word(status),
      stake,
      win,
      net,
      roundId,
    ]),
  movements: ({ movements }, word) =>
    movements.map(({ at, kind, wallet, vendorName, change, balance, reference }) => [
      momentOf(at),
      word(kind),
      vendorName === '' ? word(wallet) : vendorName,
      change,
      balance,
      reference,
    ]),
  profit: ({ days }) => days.map(({ date, stake, win, bonus, net }) => [date, stake, win, bonus, net]),
  bonuses: ({ bonuses }, word) =>
    bonuses.map(({ at, name, status, amount }) => [momentOf(at), name, word(status), amount]),
};

/** The rows of one answer as they are in the file. */
export function linesOf<K extends RecordKind>(kind: K, answer: Answers[K], { words }: Sheet): string {
  return rowsOf[kind](answer, (code) => words[code] ?? code)
    .map(lineOf)
    .join('');
}

/** Tells office programs that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** The start of the file. */
export function beginningOf({ heads }: Sheet): string {
  return byteOrderMark + lineOf(heads);
}
