import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import { CustomerService, RegisterRule, Resource } from '#contract/system.ts';
import { ReceiptMinutes } from '#contract/wallet/withdrawals.ts';
import { providersOf } from '#sandbox/session/identity/providers.ts';
import { pictureHostsOf } from '#sandbox/site/picture-hosts.ts';
import { defaultSettings } from './default-settings.ts';

const minutes = z.number().check(z.positive());
const times = z.int().check(z.nonnegative());

/** How much is allowed, and for how long (decision: codes, locks and limits). */
const Limits = z.strictObject({
  /** Wrong passwords of one account before an image captcha is asked for, and before a lock. */
  captchaAfter: times,
  lockAfter: times,
  lockWindowMinutes: minutes,
  lockMinutes: minutes,
  /** Failed logins from one address, whatever names they were for, before an image captcha is asked for, and at most. */
  loginCaptchaPerAddressHour: times,
  loginFailuresPerAddressHour: times,
  idleMinutes: minutes,
  absoluteHours: minutes,
  /** SMS to one number. */
  smsPerMinute: times,
  smsPerHour: times,
  smsPerDay: times,
  /** SMS asked for from one address, and sent to everybody together. */
  smsPerAddressHour: times,
  smsPerDayOfAll: times,
  /** Demo accounts made for one address, and living at the same time. */
  freePlayPerAddressHour: times,
  freePlayOfAll: times,
  codeMinutes: minutes,
  codeTries: times,
  captchaMinutes: minutes,
  /** Image captchas drawn for one address. */
  captchasPerAddressHour: times,
  /** A slider waits so long for its answer; pictures drawn for one address, and answers in words taken from it. */
  sliderMinutes: minutes,
  slidersPerAddressHour: times,
  sliderWordsPerAddressHour: times,
  /** How long the link of a mail for a forgotten password is good. */
  resetMinutes: minutes,
  /** Such mails asked for with one name and address, by one browser tab, and from one address of the network. */
  resetsPerHour: times,
  resetsPerTabHour: times,
  resetsPerAddressHour: times,
  /** Invitation codes tried, and accounts asked for, from one address. */
  affiliatesPerMinute: times,
  registersPerAddressHour: times,
  /** A round wins the jackpot of its game once in so many: 1 lets the next one win it, 0 none. */
  jackpotOneIn: times.check(z.maximum(1_000_000_000)),
  /** Batches of audit chains that one address hands in. */
  auditBatchesPerMinute: times,
  /** Letters in which browsers of one address tell what the page's policy stopped. */
  policyReportsPerMinute: times,
});

/** Money as a decimal string with a point, never below zero. */
const money = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));
const limits = { min: money, max: money };
/** A share in percent, as a decimal string. */
const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));

/** How money moves (decision: money and its books). */
const Money = z.strictObject({
  /** Everything lies in one wallet: nothing is transferred between vendors. */
  single: z.boolean(),
  /** One transfer between wallets. */
  transfer: z.strictObject(limits),
  /** Transfers within an agent's own line, one of them and all of a day. */
  line: z.strictObject({ ...limits, perDay: money }),
  withdrawal: z.strictObject({ ...limits, perDay: money, feePercent: percent, feeFixed: money }),
  /** How often a deposit must be bet before it is paid out. */
  turnover: z.number().check(z.nonnegative()),
  /** What was paid out counts as received after so long (spec 4). */
  receiptMinutes: ReceiptMinutes,
  /** A deposit that waits for the cashier expires after so long. */
  cashierMinutes: minutes,
  /** Ways to deposit that are closed just now, by their ids. */
  closedMethods: z.array(z.string()),
  /** Pictures that one member may hand in a day. */
  proofsPerDay: times,
});

/** All that an operator sets. The page's configuration is a part of it (`configurationOf`). */
export const Settings = z.strictObject({
  ...Configuration.shape,
  /** Null for the two that come with the sandbox, wherever it is reached. */
  identityProviders: z.nullable(Configuration.shape.identityProviders),
  /** Where this gateway is reached: the base of the addresses it hands out. */
  origin: z.string(),
  /** Where its game host is reached; '' while there is none. */
  gameOrigin: z.string(),
  /** Games under maintenance: their ids, or the `vassalage` of a vendor. */
  closedGames: z.array(z.string()),
  /** Switches of the whitelabel tree by modId. */
  whitelabel: z.record(z.string(), z.boolean()),
  /** When there is one, sent word for word instead of a tree of these, to see how a client takes a bad one. */
  whitelabelTree: z.optional(z.unknown()),
  /** The tree is no part of the status answer: it is asked for by a call of its own. */
  whitelabelApart: z.boolean(),
  registerRules: z.array(RegisterRule),
  passwordRule: z.strictObject({ patternId: z.string(), minLength: times, maxLength: times }),
  resources: z.array(Resource),
  customerService: z.array(CustomerService),
  /** Which calls want a solved slider captcha, and whose: the sandbox's own or a hosted provider's script. */
  slider: z.strictObject({
    login: z.boolean(),
    sms: z.boolean(),
    register: z.boolean(),
    /** Setting a forgotten password by phone. */
    reset: z.boolean(),
    hosted: z.nullable(
      z.strictObject({ script: z.string(), siteKey: z.string(), secret: z.string().check(z.minLength(16)) }),
    ),
  }),
  analytics: z.nullable(z.strictObject({ gtagId: z.string() })),
  imageCDNs: z.array(z.string()),
  /** Pictures come from two hosts of their own (picture-hosts.ts), and vendors name no icons. */
  picturesApart: z.boolean(),
  launchGameCDNs: z.array(z.string()),
  /** `end` is ISO 8601, or null when not known; a bad text is sent as it is. */
  maintenance: z.strictObject({ on: z.boolean(), end: z.nullable(z.string()) }),
  /** The caller's whereabouts as the gateway sees them, and whether it is turned away for them. */
  restriction: z.strictObject({ on: z.boolean(), ip: z.string(), country: z.string() }),
  limits: Limits,
  money: Money,
  /** Dialing codes the gateway sends SMS to, without the plus sign. */
  smsCountries: z.array(z.string()),
});
export type Settings = z.infer<typeof Settings>;

export type SettingsStore = {
  readonly current: () => Settings;
  /**
   * Lays a patch over the settings: objects are merged, everything else is replaced. Throws zod's error, and
   * changes nothing, when the outcome is not whole.
   */
  readonly patch: (changes: unknown) => Settings;
  /** As `patch`, and from now on a part of what a reset goes back to. */
  readonly settle: (changes: unknown) => Settings;
  /** Back to what they were at the start. */
  readonly reset: () => void;
};

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(old: unknown, changes: unknown): unknown {
  if (!isBranch(old) || !isBranch(changes)) return changes;
  const replaced = 'suite' in changes ? {} : old;
  const names = Object.keys(changes).filter((name) => name !== '__proto__');
  return {
    ...replaced,
    ...Object.fromEntries(names.map((name) => [name, merged(old[name], changes[name])])),
  };
}

/** The settings of one sandbox; `first` is laid over the usual ones. */
export function createSettings(first: unknown = {}): SettingsStore {
  let start = z.parse(Settings, merged(defaultSettings, first));
  let settings = start;
  return {
    current: () => settings,
    patch: (changes) => {
      settings = z.parse(Settings, merged(settings, changes));
      return settings;
    },
    settle: (changes) => {
      start = z.parse(Settings, merged(start, changes));
      settings = z.parse(Settings, merged(settings, changes));
      return settings;
    },
    reset: () => {
      settings = start;
    },
  };
}

/** The part of the settings that is stamped into the page. Hosts of the gateway itself may serve images. */
export function configurationOf(settings: Settings): Configuration {
  return z.parse(Configuration, {
    ...settings,
    hosts: { ...settings.hosts, images: pictureHostsOf(settings) },
    identityProviders: providersOf(settings),
  });
}
