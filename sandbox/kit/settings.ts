import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import { Domain } from '#contract/downloads.ts';
import { ReferralTerms } from '#contract/member/referral.ts';
import type { ProtectionChoice } from '#contract/protection/market.ts';
import { readProtection } from '#contract/protection/markets.ts';
import { ServiceHours, WaitMinutes } from '#contract/support/hours.ts';
import { BrandFile } from '#contract/system/look.ts';
import { CustomerService, RegisterRule, Resource } from '#contract/system.ts';
import { ReceiptMinutes } from '#contract/wallet/withdrawals.ts';

const minutes = z.number().check(z.positive());
const times = z.int().check(z.nonnegative());

/** How much is allowed, and for how long (decision: codes, locks and limits). */
const Limits = z.strictObject({
  /** Wrong passwords of one account before it needs an image captcha, and before a lock. */
  captchaAfter: times,
  lockAfter: times,
  lockWindowMinutes: minutes,
  lockMinutes: minutes,
  /** Failed logins from one address, for any names, before it needs an image captcha, and at most. */
  loginCaptchaPerAddressHour: times,
  loginFailuresPerAddressHour: times,
  idleMinutes: minutes,
  absoluteHours: minutes,
  /** SMS to one number. */
  smsPerMinute: times,
  smsPerHour: times,
  smsPerDay: times,
  /** SMS requested from one address, and sent in total. */
  smsPerAddressHour: times,
  smsPerDayOfAll: times,
  /** Demo accounts made for one address, and in existence at the same time. */
  freePlayPerAddressHour: times,
  freePlayOfAll: times,
  codeMinutes: minutes,
  codeTries: times,
  captchaMinutes: minutes,
  /** Image captchas drawn for one address. */
  captchasPerAddressHour: times,
  /** How long a slider waits for its answer; pictures drawn for one address, and answers in words from it. */
  sliderMinutes: minutes,
  slidersPerAddressHour: times,
  sliderWordsPerAddressHour: times,
  /** How long the link of a mail for a forgotten password works. */
  resetMinutes: minutes,
  /** Such mails requested with one name and address, by one browser tab, and from one network address. */
  resetsPerHour: times,
  resetsPerTabHour: times,
  resetsPerAddressHour: times,
  /** Invitation codes tried, and registrations tried, from one address. */
  affiliatesPerMinute: times,
  registersPerAddressHour: times,
  /** One round in so many wins its game's jackpot: with 1 the next one does, with 0 none. */
  jackpotOneIn: times.check(z.maximum(1_000_000_000)),
  /** Batches of audit chains from one address. */
  auditBatchesPerMinute: times,
  /** Reports from browsers of one address about violations of the page's policy. */
  policyReportsPerMinute: times,
  /** Batches that pages of one address report about themselves. */
  clientReportsPerMinute: times,
  /** Comments, new and reopened ones, of one member. */
  feedbackPerDay: times,
  /** Comments of visitors from one address. */
  visitorFeedbackPerAddressHour: times,
  /** People whom one agent tries to register by the form. */
  agentRegistersPerHour: times,
  /** Chats begun from one address, and lines of one chat. */
  chatsPerAddressHour: times,
  supportLooksPerAddressMinute: times,
  chatLinesPerMinute: times,
});

/** An entry of customer service; its hours are in the merchant's zone. */
const Service = z.strictObject({
  ...CustomerService.shape,
  hours: z.optional(z.nullable(z.omit(ServiceHours, { zone: true }))),
  waitMinutes: z.optional(z.nullable(WaitMinutes)),
});

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Money as a decimal string with a point, never below zero. */
const money = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));
const limits = { min: money, max: money };
/** A share in percent, as a decimal string. */
const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));

/** How money moves (decision: money and its books). */
const Money = z.strictObject({
  /** Everything is in one wallet: no transfers between vendors. */
  single: z.boolean(),
  /** One transfer between wallets. */
  transfer: z.strictObject(limits),
  /** Transfers within an agent's own line: each one, and all in a day. */
  line: z.strictObject({ ...limits, perDay: money }),
  withdrawal: z.strictObject({ ...limits, perDay: money, feePercent: percent, feeFixed: money }),
  /** How often a member must bet a deposit before withdrawing it. */
  turnover: z.number().check(z.nonnegative()),
  /** After how long a payment counts as received (spec 4). */
  receiptMinutes: ReceiptMinutes,
  /** After how long a deposit that waits for the cashier expires. */
  cashierMinutes: minutes,
  /** Ids of the ways to deposit that are closed just now. */
  closedMethods: z.array(z.string()),
  /** Pictures that one member may upload in a day. */
  proofsPerDay: times,
});

/** The member protection of the page's configuration, and what the register of all operators answers here. */
const ProtectionSettings = z
  .looseObject({
    market: z.string(),
    register: z.strictObject({
      answer: z.enum(['allowed', 'refused', 'unreachable', 'slow']),
      /** What all operators together may still take from a member; null when the register does not say. */
      left: z.nullable(money),
    }),
  })
  .check((given) => {
    try {
      readProtection(protectionChosen(given.value));
    } catch (error) {
      const { issues } = error as z.core.$ZodError;
      given.issues.push(...issues.map((issue) => ({ ...issue, input: given.value }) as never));
    }
  });

/** What of the protection the page is told. */
export function protectionChosen({
  register: _,
  ...choice
}: {
  register?: unknown;
  market: string;
}): ProtectionChoice {
  return choice;
}

/** All that an operator sets. The page's configuration is a part of it (`configurationOf`). */
export const Settings = z.strictObject({
  // What links to the pages show, and how the brand looks, are in it too.
  ...BrandFile.shape,
  /** Null for the sandbox's own two, at its own address. */
  identityProviders: z.nullable(Configuration.shape.identityProviders),
  /** The gateway's own origin: the base of the addresses it hands out. */
  origin: z.string(),
  /** The origin of its game host; '' for none. */
  gameOrigin: z.string(),
  /** Origins of sites, besides the gateway's own, whose pages may call it. */
  siteOrigins: z.array(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/))),
  /** Games under maintenance: their ids, or the `vassalage` of a vendor. */
  closedGames: z.array(z.string()),
  /** Switches of the whitelabel tree by modId. */
  whitelabel: z.record(z.string(), z.boolean()),
  /** If set, sent word for word instead of the whitelabel tree, to see how a client handles a bad one. */
  whitelabelTree: z.optional(z.unknown()),
  /** The status answer has no whitelabel tree; a call of its own answers it. */
  whitelabelApart: z.boolean(),
  registerRules: z.array(RegisterRule),
  passwordRule: z.strictObject({ patternId: z.string(), minLength: times, maxLength: times }),
  resources: z.array(Resource),
  /** Other addresses of the product; null for the sandbox's own two, this gateway under other names. */
  domains: z.nullable(z.array(Domain)),
  customerService: z.array(Service),
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
  /** Pictures come from two hosts of their own (picture-hosts.ts), and vendors have no icons. */
  picturesApart: z.boolean(),
  launchGameCDNs: z.array(z.string()),
  /** `end` is ISO 8601, or null when unknown; a malformed text is sent as it is. */
  maintenance: z.strictObject({ on: z.boolean(), end: z.nullable(z.string()) }),
  /** The caller's location as the gateway sees it, and whether the gateway refuses it. */
  restriction: z.strictObject({ on: z.boolean(), ip: z.string(), country: z.string() }),
  /** The user agreement in force: its version, and since when, ISO 8601. */
  agreement: z.strictObject({ version: z.string().check(z.minLength(1)), updatedAt: z.string() }),
  limits: Limits,
  money: Money,
  /** The merchant's time zone, an IANA name: days, weeks and months begin in it. */
  zone: z.string().check(z.refine(isZone)),
  /** Invented rivals on each leaderboard, and hours between a period's end and its prizes. */
  boards: z.strictObject({ rivals: times.check(z.maximum(20_000)), finalHours: times.check(z.maximum(48)) }),
  /** What inviting a friend takes and gives; whoever changes it raises the version. Friends keep the terms of the day they registered. */
  referral: z.strictObject({ ...ReferralTerms.shape, minDeposit: money, minBets: money, reward: money }),
  /** Whether agents see the names of their team masked, as some markets ask; how many invitations one may have open. */
  agents: z.strictObject({ masked: z.boolean(), openInvitations: times.check(z.maximum(1_000)) }),
  /** Days to answer an offer or the wish to end a contract, hours of a dividend's review, days until an unpaid bill expires. */
  contracts: z.strictObject({
    answerDays: times.check(z.maximum(60)),
    reviewHours: times.check(z.maximum(240)),
    expiresDays: times.check(z.maximum(90)),
  }),
  protection: ProtectionSettings,
  /** Dialing codes the gateway sends SMS to, without the plus sign. */
  smsCountries: z.array(z.string()),
});
export type Settings = z.infer<typeof Settings>;
