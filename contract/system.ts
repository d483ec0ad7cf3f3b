import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PublicKey } from './envelope.ts';
import { audit } from './system/audit.ts';

/**
 * A node of the whitelabel tree (spec 3): on only when `enabled` is the string '1'. The tree is read
 * leniently, node by node, so that a bad branch switches off only its own features.
 */
export type WhitelabelNode = { modId?: unknown; enabled?: unknown; childrenNodes?: unknown };

/** The rule of one registration field (spec 3, 5). Bounds are read leniently: see `boundsOf`. */
export const RegisterRule = z.object({
  field: z.string(),
  acceptedPattern: z.optional(z.nullable(z.string())),
  patternId: z.optional(z.nullable(z.string())),
  minLength: z.optional(z.unknown()),
  maxLength: z.optional(z.unknown()),
  enabled: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  /** Assumed: the only texts that the field may hold, to be chosen from. */
  choices: z.optional(z.nullable(z.array(z.string()))),
});
export type RegisterRule = z.infer<typeof RegisterRule>;

/** A downloadable or linked resource (spec 3). `resourceType` such as IOS, ANDROID, MOBILECONFIG. */
export const Resource = z.object({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.optional(z.nullable(z.string())),
  labelNameEn: z.optional(z.nullable(z.string())),
  labelNameCn: z.optional(z.nullable(z.string())),
  /** Assumed: the SHA-256 of the file in hexadecimal digits, and its size in bytes. */
  sha256: z.optional(z.nullable(z.string())),
  size: z.optional(z.nullable(z.number())),
});
export type Resource = z.infer<typeof Resource>;

/** A customer-service entry (spec 3); `path` is sealed like those of `support.lookup`. */
export const CustomerService = z.object({
  csType: z.enum(['LIVECHAT', 'VIP', 'TELEGRAM']),
  path: z.string(),
  /** When somebody answers, and how long a person waits: read where it is shown (contract/support/hours.ts). */
  hours: z.optional(z.unknown()),
  waitMinutes: z.optional(z.unknown()),
});
export type CustomerService = z.infer<typeof CustomerService>;

/** The permission result (spec 3): whether the app may be used, and which features are on. */
export const PermissionResult = z.object({
  info: z.object({
    whitelabel: z.optional(z.unknown()),
    registerRules: z.optional(z.array(RegisterRule)),
    resources: z.optional(z.array(Resource)),
    customerService: z.optional(z.array(CustomerService)),
    analytics: z.optional(z.object({ gtagId: z.string() })),
    imageCDNs: z.optional(z.array(z.string())),
    launchGameCDNs: z.optional(z.array(z.string())),
    /** Assumed: the merchant's time zone, an IANA name; sheets of money and play go by it. */
    zone: z.optional(z.nullable(z.string())),
  }),
  location: z.optional(z.object({ ip: z.string(), country: z.string() })),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** End of the maintenance, ISO 8601, when known. */
  maintenanceEnd: z.optional(z.nullable(z.string())),
});
export type PermissionResult = z.infer<typeof PermissionResult>;

export const system = {
  /** spec 7: the current host is sent as the `url` query field. */
  'system.status': defineCall({
    method: 'GET',
    path: '/wps/system/status',
    polled: true,
    kept: 'caller',
    input: z.object({ url: z.string() }),
    output: PermissionResult,
    sections: [
      ['info', 'whitelabel'],
      ['info', 'registerRules'],
      ['info', 'resources'],
      ['info', 'customerService'],
      ['info', 'analytics'],
      ['info', 'imageCDNs'],
      ['info', 'launchGameCDNs'],
      ['info', 'zone'],
      ['location'],
      ['maintenanceEnd'],
    ],
    whileRestricted: true,
  }),
  /** spec 7: the whitelabel tree alone, for gateways whose status does not bring one. */
  'system.whitelabel': defineCall({
    method: 'GET',
    path: '/wps/system/whitelabel',
    kept: 'everybody',
    input: z.object({}),
    output: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    whileRestricted: true,
  }),
  /** The gateway's public keys for sealed payloads (JWKS, two live key ids) and its clock in epoch ms. */
  'system.keys': defineCall({
    method: 'GET',
    path: '/wps/system/keys',
    assumed: true,
    input: z.object({}),
    output: z.object({
      keys: z.array(PublicKey),
      now: z.number(),
    }),
    whileRestricted: true,
  }),
  /** spec 7: "language update call (language)"; path and method are ours. */
  'system.language': defineCall({
    method: 'POST',
    path: '/wps/system/language',
    assumed: true,
    input: z.object({ language: z.string().check(z.maxLength(8)) }),
    output: z.optional(z.null()),
    whileRestricted: true,
  }),
  /** spec 7: "country code list"; path and method are ours. */
  'system.countries': defineCall({
    method: 'GET',
    path: '/wps/system/countryCodes',
    assumed: true,
    kept: 'everybody',
    input: z.object({}),
    output: z.array(
      z.object({
        countryCode: z.string(),
        countryDialingCode: z.string(),
        /** Lengths a national number may have, for "enter an {n}-digit phone number" (spec 5). */
        digits: z.array(z.number()),
      }),
    ),
    whileRestricted: true,
  }),
  ...audit,
};
