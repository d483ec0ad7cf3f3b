import type { AnyActorRef } from 'xstate';
import type { Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { Backlog } from '#src/watch/backlog.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { Feed, FeedLine } from '#src/watch/feed-lines.ts';
import { createRedact } from '#src/watch/redact.ts';
import { type ArmedFault, writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { joinLoads, type Loads, mostLasting } from '#src/watch/trace-loads.ts';
import { type Mark, pathFor } from '#src/watch/trace-marks.ts';
import { version } from '#vocabulary';
import { lastReports } from '../world/reports.ts';
import { createSafeStore } from '../world/safe-store.ts';
import { type SavedFile, saveFile } from '../world/saved-file.ts';
import { clockAhead } from './clock-ahead.ts';
import { lastInTab, type Page } from './lasting-trace.ts';

/** What a trace says of where it was saved. */
export type Home = {
  readonly brand: Pick<Configuration['brand'], 'name' | 'merchantCode'>;
  readonly language: () => string;
  readonly call: Gateway;
  /** Whether the brand allows to look inside: only then may it be the sandbox. */
  readonly sandbox: boolean;
};

/** Keeps the last steps of a system of actors. */
export type TraceKeeper = {
  /** One for all who watch, so that each thing is redacted once and called the same. */
  readonly feed: Feed;
  /** The file with the latest steps, and a note from the person who saves it; null when there is nothing to save. */
  readonly traceFile: (note?: string, now?: Date) => Promise<SavedFile | null>;
  /** Hands that file to the browser, which saves it; gives its name. */
  readonly saveTrace: (note: string) => Promise<string | null>;
  /** From now on the trace outlives the page, in this tab, and goes on from those of the pages before. */
  readonly outlive: (tab?: Parameters<typeof lastInTab>[0]) => void;
};

const families: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];

/** The family of a browser and its major version; nothing that tells one person's from another's. */
export function browserFamily(agent: string): string {
  for (const [name, token] of families) {
    const found = token.exec(agent)?.[1];
    if (found) return `${name} ${found}`;
  }
  return 'another browser';
}

/** Nothing of it is in a build for a brand that allows no inspection. */
async function askArmed(): Promise<readonly ArmedFault[] | null> {
  if (!import.meta.env.INSPECT) return null;
  const { armedFaults } = await import('./armed-faults.ts');
  return armedFaults();
}

const addressOf = ({ pathname, search }: Around['address']) => `${pathname}${search}`;

/** What is around a system of actors: its page in a browser. */
export type Around = {
  readonly page: Page;
  readonly address: Pick<Location, 'pathname' | 'search'>;
  /** The address that the page was loaded from. */
  readonly first: Around['address'];
  /** Epoch milliseconds at which the clock of the feed began. */
  readonly origin: number;
  readonly viewport: () => { readonly width: number; readonly height: number };
  /** How the browser calls itself. */
  readonly agent: string;
};

function browser(): Around {
  const [loaded] = performance.getEntriesByType('navigation');
  const first = loaded ? new URL(loaded.name, location.href) : location;
  const viewport = () => ({ width: innerWidth, height: innerHeight });
  const { timeOrigin: origin } = performance;
  return { page: window, address: location, first, origin, viewport, agent: navigator.userAgent };
}

/** Keeps what the backlog holds and the last steps from now on, redacted at once. */
export function keepTrace(
  root: AnyActorRef,
  home: Home,
  backlog?: Backlog,
  { page, address, first, origin, viewport, agent }: Around = browser(),
): TraceKeeper {
  const redact = createRedact();
  const start = backlog?.began ?? performance.now();
  const feed = createFeed(root, () => performance.now(), redact, backlog);
  const buffer = createTraceBuffer();
  let marks: readonly Mark[] = [{ n: 0, at: 0, kind: 'loaded', load: 1, path: pathFor(first, redact) }];
  let seen = addressOf(first);
  let lasting: ReturnType<typeof lastInTab> | undefined;

  /**
   * The address is looked at whenever something happens: no browser tells of every change. Of the time before this began only
   * the first is known.
   */
  function look({ n, at }: Pick<FeedLine, 'n' | 'at'>): void {
    const now = addressOf(address);
    if (now === seen) return;
    seen = now;
    const path = pathFor(address, redact);
    if (marks.at(-1)?.path === path) return;
    const moved: Mark = { n, at, kind: 'moved', load: 1, path };
    marks = [...marks.slice(0, 1), ...marks.slice(1).slice(1 - mostLasting.marks), moved];
  }

  let last = { n: 0, at: 0 };
  let looking = false;
  feed.listen((line) => {
    if (looking) look(line);
    last = line;
    buffer.hear(line);
  });
  looking = true;
  look({ ...last, n: last.n + 1 });

  function ofThisPage(): Omit<Loads, 'count'> {
    return { began: origin + start, kept: { ...buffer.kept(), marks } };
  }

  async function traceFile(note = '', now = new Date()): Promise<SavedFile | null> {
    const { kept } = lasting?.all() ?? joinLoads(null, ofThisPage());
    // A trace without a step could not be walked again.
    if (!kept.lines.some((line) => line.kind === 'step' && line.taken.length > 0)) return null;
    const { name, merchantCode } = home.brand;
    const savedAt = now.toISOString();
    const [clock, armed] = await Promise.all([clockAhead(home.call), home.sandbox ? askArmed() : null]);
    const text = writeTrace(kept, {
      product: version,
      brand: { name, merchantCode },
      language: home.language(),
      viewport: viewport(),
      browser: browserFamily(agent),
      savedAt,
      faults: lastReports(),
      note,
      ...(clock === null ? {} : { clockAhead: clock }),
      ...(armed === null ? {} : { armed }),
    });
    const stamp = savedAt.slice(0, 19).replace(/[^0-9]+/g, '-');
    return { name: `${merchantCode}-${stamp}.json`, media: 'application/json', parts: [text] };
  }

  async function saveTrace(note: string): Promise<string | null> {
    const file = await traceFile(note);
    if (file) saveFile(file);
    return file?.name ?? null;
  }

  function outlive(tab: Parameters<typeof lastInTab>[0] = createSafeStore(() => sessionStorage)): void {
    lasting ??= lastInTab(tab, page, ofThisPage);
  }

  return { feed, traceFile, saveTrace, outlive };
}
