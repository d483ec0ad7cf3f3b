import type { MemberInfo } from '#contract/member.ts';

/** What an account is (spec 6). A demo account is never an agent, whatever one list of the specification says. */
export type AccountKind = 'member' | 'agent' | 'demo';

const agentTypes: readonly unknown[] = [1, 2, 41, 42];
const demoType = 4;
const vipAbove = 4;

/** The kind of an account type: only the exact numbers count, so '1' or 41.5 is a plain member. */
export function accountKind(type: unknown): AccountKind {
  if (type === demoType) return 'demo';
  return agentTypes.includes(type) ? 'agent' : 'member';
}

const longestLabel = 500;

/** The gateway's name for a member's VIP service (spec 3, memberLabel); '' when it has none. */
export function serviceLabel(member: MemberInfo | null): string {
  return [...(member?.memberLabel?.[0]?.labelName.trim() ?? '')].slice(0, longestLabel).join('');
}

/** Which customer service a person gets (spec 6): VIP only when the rank is a number above 4. */
export function supportType(member: MemberInfo | null): 'VIP' | 'LIVECHAT' {
  const rank = member?.clubLabel?.rankLevel;
  return typeof rank === 'number' && rank > vipAbove ? 'VIP' : 'LIVECHAT';
}
