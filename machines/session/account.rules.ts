import type { MemberInfo } from '#contract/member.ts';
import { demoType } from '#contract/session/account-types.ts';

/**
 * What an account is (spec 6). A demo account is never an agent, whatever one list of the specification says. `away`: a
 * member or an agent on a break or excluded, who can withdraw, read statements and get help, and nothing else.
 */
export type AccountKind = 'member' | 'agent' | 'demo' | 'away';

const agentTypes: readonly unknown[] = [1, 2, 41, 42];
const vipAbove = 4;

/** The kind of an account type: only the exact numbers count, so '1' or 41.5 is a plain member. */
export function accountKind(type: unknown): Exclude<AccountKind, 'away'> {
  if (type === demoType) return 'demo';
  return agentTypes.includes(type) ? 'agent' : 'member';
}

/** The kind of a member whom the gateway lets in. */
export function kindOfMember({ type, away }: Pick<MemberInfo, 'type' | 'away'>): AccountKind {
  return away === true ? 'away' : accountKind(type);
}

const longestLabel = 500;

function labelOf(name: string | undefined): string {
  return [...(name?.trim() ?? '')].slice(0, longestLabel).join('');
}

/** The gateway's name for a member's VIP service (spec 3, memberLabel); '' when it has none. */
export function serviceLabel(member: MemberInfo | null): string {
  return labelOf(member?.memberLabel?.[0]?.labelName);
}

/** The name of a member's rank (spec 3, clubLabel); '' when it has none. */
export function rankLabel(member: MemberInfo | null): string {
  return labelOf(member?.clubLabel?.labelName);
}

/** Which customer service a person gets (spec 6): VIP only when the rank is a number above 4, and the gateway doesn't close it. */
export function supportType(member: MemberInfo | null): 'VIP' | 'LIVECHAT' {
  const rank = member?.clubLabel?.rankLevel;
  return member?.vip !== false && typeof rank === 'number' && rank > vipAbove ? 'VIP' : 'LIVECHAT';
}
