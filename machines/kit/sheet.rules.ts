import { momentIn } from './calendar.rules.ts';

/**
 * A column of a record's file: the field of a row, and how it is written: as it came, by the words of the language, as a
 * moment, as the name of a wallet, or as that of a person: null is the house.
 */
export type SheetColumn = {
  readonly field: string;
  readonly as?: 'word' | 'moment' | 'wallet' | 'person';
};

/** The signs of a file, by the region of its reader: between two cells, and before decimals. */
export type FileSigns = { readonly cell: ',' | ';'; readonly decimal: '.' | ',' };

/** A record as a file, as plain data: its name, its columns with their heads, and the translations of the codes in it. */
export type Sheet = {
  readonly name: string;
  readonly signs: FileSigns;
  readonly heads: readonly string[];
  /** The field of the answer that has the rows. */
  readonly rows: string;
  readonly columns: readonly SheetColumn[];
  readonly words: Readonly<Record<string, string>>;
  /** The zone of its moments, an IANA name. */
  readonly zone: string;
};

type Row = Readonly<Record<string, unknown>>;

const number = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet takes for the start of a formula, even after spaces and marks that nobody sees. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r]/u;

/** A number of the wire, such as -12.50, as office programs of the region read it. */
export function numberOf(amount: string, { decimal }: FileSigns): string {
  return amount.replace('.', decimal);
}

/** One cell: a number, or a text that is never a formula, in signs of any width, and quoted when it contains a separator. */
export function cellOf(text: string, signs: FileSigns): string {
  if (number.test(text)) return numberOf(text, signs);
  const safe = formula.test(text.normalize('NFKC')) ? `'${text}` : text;
  return safe.includes(signs.cell) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row; rows end as in RFC 4180. */
export function lineOf(cells: readonly string[], signs: FileSigns): string {
  return `${cells.map((cell) => cellOf(cell, signs)).join(signs.cell)}\r\n`;
}

type Named = { readonly account: string; readonly nickname: string };

/** The name of a person where there is room for one text: the nickname and the account, or the account alone. */
export function personName({ account, nickname }: Named) {
  return nickname === '' || nickname === account ? account : `${nickname} (${account})`;
}

function textOf(row: Row, { field, as }: SheetColumn, { words, zone }: Sheet): string {
  const value = row[field];
  const word = (code: unknown) => words[String(code)] ?? String(code);
  if (as === 'moment') return momentIn(Number(value), zone);
  if (as === 'wallet') return row.vendorName === '' ? word(value) : String(row.vendorName);
  if (as === 'person') return value === null ? word('HOUSE') : personName(value as Named);
  return as === 'word' ? word(value) : String(value);
}

/** The rows of one answer as they are in the file. */
export function linesOf(answer: unknown, sheet: Sheet): string {
  const rows = (answer as Readonly<Record<string, readonly Row[]>>)[sheet.rows] ?? [];
  const cells = (row: Row) => sheet.columns.map((column) => textOf(row, column, sheet));
  return rows.map((row) => lineOf(cells(row), sheet.signs)).join('');
}

/** Tells office programs that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** The start of a file. */
export function beginningOf({ heads, signs }: Pick<Sheet, 'heads' | 'signs'>): string {
  return byteOrderMark + lineOf(heads, signs);
}

/** The start of a record's file: over its moments it says in which zone they are. */
export function recordBeginningOf({ heads, columns, signs, zone }: Sheet): string {
  const named = heads.map((head, at) => (columns[at]?.as === 'moment' ? `${head} (${zone})` : head));
  return beginningOf({ heads: named, signs });
}
