import type { CallShape } from '#contract/call.ts';
import { type ClientReport, mostProblems } from '#contract/system/client-reports.ts';
import type { DriftReport } from '#src/gateway/gateway.ts';
import { failureOf } from '#src/ui/part-failure.ts';
import { nameOf, type Trouble } from '../world/reports.ts';
import { contractPath } from './contract-names.ts';

/** Something that failed, and when: milliseconds since the page was asked for. */
export type Noticed = { readonly trouble: Trouble; readonly at: number };

/** What is known of the page that a report comes from. */
export type Surroundings = {
  /** The page's own origin. */
  readonly origin: string;
  /** Where the reports go. */
  readonly address: string;
  readonly screen: () => string;
  readonly shapeOf: (call: DriftReport['call']) => CallShape | undefined;
};

type About<Kind extends ClientReport['kind']> = Omit<
  Extract<ClientReport, { kind: Kind }>,
  'at' | 'count' | 'screen'
>;

/** The name of an error; one that does not look like a name is left out. */
function errorName(thrown: unknown): string {
  const name = nameOf(thrown);
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}

/** A line of a stack, as Chromium writes it, or Firefox and Safari. */
const frame = /^(?:\s+at .*?\(?|[^\s@]*@)(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;
/** A script of a build: its name ends in a hash. */
const ownScript = /^\/assets\/([\w-]{1,70}-[\w-]{8}\.js)$/;

/** The innermost place in a script of ours. Some browsers write the message before the places, and its lines are none. */
function placeOf(thrown: unknown, otherwise: string, origin: string): string | undefined {
  const { stack, message } = thrown instanceof Error ? thrown : { stack: '', message: '' };
  const said = String(message).split('\n');
  const lines = String(stack ?? '')
    .split('\n')
    .filter((line) => !said.includes(line));
  for (const line of [...lines, otherwise]) {
    const [, address = '', row, column] = frame.exec(line) ?? [];
    if (!URL.canParse(address)) continue;
    const script = new URL(address);
    const [, file] = ownScript.exec(script.pathname) ?? [];
    if (file && script.origin === origin) return `${file}:${row}:${column}`;
  }
  return undefined;
}

/** `place` is where the browser says that it was, as `@file:line:column`. */
function scriptFailed(thrown: unknown, { origin }: Surroundings, place = '') {
  // Another's script, of which the browser tells nothing, or a warning of the browser's own.
  if (thrown === null || thrown === undefined) return undefined;
  const where = placeOf(thrown, place, origin);
  return {
    kind: 'error',
    name: errorName(thrown),
    ...(where ? { place: where } : {}),
  } satisfies About<'error'>;
}

/** What a browser names instead of an address, as far as a policy can refuse it. */
const kindsOfBlocked = [
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
];

function policyRefused(directive: string, blocked: string, { address }: Surroundings) {
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : '';
  // The page may not report at all: a report of that would be refused in its turn.
  if (URL.canParse(address) && origin === new URL(address).origin) return undefined;
  const told = /^(https?|wss?):/.test(origin) ? origin : kindsOfBlocked.find((kind) => blocked === kind);
  return { kind: 'policy', directive, blocked: told ?? 'other' } satisfies About<'policy'>;
}

function eventAbout(event: Event, page: Surroundings) {
  const { error, filename, lineno, colno } = event as ErrorEvent;
  const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
  if (event.type === 'securitypolicyviolation') return policyRefused(effectiveDirective, blockedURI, page);
  if (event.type === 'error') return scriptFailed(error, page, `@${filename}:${lineno}:${colno}`);
  return scriptFailed((event as PromiseRejectionEvent).reason, page);
}

function answerDrifted({ drift }: Extract<Trouble, { kind: 'drift' }>, { shapeOf }: Surroundings) {
  const { call, part, paths = [] } = drift;
  const output = shapeOf(call)?.output;
  const problems = output ? paths.map((path) => contractPath(output, path)) : [];
  return {
    kind: 'drift',
    call,
    part,
    problems: [...new Set(problems)].slice(0, mostProblems),
  } satisfies About<'drift'>;
}

function partFailed({ thrown, part }: Extract<Trouble, { kind: 'part' }>) {
  const failure = failureOf(thrown);
  const told = { kind: 'part', part, name: errorName(thrown) } as const;
  return failure.kind === 'lost'
    ? ({ ...told, why: 'lost' } satisfies About<'part'>)
    : ({ ...told, why: 'broke', reference: failure.reference } satisfies About<'part'>);
}

function aboutOf(trouble: Trouble, page: Surroundings) {
  if (trouble.kind === 'event') return eventAbout(trouble.event, page);
  if (trouble.kind === 'error') return scriptFailed(trouble.thrown, page);
  if (trouble.kind === 'drift') return answerDrifted(trouble, page);
  return partFailed(trouble);
}

/**
 * What may be told of something that failed: names and places that are ours, and nothing that was typed or answered.
 * Undefined where there is nothing to tell.
 */
export function reportOf({ trouble, at }: Noticed, page: Surroundings): ClientReport | undefined {
  const about = aboutOf(trouble, page);
  return about && { ...about, at: Math.max(0, Math.round(at)), count: 1, screen: page.screen() };
}
