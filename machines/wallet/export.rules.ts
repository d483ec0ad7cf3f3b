import type { Failure } from '#contract/errors.ts';
import type { Filter, Paging, RecordKind } from './records.rules.ts';
import { type Answers, beginningOf, linesOf, type Sheet } from './sheet.rules.ts';

/** What is to be saved as a file. */
export type Wanted = { readonly kind: RecordKind; readonly filter: Filter; readonly sheet: Sheet };

export type ExportContext = {
  readonly wanted: Wanted | null;
  /** The page that is asked for next, of how many. */
  readonly page: number;
  readonly pages: number;
  /** When the first page was answered: all others are of that moment. */
  readonly asOf: number | null;
  /** What is here already, page by page. */
  readonly parts: readonly string[];
  readonly failure: Failure | null;
};

/** Rows a page of a file: few answers, none of them large. */
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

/** What is asked for, and which page of it. */
export function nextPage({ wanted, page, asOf }: ExportContext): [filter: Filter, paging: Paging] {
  const moment = asOf === null ? {} : { asOf };
  return [wanted?.filter ?? nobody, { page, size: rowsAPage, ...moment }];
}

/** Whether something is left after the page that has come. */
export function moreAfter({ page }: ExportContext, answer: Answers[RecordKind]): boolean {
  return 'totalPages' in answer && answer.totalPages > page;
}

/** What is here once a page has come. */
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

/** The file, for whoever saves it. */
export function savedFile({ wanted, parts }: ExportContext) {
  return { type: 'file.saved', name: wanted?.sheet.name ?? '', media: 'text/csv', parts } as const;
}
