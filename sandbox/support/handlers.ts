import type { CustomerService } from '#contract/system.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { issueTicket } from '#sandbox/kit/tickets.ts';
import { mayOf } from '#sandbox/protection/promotions-allowed.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { sealSymmetric } from '#sandbox/wire/sealing-symmetric.ts';
import { addressOfEntry, answersAt, isOwnChat } from './chat-address.ts';
import { feedback } from './feedback.ts';
import { visitorFeedback } from './visitor-feedback.ts';

/** The path type of a sealed address (spec 7). */
const sealed = 3;

const minute = 60_000;

/** How long a ticket for the chat works; milliseconds. */
const ticketWorks = minute;

type Entry = Settings['customerService'][number];

/** When it is open, in the merchant's zone; nothing where somebody always answers. */
function hoursOf({ hours }: Entry, { zone }: Settings) {
  return hours ? { zone, ...hours } : null;
}

function seal(settings: Settings, language: string): CustomerService[] {
  return settings.customerService.map((entry) => ({
    csType: entry.csType,
    path: sealSymmetric(addressOfEntry(entry, settings, language), settings.supportKeys),
    hours: hoursOf(entry, settings),
    waitMinutes: entry.waitMinutes ?? null,
  }));
}

/** Sealed once: sealed anew, the same address would look like another one, and the status as if it had changed. */
const sealedBefore = new WeakMap<Settings, Map<string, CustomerService[]>>();

/** The entries of customer service, their addresses sealed. */
export function sealedEntries(settings: Settings, language: string): CustomerService[] {
  const before = sealedBefore.get(settings) ?? new Map<string, CustomerService[]>();
  sealedBefore.set(settings, before);
  const entries = before.get(language) ?? seal(settings, language);
  before.set(language, entries);
  return entries;
}

/** The sealed address of an entry for whoever asks: a member's has a ticket for the sandbox's own chat. */
async function addressFor(entry: Entry, { session, language }: Caller, sandbox: Sandbox): Promise<string> {
  const settings = sandbox.settings.current();
  const known = session && isOwnChat(entry.path, settings);
  const ticket = known
    ? await issueTicket(sandbox, { kind: 'chat', bound: session.tokenHash }, ticketWorks)
    : null;
  return sealSymmetric(addressOfEntry(entry, settings, language, ticket), settings.supportKeys);
}

/** The service that answers: whom VIP service is closed to gets the chat, never nobody. */
async function serviceFor(csType: Entry['csType'], { session }: Caller, sandbox: Sandbox) {
  if (csType !== 'VIP' || !session) return csType;
  return (await mayOf(sandbox.db.read, session.memberId, sandbox)).vip ? csType : 'LIVECHAT';
}

export const support = {
  'support.lookup': async ({ csType }, caller, sandbox) => {
    const settings = sandbox.settings.current();
    const { network } = caller;
    const often = { count: settings.limits.supportLooksPerAddressMinute, window: minute };
    refuseTooMany(sandbox.limits.take(network, { name: `support looks:${network}`, limits: [often] }));
    const type = await serviceFor(csType, caller, sandbox);
    const found = settings.customerService.filter((entry) => entry.csType === type);
    if (found.length === 0) throw new Refusal('FUNCTION_DISABLED');
    const now = sandbox.clock.now();
    const open = found.some((entry) => answersAt(entry, settings, now));
    const paths = await Promise.all(found.map((entry) => addressFor(entry, caller, sandbox)));
    return { paths: paths.map((path) => ({ type: sealed, path })), ...(open ? {} : { outOfHours: true }) };
  },
  ...feedback,
  ...visitorFeedback,
} satisfies Partial<Handlers>;
