import type { FastifyCorsOptions } from '@fastify/cors';
import { headers } from '#contract/envelope.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { mappedHeads } from './mapped.ts';

/** Of answers, beyond those that any page may read: how long to wait, what time it is here, and the name of the request. */
const readable = [headers.requestId, 'Retry-After', 'Date'];

/** Seconds for which a browser remembers what it may ask; none remembers longer than two hours. */
const remembered = 7_200;

/**
 * Which sites on other origins may call the gateway (CORS): those in `siteOrigins`, by name. A token is sent as a header
 * and never as a cookie, so credentials are not allowed.
 */
export function otherOrigins({ settings }: Sandbox): FastifyCorsOptions {
  return {
    origin: async (origin: string | undefined) =>
      origin !== undefined && settings.current().siteOrigins.includes(origin) ? origin : false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [...Object.values(headers), ...mappedHeads(settings.current().mapping), 'Content-Type'],
    exposedHeaders: readable,
    maxAge: remembered,
  };
}
