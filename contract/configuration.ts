import * as z from 'zod/mini';
import { PublicKey } from './envelope.ts';
import { Mapping } from './mapping/mapping.ts';
import { Entrance } from './session/entrance.ts';
import { type AreaName, type AreaSaid, areaCalls } from './system/areas.ts';

const host = z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/));
const url = z.string().check(z.regex(/^https?:\/\/\S+$/));
const origin = z.string().check(z.regex(/^(https?:\/\/[a-z0-9.-]+(:\d+)?)?$/));
/** Sent in a header of every call. */
const headerWord = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
const language = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/));
/** 32 bytes in base64. */
const key = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));
const keyOrNone = z.string().check(z.regex(/^([A-Za-z0-9+/]{43}=)?$/));
/** Names of calls. */
const sealedCalls = z.optional(z.array(z.string()));
/** The codes of the vendors of esports and cockfight, which some gateways list among sports (spec 3, 4). */
export const GameCodes = z.object({ esports: z.array(z.string()), cockfight: z.array(z.string()) });
export type GameCodes = z.infer<typeof GameCodes>;

const areaNames = Object.keys(areaCalls) as [AreaName, ...AreaName[]];
const areaSaid: z.ZodMiniType<AreaSaid> = z.enum(['on', 'off', 'ask']);

/** Texts by a name: a language, or a key of a word. */
const texts = z.record(z.string(), z.string());

/**
 * The brand's runtime configuration: JSON inside the page that a deployment can replace without a rebuild.
 * `hosts` are allow lists, matched exactly or as a dot-suffix; an empty `gateway.origin` means the page's own.
 */
export const Configuration = z.object({
  brand: z.object({
    name: z.string().check(z.minLength(1)),
    merchantCode: headerWord,
    lotteryType: z.literal('SEA'),
    /** When on, every page except login, registration, help and download asks for a session (spec 2). */
    loginedToHomePage: z.boolean(),
    minimumAge: z.int().check(z.positive()),
    currencySymbol: z.string(),
    entrance: Entrance,
  }),
  gateway: z.object({ origin }),
  /** How the gateway writes the contract, where its paths and names are its own. */
  mapping: z.optional(Mapping),
  /**
   * What of the product this gateway has (contract/system/areas.ts): `on` is always shown, `off` never; `ask`, as where nothing is
   * said, is shown until the gateway answered that it has no such call.
   */
  areas: z.optional(z.partialRecord(z.enum(areaNames), areaSaid)),
  languages: z.array(language).check(z.minLength(1)),
  hosts: z.object({
    games: z.array(host),
    images: z.array(host),
    support: z.array(host),
    downloads: z.array(host),
    /** Hosts of the cashier's pages, where members pay for deposits. */
    payments: z.array(host),
    /** Hosts that may serve the script of a hosted slider captcha. */
    verification: z.array(host),
    /** Hosts of the product's other addresses. */
    sites: z.array(host),
  }),
  /**
   * How payloads are sealed, and of which calls; by default of those that the contract marks. The gateway's public keys may
   * stand here, the next one after the one in use, or are asked for (`system.keys`). Keys of the symmetric suite are base64;
   * they hide nothing from the member's own browser.
   */
  seal: z.discriminatedUnion('suite', [
    z.object({ suite: z.literal('jwe'), keys: z.optional(z.array(PublicKey)), calls: sealedCalls }),
    z.object({ suite: z.literal('aes-cbc-hmac'), encryptionKey: key, macKey: key, calls: sealedCalls }),
  ]),
  /** Opens the customer-service paths (spec 7); without keys none can be opened. */
  supportKeys: z.object({ encryptionKey: keyOrNone, macKey: keyOrNone }),
  /** OpenID Connect providers that members may sign in with, and this product's client id at each. */
  identityProviders: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
      name: z.string(),
      authority: url,
      clientId: z.string(),
    }),
  ),
  /**
   * How members are protected: a market's name, and leaves of contract/protection/market.ts that differ from it. The
   * gateway enforces it; the pages that explain it read it in full (readProtection).
   */
  protection: z.looseObject({ market: z.string() }),
  /**
   * What a page shows of the brand's own look, in place of ours; the rest of it is in the page's styles
   * (contract/system/look.ts).
   */
  look: z.optional(
    z.object({
      logo: z.optional(z.string()),
      wordmark: z.optional(z.boolean()),
      icon: z.optional(z.string()),
    }),
  ),
  /** Texts that replace ours, by language and by key: `{ "ES": { "shell.nav.home": "Portada" } }`. */
  texts: z.optional(z.record(z.string(), texts)),
  /** The entries of the navigation that come first, in order: `home`, categories, `promotions`. */
  navigation: z.optional(z.array(z.string())),
  /** Which vendors among sports are esports and cockfight, where the gateway does not say (machines/games/lanes.rules.ts). */
  gameCodes: z.optional(GameCodes),
  /** What the footer says besides, by language. */
  footer: z.optional(
    z.object({ paragraphs: z.array(texts), links: z.array(z.object({ text: texts, link: url })) }),
  ),
  /** Who allows the operation, under which number, and the page of the authority that shows it. */
  licence: z.optional(z.object({ authority: z.string(), number: z.string(), link: url })),
  /** Allows the live inspector with `?inspect`; off in production unless the brand wants it. */
  inspect: z.boolean(),
  /** Reports what the machines tagged for audit do to the gateway (`system.audit`). */
  audit: z.boolean(),
  /**
   * Where pages report what failed in them (contract/system/client-reports.ts), and which share of them does: 1 is all. The
   * browser reports there what the page's policy refused. Without it nothing is reported.
   */
  reports: z.optional(z.object({ address: z.string(), share: z.number() })),
});
export type Configuration = z.infer<typeof Configuration>;

/**
 * The configuration in index.html until a deployment replaces it; the home page is prerendered with it, and
 * the sandbox starts with it.
 */
export const defaultConfiguration: Configuration = {
  brand: {
    name: 'Vestíbulo',
    merchantCode: 'vestibulo',
    lotteryType: 'SEA',
    loginedToHomePage: false,
    minimumAge: 18,
    currencySymbol: 'P',
    entrance: 'any',
  },
  gateway: { origin: '' },
  languages: ['ES', 'EN'],
  hosts: { games: [], images: [], support: [], downloads: [], payments: [], verification: [], sites: [] },
  seal: { suite: 'jwe' },
  supportKeys: { encryptionKey: '', macKey: '' },
  identityProviders: [],
  protection: { market: 'BASE' },
  inspect: false,
  audit: false,
};
