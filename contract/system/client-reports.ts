import * as z from 'zod/mini';

/*
 * What pages tell the operator (configuration: `reports`). It holds names, places in our own scripts, counts and times. No
 * field can hold a message, an address of a page, or anything that a person typed or was sent.
 */

/** The most reports in one batch, and the most different ones from one page. */
export const mostTogether = 20;
/** The most that one report counts. */
export const mostCounted = 1_000;
/** The most names of fields in the report of one answer. */
export const mostProblems = 10;

const matching = (shape: RegExp) => z.string().check(z.regex(shape));

/** Milliseconds since the page was asked for. */
const moment = z.int().check(z.nonnegative());
/** Such milliseconds, rounded to hundreds. */
const rounded = moment.check(z.multipleOf(100));
/** The name of an error, such as `TypeError`; never its message. */
const ErrorName = matching(/^[A-Za-z]{1,40}$/);

/** What every report says. */
const said = {
  /** When it happened: the first time, if it happened more than once. */
  at: moment,
  /** How often it happened since this was last told. */
  count: z.int().check(z.minimum(1), z.maximum(mostCounted)),
  /** The name of the screen (machines/places.ts), for a page of a centre with its name after a dot; never an address. */
  screen: matching(/^[A-Za-z]{1,20}(\.[A-Za-z0-9]{1,40})?$/),
};

/** A script failed: an error that nobody caught. */
const ScriptFailed = z.strictObject({
  kind: z.literal('error'),
  ...said,
  name: ErrorName,
  /** Where in our own scripts: file, line and column. Missing where the error was thrown in another's. */
  place: z.optional(matching(/^[\w-]{1,80}\.js:\d{1,7}:\d{1,7}$/)),
});

/** The browser refused something that the page's policy does not allow. */
const PolicyRefused = z.strictObject({
  kind: z.literal('policy'),
  ...said,
  /** The directive of the policy, such as `img-src`. */
  directive: matching(/^[a-z-]{1,40}$/),
  /** The origin that was refused, or the kind of what has none: `inline`, `eval`, `data`, `blob`; `other` for all else. */
  blocked: matching(/^([a-z-]{1,40}|(https?|wss?):\/\/[a-z0-9.-]{1,253}(:\d{1,5})?)$/),
});

/** An answer of the gateway broke the contract. */
const AnswerDrifted = z.strictObject({
  kind: z.literal('drift'),
  ...said,
  /** The name of the call, such as `wallet.balance`. */
  call: matching(/^[A-Za-z]{1,40}\.[A-Za-z]{1,60}$/),
  /** The part that was left out for it, such as `info.analytics`; '' where the whole answer was refused. */
  part: matching(/^[A-Za-z0-9_.]{0,120}$/),
  /**
   * The fields that are wrong, by their names in the contract; `*` is any entry of a list, and any name that the contract
   * does not have. '' is the whole answer; empty where the answer was none of a gateway at all.
   */
  problems: z.array(matching(/^[A-Za-z0-9_.*]{0,200}$/)).check(z.maxLength(mostProblems)),
});

/** A part of the page, fetched when it was first shown, was not there. */
const PartFailed = z.strictObject({
  kind: z.literal('part'),
  ...said,
  /** Its name (src/app/parts/parts.ts); `page` for a page of a centre, `start` for the product itself, `other` for all else. */
  part: matching(/^[A-Za-z]{1,40}$/),
  /** It did not come, or it broke. */
  why: z.enum(['lost', 'broke']),
  name: ErrorName,
  /** What the person was shown to tell the support, if it broke; drawn at random. */
  reference: z.optional(matching(/^[0-9a-f]{8}$/)),
});

/** The page took long until a person could use it. */
const StartedSlowly = z.strictObject({
  kind: z.literal('slowStart'),
  ...said,
  /** When the first byte of the page was there. */
  answered: rounded,
  /** When something was painted, where the browser says so. */
  painted: z.optional(rounded),
  /** When the product could be used. */
  ready: rounded,
});

export const ClientReport = z.discriminatedUnion('kind', [
  ScriptFailed,
  PolicyRefused,
  AnswerDrifted,
  PartFailed,
  StartedSlowly,
]);
export type ClientReport = z.infer<typeof ClientReport>;

/** What is sent at once: JSON, as text/plain, so that no other origin needs to be asked whether it may be sent. */
export const ClientReports = z.strictObject({
  /** The script that the page was started by: another release has another. */
  release: matching(/^[\w.-]{1,80}$/),
  /** Drawn at random for one load of a page, and kept nowhere: it tells one page with ten faults from ten pages. */
  visit: matching(/^[0-9a-f]{32}$/),
  /** The language of the page. */
  language: matching(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  reports: z.array(ClientReport).check(z.minLength(1), z.maxLength(mostTogether)),
});
export type ClientReports = z.infer<typeof ClientReports>;
