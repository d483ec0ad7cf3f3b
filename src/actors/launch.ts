import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { launchMachine } from '#machines/games/launch.machine.ts';
import type { LaunchTarget } from '#machines/games/launch.rules.ts';
import type { playMachine } from '#machines/games/play.machine.ts';
import { fetchAgain } from '#machines/kit/later.ts';
import { useChild, useResident } from './residents.ts';

/** Opens a game: login first for a visitor, then one launch (spec 4). */
export function useLaunch(): (target: LaunchTarget) => void {
  const launch = useResident('launch');
  return (target) => launch.send({ type: 'launch.wanted', target });
}

type Launch = ActorRefFrom<typeof launchMachine>;
type Play = ActorRefFrom<typeof playMachine>;

/**
 * How far a launch is: `opening` while it is on its way, its code too; `refused` with the reason; `playing` with what
 * runs in the frame; `lost` when its code could not be had, with the way to try again.
 */
export type Launching =
  | { readonly at: 'nothing' }
  | { readonly at: 'opening'; readonly cancel: () => void }
  | { readonly at: 'refused'; readonly launch: Launch }
  | { readonly at: 'playing'; readonly play: Play }
  | { readonly at: 'lost'; readonly again: () => void };

/** The game that is being opened or played. */
export function useLaunching(): Launching {
  const launch = useResident('launch');
  const play = useChild(launch, 'play');
  const at = useSelector(launch, (snapshot) => {
    if ('awaited' in snapshot) return (snapshot as { value: string }).value;
    if (snapshot.hasTag('refused')) return 'refused';
    return snapshot.matches('launching') || snapshot.matches('resuming') ? 'fetching' : 'nothing';
  });
  if (play) return { at: 'playing', play };
  if (at === 'lost') return { at, again: () => launch.send(fetchAgain as never) };
  if (at === 'refused') return { at, launch };
  if (at === 'fetching') return { at: 'opening', cancel: () => launch.send({ type: 'launch.cancelled' }) };
  return { at: 'nothing' };
}
