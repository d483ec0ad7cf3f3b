import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { Secrets } from '#sandbox/password/passwords.ts';
import type { Sealing } from '#sandbox/wire/sealing.ts';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { SettingsStore } from './settings.ts';

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
