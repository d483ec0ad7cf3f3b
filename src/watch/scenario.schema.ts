import * as z from 'zod/mini';

/** A state's value as XState tells it. */
const Value: z.ZodMiniType<StateValueText> = z.lazy(() => z.union([z.string(), z.record(z.string(), Value)]));
type StateValueText = string | { [region: string]: StateValueText };

const Event = z.looseObject({ type: z.string() });

/** Where an actor is found: a resident, a child of the one before it, or one that a page has made for itself. */
const Where = z.union([
  z.strictObject({ system: z.string() }),
  z.strictObject({ child: z.string() }),
  z.strictObject({ page: z.literal(true) }),
]);

/** One actor's events: the state to wait for, each event, and the state after it. */
const Leg = z.strictObject({
  machine: z.string(),
  where: Where,
  /** Whether the product has told it something before: a machine that is fetched at its first event is awake then. */
  awake: z.boolean(),
  from: Value,
  steps: z.array(z.strictObject({ name: z.string(), event: Event, value: Value })),
});

/** The path to one stable state of a machine: who is signed in, the page to open, and the events for its actors. */
const Scenario = z.strictObject({
  slug: z.string(),
  /** What the state is, as the chart and the words of the flow book say it. */
  description: z.strictObject({ es: z.string(), en: z.string() }),
  /** What a person is told there: that something was refused, or that nobody knows how it ended. */
  tells: z.nullable(z.enum(['refused', 'unsure'])),
  /** An account of the seed that is signed in when the page opens; null for a visitor. */
  who: z.nullable(z.string()),
  /** An account that signs in on the way, for a visitor: its session provides the token in the events. */
  lent: z.nullable(z.string()),
  /** `{reference}` in it is replaced by the result of the preparation. */
  path: z.string(),
  /** What the sandbox first does for the person. */
  prepare: z.nullable(z.string()),
  legs: z.array(Leg),
});

/** The scenarios of one machine, as `npm run flows:scenarios` writes them. */
export const Scenarios = z.strictObject({ machine: z.string(), scenarios: z.array(Scenario) });

export type Leg = z.infer<typeof Leg>;
export type Scenario = z.infer<typeof Scenario>;
export type Scenarios = z.infer<typeof Scenarios>;
