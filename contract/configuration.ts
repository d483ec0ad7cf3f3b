import * as z from 'zod/mini';
import { Entrance } from './session.ts';

const host = z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/));

/**
 * The brand's runtime configuration: JSON inside the page, replaceable at deploy without a rebuild.
 * `hosts` are allow lists, matched exactly or as a dot-suffix; `gateway.origin` is empty for the page's own.
 */
export const Configuration = z.object({
  brand: z.object({
    name: z.string(),
    merchantCode: z.string(),
    lotteryType: z.literal('SEA'),
    /** When on, every place but login, registration, help and download asks for a session (spec 2). */
    loginedToHomePage: z.boolean(),
    minimumAge: z.number(),
    currencySymbol: z.string(),
    entrance: Entrance,
  }),
  gateway: z.object({ origin: z.string() }),
  languages: z.array(z.string()).check(z.minLength(1)),
  hosts: z.object({
    games: z.array(host),
    images: z.array(host),
    support: z.array(host),
    downloads: z.array(host),
  }),
  /** How payloads are sealed. Keys of the symmetric suite are base64; they hide nothing from the member's own browser. */
  seal: z.discriminatedUnion('suite', [
    z.object({ suite: z.literal('jwe') }),
    z.object({ suite: z.literal('aes-cbc-hmac'), encryptionKey: z.string(), macKey: z.string() }),
  ]),
  /** Opens the customer-service paths (spec 7); base64 keys. */
  supportKeys: z.object({ encryptionKey: z.string(), macKey: z.string() }),
  /** The live inspector may be attached with `?inspect`; never on in production unless the brand wants it. */
  inspect: z.boolean(),
});
export type Configuration = z.infer<typeof Configuration>;
