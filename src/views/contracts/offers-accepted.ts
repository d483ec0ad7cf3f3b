import { useState } from 'react';
import { acceptedBetween, type Team, type TeamAgent } from '#machines/contracts/team-view.rules.ts';

/** The agents who accepted an offer while the page with it was open, in the order in which it learned of it. */
export function useOffersAccepted(team: Team | undefined): readonly TeamAgent['agent'][] {
  const [{ last, accepted }, keep] = useState<{
    readonly last: Team | undefined;
    readonly accepted: readonly TeamAgent['agent'][];
  }>({ last: team, accepted: [] });
  if (team && team !== last)
    keep({ last: team, accepted: last ? [...accepted, ...acceptedBetween(last, team)] : accepted });
  return accepted;
}
