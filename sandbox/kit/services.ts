import type { CallOutput } from '#contract/calls.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { SettingsStore } from './settings-store.ts';

/** Hashes and checks passwords and codes. */
export type Secrets = {
  /** The hash of a password or code, for storing. */
  readonly hash: (secret: string) => Promise<string>;
  /**
   * Whether a password or code matches a stored hash. Without a hash (no such account) it does the same work
   * and answers no, so that the time does not reveal which names exist.
   */
  readonly matches: (secret: string, kept: string | null) => Promise<boolean>;
};

/** Opens sealed payloads ([E] in spec 7). */
export type Sealing = {
  /** What `system.keys` publishes. */
  readonly keys: CallOutput<'system.keys'>['keys'];
  /** The body inside; throws the same refusal for every fault of the payload. */
  readonly open: (body: unknown, meant: { method: string; path: string }) => Promise<unknown>;
};

/** All that a handler works with. */
export type Sandbox = {
  readonly db: Database;
  /** The games; none in a gateway started empty. */
  readonly catalogue: Catalogue;
  /** The sandbox's clock, which the control API can move. */
  readonly clock: Clock;
  /** The operator's settings: whitelabel, rules, maintenance, restriction, limits, allow lists. */
  readonly settings: SettingsStore;
  /** Counters in memory for rate limits. */
  readonly limits: Limits;
  /** Opens sealed payloads; publishes the keys for them. */
  readonly sealing: Sealing;
  /** Hashes passwords and codes. */
  readonly secrets: Secrets;
  readonly log: Log;
};
