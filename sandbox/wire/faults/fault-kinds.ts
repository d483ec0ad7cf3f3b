import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls.ts';
import { type Job, jobs } from '#sandbox/kit/jobs.ts';

/**
 * The questions between a game, the cashier or the chat, their host, and the gateway's seamless wallet or desk. They
 * are not calls of the contract, but can go wrong too.
 */
export const playCalls = [
  'game.enter',
  'game.balance',
  'game.choose',
  'game.round',
  'seamless.enter',
  'seamless.balance',
  'seamless.choose',
  'seamless.bet',
  'seamless.settle',
  'seamless.rollback',
  'cashier.enter',
  'cashier.settle',
  'desk.enter',
  'desk.settle',
  'chat.enter',
  'chat.read',
  'chat.say',
] as const;
export type PlayCall = (typeof playCalls)[number];

/** What a fault can speak of: a call, or a job before its next step. */
export type Named = CallName | PlayCall | Job;

/** Every way to break an answer on purpose. */
export const kinds = [
  'reset',
  'timeout',
  'slow',
  '401',
  '429',
  '451',
  '500',
  '503',
  'empty',
  'truncated',
  'html',
  'wrong type',
  'duplicate',
  'lost after commit',
  'carried out late',
  'session ended',
  'answer',
  'hold',
  'kill',
] as const;

/** What can happen to a job; to a call everything but the last of these. */
const jobKinds: readonly string[] = ['hold', 'kill'];

const kind = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((given) => String(given)),
  ),
  z.enum(kinds),
);

/** How one answer goes wrong. */
const faultSpec = {
  kind,
  /** slow: how long, in milliseconds. */
  ms: z.optional(z.number().check(z.nonnegative(), z.maximum(600_000))),
  /** 429, 503: the Retry-After header, in seconds or as a date. */
  retryAfter: z.optional(z.union([z.number(), z.string()])),
  /** 401, 429, 451, 500, 503: the code in the envelope, instead of the usual one. */
  code: z.optional(z.string()),
  /** answer: the status, and the body word for word (anything but a text is written as JSON). */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  /** duplicate: the second answer arrives, not the first. */
  second: z.optional(z.boolean()),
  /** hold: the call runs before it waits, not when it is released. */
  after: z.optional(z.boolean()),
};

export const FaultSpec = z.strictObject(faultSpec);
export type FaultSpec = z.infer<typeof FaultSpec>;

const isPlayCall = (name: string) => (playCalls as readonly string[]).includes(name);
const isJob = (name: string) => (jobs as readonly string[]).includes(name);

export const callOrAny = z
  .string()
  .check(z.refine((name) => name === '*' || Object.hasOwn(calls, name) || isPlayCall(name) || isJob(name)));

/** A fault to come: when the call arrives for the `nth` time from now on, and `times` times in a row. */
export const Fault = z
  .strictObject({
    ...faultSpec,
    call: callOrAny,
    nth: z._default(z.int().check(z.minimum(1)), 1),
    times: z._default(z.union([z.int().check(z.minimum(1)), z.literal('always')]), 1),
  })
  .check(
    z.refine(({ call, kind }) => (isJob(call) ? jobKinds.includes(kind) : kind !== 'kill'), {
      error: 'A job can be held or killed, and a call can’t be killed',
    }),
  );
export type Fault = z.infer<typeof Fault>;

/** Whether a name, or '*' for any call of the contract, means this call or job. */
export function speaksOf(said: string, name: Named): boolean {
  return said === name || (said === '*' && !isPlayCall(name) && !isJob(name));
}
