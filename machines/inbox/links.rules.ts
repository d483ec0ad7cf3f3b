import type { MessageLink } from '#contract/inbox.ts';
import { agentPages, memberPages } from '../centres.ts';
import { type Place, type Screen, screens } from '../places.ts';

/** Screens that no message leads to: ways into an account, and the page of a running game. */
const closed: readonly Screen[] = ['login', 'register', 'forgot', 'freePlay', 'game'];

/** What a section or a parameter of an address may look like: nothing that means something in an address. */
const plain = /^[\w-]{1,64}$/;
const mostParameters = 4;

function pageIn(screen: Screen, page: string): Place['page'] {
  const pages: readonly NonNullable<Place['page']>[] = screen === 'agent' ? agentPages : memberPages;
  return pages.find((one) => one === page);
}

function plainQuery(query: MessageLink['query']): Place['query'] | null {
  const entries = Object.entries(query ?? {});
  const all =
    entries.length <= mostParameters && entries.every((entry) => entry.every((part) => plain.test(part)));
  return all ? query : null;
}

/** The place that a message leads to, when it is one of the product's and open to messages; null for any other. */
export function placeOf(link: MessageLink | null): Place | null {
  const screen = screens.find((one) => one === link?.screen);
  if (!link || !screen || closed.includes(screen)) return null;
  const centre = screen === 'member' || screen === 'agent';
  const page = link.page === undefined ? undefined : pageIn(screen, link.page);
  if (link.page !== undefined && !(centre && page)) return null;
  const { section } = link;
  if (section !== undefined && !(page && plain.test(section))) return null;
  const query = plainQuery(link.query);
  if (query === null) return null;
  return { screen, ...(page && { page }), ...(section && { section }), ...(query && { query }) };
}
