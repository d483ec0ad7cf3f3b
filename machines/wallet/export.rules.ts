import type { Failure } from '#contract/errors.ts';
import type { Filter, Paging, RecordKind } from './records.rules.ts';
import { type Answers, beginningOf, linesOf, type Sheet } from './sheet.rules.ts';

/** The record to save. */
export type Wanted = { readonly kind: RecordKind; readonly filter: Filter; readonly sheet: Sheet };

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

const nobody: Filter = { from: '', to: '', type: null, status: null, language: '', offset: 0 };

/** The record to fetch, and its next page. */
export function nextPage({ wanted, page, asOf }: ExportContext): [filter: Filter, paging: Paging] {
  const moment = asOf === null ? {} : { asOf };
  return [wanted?.filter ?? nobody, { page, size: rowsAPage, ...moment }];
}

/** Whether more pages follow the one that came. */
export function moreAfter({ page }: ExportContext, answer: Answers[RecordKind]): boolean {
  return 'totalPages' in answer && answer.totalPages > page;
}

/** What is stored once a page has come. */
export function withPage(context: ExportContext, answer: Answers[RecordKind]): Partial<ExportContext> {
  const { wanted, parts, page } = context;
  if (!wanted) return {};
  const { kind, sheet } = wanted;
  const begun = parts.length === 0 ? [beginningOf(sheet)] : parts;
  return {
    parts: [...begun, linesOf(kind, answer as never, sheet)],
    page: page + 1,
    pages: 'totalPages' in answer ? answer.totalPages : 1,
    asOf: context.asOf ?? ('asOf' in answer ? answer.asOf : null),
  };
}

/** The file to save. */
export function savedFile({ wanted, parts }: ExportContext) {
  return { type: 'file.saved', name: wanted?.sheet.name ?? '', media: 'text/csv', parts } as const;
}
