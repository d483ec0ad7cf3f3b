import type { Failure } from '#contract/errors.ts';
import { linesOf, recordBeginningOf, type Sheet } from './sheet.rules.ts';

/** The record to save: what its call is asked besides the page, whether it has pages, and its file. */
export type Wanted = {
  readonly asked: Readonly<Record<string, string | number>>;
  readonly paged: boolean;
  readonly sheet: Sheet;
};

export type ExportContext = {
  readonly wanted: Wanted | null;
  /** The next page, and the number of pages. */
  readonly page: number;
  readonly pages: number;
  /** The time of the first answer; all other pages use the same. */
  readonly asOf: number | null;
  /** The pages fetched so far. */
  readonly parts: readonly string[];
  readonly failure: Failure | null;
};

/** What an answer says of its paging; a record that comes as a whole says nothing. */
type Told = { readonly totalPages?: number; readonly asOf?: number };

/** Rows per page of a file: few answers, none of them large. */
const rowsAPage = 1_000;

export const nothingWanted: ExportContext = {
  wanted: null,
  page: 1,
  pages: 1,
  asOf: null,
  parts: [],
  failure: null,
};

/** What the call is asked for the next page. */
export function nextPage({ wanted, page, asOf }: ExportContext): Readonly<Record<string, string | number>> {
  if (!wanted?.paged) return wanted?.asked ?? {};
  return { ...wanted.asked, page, size: rowsAPage, ...(asOf === null ? {} : { asOf }) };
}

/** Whether more pages follow the one that came. */
export function moreAfter({ page }: ExportContext, answer: unknown): boolean {
  return ((answer as Told).totalPages ?? 1) > page;
}

/** What is stored once a page has come. */
export function withPage(context: ExportContext, answer: unknown): Partial<ExportContext> {
  const { wanted, parts, page } = context;
  if (!wanted) return {};
  const { totalPages = 1, asOf = null } = answer as Told;
  const begun = parts.length === 0 ? [recordBeginningOf(wanted.sheet)] : parts;
  return {
    parts: [...begun, linesOf(answer, wanted.sheet)],
    page: page + 1,
    pages: totalPages,
    asOf: context.asOf ?? asOf,
  };
}

/** The file to save. */
export function savedFile({ wanted, parts }: ExportContext) {
  return { type: 'file.saved', name: wanted?.sheet.name ?? '', media: 'text/csv', parts } as const;
}
