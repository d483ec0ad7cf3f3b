import type { Launching } from '#src/actors/launch.ts';
import { OpeningDialog } from '#src/views/games/opening-dialog.tsx';
import { RefusedDialog } from '#src/views/games/refused-dialog.tsx';

/** Messages about a game, over the page it was picked on. */
export function LaunchOverlay({ launching }: { launching: Launching }) {
  if (launching.at === 'opening') return <OpeningDialog launching={launching} />;
  if (launching.at === 'refused') return <RefusedDialog launching={launching} />;
  return null;
}
