import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { LaunchTarget } from '#machines/games/game-opening.rules.ts';
import type { launchMachine } from '#machines/games/launch.machine.ts';
import { fetchAgain } from '#machines/kit/lazy-machine.ts';
import { metaOf } from './meta.ts';
import { type ChildRef, useChild, useResident } from './residents.ts';

/** Opens a game: login first for a visitor, then one launch (spec 4). */
export function useLaunch(): (target: LaunchTarget) => void {
  const launch = useResident('launch');
  return (target) => launch.send({ type: 'launch.wanted', target });
}

type Launch = ActorRefFrom<typeof launchMachine>;

/**
 * How far a launch is: `opening` while it is on its way, its code too; `refused` with the reason; `declaring` with the
 * sheet that comes before play; `playing` with what runs in the frame and its session of play, which free play has not; `over` when that session
 * ended; `lost` when its code could not be had, with the way to try again.
 */
export type Launching =
  | { readonly at: 'nothing' }
  | { readonly at: 'opening'; readonly cancel: () => void }
  | { readonly at: 'refused'; readonly launch: Launch }
  | { readonly at: 'declaring'; readonly declare: ChildRef<'declare'> }
  | {
      readonly at: 'playing';
      readonly play: ChildRef<'play'>;
      readonly session: ChildRef<'playSession'> | undefined;
    }
  | { readonly at: 'over'; readonly launch: Launch }
  | { readonly at: 'lost'; readonly again: () => void };

/** While its code is on its way, a launch is on its way. */
const ofCode: Readonly<Record<string, Launching['at']>> = { fetching: 'opening', lost: 'lost' };

/** The game that is being opened or played. */
export function useLaunching(): Launching {
  const launch = useResident('launch');
  const round = useChild(launch, 'roundTheGame');
  const play = useChild(round, 'play');
  const session = useChild(round, 'playSession');
  const declare = useChild(launch, 'declare');
  const at = useSelector(launch, (snapshot) => {
    if ('awaited' in snapshot) return ofCode[(snapshot as { value: string }).value];
    if (snapshot.hasTag('refused')) return 'refused';
    return metaOf(snapshot).step ?? 'nothing';
  });
  if (play) return { at: 'playing', play, session };
  if (declare) return { at: 'declaring', declare };
  if (at === 'over') return { at, launch };
  if (at === 'lost') return { at, again: () => launch.send(fetchAgain as never) };
  if (at === 'refused') return { at, launch };
  if (at === 'opening') return { at: 'opening', cancel: () => launch.send({ type: 'launch.cancelled' }) };
  return { at: 'nothing' };
}
