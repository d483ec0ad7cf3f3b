import {
  ClientReport,
  type ClientReports,
  mostCounted,
  mostTogether,
} from '#contract/system/client-reports.ts';

/** Milliseconds in which reports gather before they are sent together. */
export const gather = 5_000;
/** The most batches of one page. */
export const mostBatches = 10;

type ReporterOptions = {
  readonly about: () => Omit<ClientReports, 'reports'>;
  /** Sends a batch; true when it was taken. */
  readonly send: (batch: ClientReports) => Promise<boolean>;
  /** Schedules some work; calling the returned function cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
};

type Reporter = {
  readonly tell: (report: ClientReport) => void;
  /** Sends what waits, because the page may be about to go. */
  readonly hurry: () => void;
};

/** What is the same in two reports of one thing. */
const sameness = (report: ClientReport) => JSON.stringify({ ...report, at: 0 });

/**
 * Sends reports in batches. The same report is counted, and told again at most with the next batch; nothing is ever sent
 * twice. After a batch that was not taken it is silent until the page is loaded again.
 */
export function createReporter({ about, send, later }: ReporterOptions): Reporter {
  const known = new Map<string, { readonly report: ClientReport; untold: number }>();
  let batches = 0;
  let silent = false;
  let cancel: (() => void) | undefined;

  function tell(report: ClientReport): void {
    // What does not have the agreed shape may hold anything, and stays here.
    if (silent || !ClientReport.safeParse(report).success) return;
    const same = sameness(report);
    const before = known.get(same);
    if (before) before.untold = Math.min(before.untold + 1, mostCounted);
    if (before || known.size >= mostTogether) return;
    known.set(same, { report, untold: 1 });
    cancel ??= later(hurry, gather);
  }

  function hurry(): void {
    cancel?.();
    cancel = undefined;
    const waiting = [...known.values()].filter(({ untold }) => untold > 0);
    if (silent || waiting.length === 0 || batches >= mostBatches) return;
    batches += 1;
    const reports = waiting.map(({ report, untold }) => ({ ...report, count: untold }));
    for (const one of waiting) one.untold = 0;
    const fall = () => {
      silent = true;
    };
    void send({ ...about(), reports }).then((taken) => taken || fall(), fall);
  }

  return { tell, hurry };
}
