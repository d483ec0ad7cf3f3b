import type { CallOutput } from '#contract/calls.ts';
import type { Friend } from '#contract/member/referral.ts';

/** Milliseconds until the list is read again while a friend in it can still move on. */
const every = 60_000;

/** The page of friends that an address asks for; the first for anything else. */
export function friendsPageIn(parameters: URLSearchParams): number {
  const asked = parameters.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

/** The parameters of an address that asks for a page; the first asks for nothing. */
export function friendsParameters(page: number): Record<string, string> {
  return page === 1 ? {} : { page: String(page) };
}

/** Milliseconds until friends are read again while they are shown; null when nothing of them changes any more. */
export function friendsAgainIn({ friends }: Pick<CallOutput<'member.invited'>, 'friends'>): number | null {
  const ended: readonly Friend['stage'][] = ['REWARDED', 'CLOSED'];
  return friends.some(({ stage }) => !ended.includes(stage)) ? every : null;
}
