import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Resource } from './system.ts';

/**
 * Another address of the product (spec 3, domain list item). `speed` is the gateway's own figure in milliseconds, lower is
 * faster; the name of the field with the address is assumed.
 */
export const Domain = z.object({
  resourceType: z.optional(z.nullable(z.string())),
  speed: z.optional(z.nullable(z.number())),
  url: z.string(),
});
export type Domain = z.infer<typeof Domain>;

export const downloads = {
  /** spec 7: the addresses of the product for the caller's network. */
  'downloads.domainRoute': defineCall({
    method: 'GET',
    path: '/wps/system/domainRoute',
    input: z.object({}),
    output: z.object({ domainList: z.optional(z.array(Domain)) }),
    sections: [['domainList']],
  }),
  /** spec 7, "Routers/domain call": all addresses and all resources; the specification does not show its path. */
  'downloads.routers': defineCall({
    method: 'GET',
    path: '/wps/system/routers',
    assumed: true,
    input: z.object({}),
    output: z.object({
      domainList: z.optional(z.array(Domain)),
      resources: z.optional(z.array(Resource)),
    }),
    sections: [['domainList'], ['resources']],
  }),
};
