import { pathOf } from '#src/paths.ts';

/** Where one reward is looked at: below the reward centre. */
export function rewardAddress(id: string): string {
  return pathOf({ screen: 'member', page: 'rewardCenter', section: id });
}
