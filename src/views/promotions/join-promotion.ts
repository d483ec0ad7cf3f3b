import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { presserOf } from '#machines/games/favourite.rules.ts';
import { joinMachine } from '#machines/promotions/join.machine.ts';
import type { ShownTerms } from '#machines/promotions/join.rules.ts';
import { type MoneyAct, useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useAccount, useRoot } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';

/** Joining one promotion; `ask` begins it: a visitor signs in first, a demo account is told that it can't. */
export type Joining = {
  readonly actor: ActorRefFrom<typeof joinMachine>;
  readonly act: MoneyAct;
  readonly ask: () => void;
};

/** The joining of a promotion whose terms are shown; `language` is a code such as 'EN'. */
export function useJoining(id: string, terms: ShownTerms, language: string): Joining {
  const root = useRoot();
  const account = useAccount();
  const who = presserOf(useSignedIn(), account !== null);
  const actor = useMoneyActor(joinMachine, 'promotions.join', { id, language, ...terms }, id);
  const act = useMoneyAct<typeof joinMachine>(actor);
  const demo = account === 'demo';
  const broken = terms.broken.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same terms, read again, are no news
  useEffect(() => actor.send({ type: 'terms.read', terms }), [actor, terms.version, broken]);
  useEffect(() => {
    if (!demo) actor.send({ type: 'person.known', who });
  }, [actor, who, demo]);
  const warn = () => root.send({ type: 'centre.asked', centre: 'member', page: 'rewardCenter' });
  return { actor, act, ask: demo ? warn : () => actor.send({ type: 'submitted', who }) };
}
