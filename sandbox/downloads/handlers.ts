import type { Handlers } from '#sandbox/wire/handler.ts';
import { domainsOf } from './sites.ts';

/** Downloads, and the other addresses of the product (spec 7). */
export const downloads = {
  'downloads.domainRoute': (_, __, { settings }) => ({ domainList: domainsOf(settings.current()) }),
  'downloads.routers': (_, __, { settings }) => {
    const current = settings.current();
    return { domainList: domainsOf(current), resources: current.resources };
  },
} satisfies Partial<Handlers>;
