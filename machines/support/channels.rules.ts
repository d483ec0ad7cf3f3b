import type { MemberInfo } from '#contract/member.ts';
import { openAt, ServiceHours, WaitMinutes } from '#contract/support/hours.ts';
import type { CustomerService, PermissionResult } from '#contract/system.ts';
import { supportType } from '../session/account.rules.ts';
import { situationOf } from '../system/status.rules.ts';
import type { ContactType } from './contact.rules.ts';

/** One way to a person, as a card shows it. */
export type Channel = {
  readonly csType: ContactType;
  /** Null where somebody always answers, or nobody says when. */
  readonly hours: ServiceHours | null;
  readonly waitMinutes: number | null;
  readonly open: boolean;
};

/** VIP service first, because whoever has it wants it; then the chat, and the messaging app. */
const order = ['VIP', 'LIVECHAT', 'TELEGRAM'] as const;

function channelOf(csType: ContactType, entry: CustomerService | undefined, now: number): Channel {
  // What does not follow the contract is not shown; the way itself stays.
  const read = ServiceHours.safeParse(entry?.hours);
  const hours = read.success ? read.data : null;
  const wait = WaitMinutes.safeParse(entry?.waitMinutes);
  return {
    csType,
    hours,
    waitMinutes: wait.success ? Math.ceil(wait.data) : null,
    open: hours === null || openAt(hours, now),
  };
}

/** The ways to a person that this person has (spec 6: VIP above rank 4); the chat is always one of them. */
export function channelsOf(
  result: PermissionResult | null,
  member: MemberInfo | null,
  now: number,
): readonly Channel[] {
  const entries = result?.info.customerService ?? [];
  const own = supportType(member);
  return order.flatMap((csType) => {
    const entry = entries.find((one) => one.csType === csType);
    const had = { VIP: own === 'VIP', LIVECHAT: true, TELEGRAM: entry !== undefined };
    return had[csType] ? [channelOf(csType, entry, now)] : [];
  });
}

/**
 * The way that a card names besides its own: another channel that is open, else a comment, which waits for nobody; while the
 * product is closed nobody can send one, so any other channel. `comments`: whether they can be sent.
 */
export function secondRoad(
  channels: readonly Channel[],
  csType: ContactType,
  comments: boolean,
): ContactType | 'FEEDBACK' | null {
  const others = channels.filter((one) => one.csType !== csType);
  const open = others.find((one) => one.open);
  if (open) return open.csType;
  return comments ? 'FEEDBACK' : (others[0]?.csType ?? null);
}

/** Whether comments can be sent: not while the product is closed. */
export function mayComment(result: PermissionResult | null): boolean {
  return result === null || situationOf(result) === 'normal';
}
