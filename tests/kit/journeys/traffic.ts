import { readFileSync } from 'node:fs';
import type { BrowserContext, Request } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import { createDialect } from '#contract/mapping/dialect.ts';

/** The calls of the contract that a browser makes, in order. */
export type Traffic = {
  readonly requests: (call: CallName) => readonly Request[];
  readonly count: (call: CallName) => number;
  /** How many calls of a name the gateway has answered, since the browser does not always report the end of a body. */
  readonly answered: (call: CallName) => number;
  /** Whether a call of a name is on its way. */
  readonly underWay: (call: CallName) => boolean;
  /** The names of all calls, each once, in order of first appearance. */
  readonly names: () => readonly CallName[];
  /** How many pages have been loaded. */
  readonly documents: () => number;
};

/** All journeys can be shown with a gateway that has names of its own (scripts/start.mjs, MAPPING). */
const { MAPPING } = process.env;
const there = createDialect(MAPPING ? JSON.parse(readFileSync(MAPPING, 'utf8')).mapping : {});
const callAt = new Map(
  Object.entries(calls).map(([name, { method, path }]) => [`${method} ${there.path(path)}`, name]),
);

/** Notes every call that the pages of a context make from now on. */
export function listenTo(context: BrowserContext): Traffic {
  const heard: { call: string; request: Request }[] = [];
  const answered = new Set<Request>();
  const failed = new Set<Request>();
  let documents = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    const call = callAt.get(`${request.method()} ${new URL(request.url()).pathname}`);
    if (call) heard.push({ call, request });
  });
  context.on('response', (response) => answered.add(response.request()));
  context.on('requestfailed', (request) => failed.add(request));
  const requests = (call: CallName) => heard.filter((one) => one.call === call).map(({ request }) => request);
  const names = () => [...new Set(heard.map(({ call }) => call))] as readonly CallName[];
  return {
    requests,
    names,
    count: (call) => requests(call).length,
    answered: (call) => requests(call).filter((request) => answered.has(request)).length,
    underWay: (call) => requests(call).some((request) => !answered.has(request) && !failed.has(request)),
    documents: () => documents,
  };
}

/** From now on records the bodies of a context's requests too: Chromium reports them only for intercepted requests. */
export async function tellBodies(context: BrowserContext): Promise<void> {
  await context.route(/\/(wps|lgw|lotto)\//, (route) => route.continue());
}

/** Answers for a host that is not ours, where a window goes to it. */
export async function answerFor(context: BrowserContext, origin: string): Promise<void> {
  await context.route(`${origin}/**`, (route) => route.fulfill({ body: 'answered' }));
}
