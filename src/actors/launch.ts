import type { LaunchTarget } from '#machines/games/launch.rules.ts';
import { useResident } from './residents.ts';

/** The way to open a game: login first where nobody is signed in, then one launch (spec 4). */
export function useLaunch(): (target: LaunchTarget) => void {
  const launch = useResident('launch');
  return (target) => launch.send({ type: 'launch.wanted', target });
}
