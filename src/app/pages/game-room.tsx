import { useLaunching } from '#src/actors/launch.ts';
import GamePage from '#src/views/games/game-page.tsx';
import { PlayBar } from '#src/views/protection/play-bar.tsx';
import { PlayWays } from '#src/views/protection/play-ways.tsx';
import { SessionOver } from '#src/views/protection/session-over.tsx';
import { BreakAtHand } from './break-at-hand.tsx';

/** The page of a game, with the ways to safer play and its session of play beside it, and what it was once it is over. */
export function GameRoom() {
  const launching = useLaunching();
  const bar = launching.at === 'playing' && launching.session && <PlayBar actor={launching.session} />;
  const beside = (
    <>
      <PlayWays stop={<BreakAtHand />} />
      {bar}
    </>
  );
  const over = launching.at === 'over' && <SessionOver launch={launching.launch} />;
  return <GamePage beside={beside} over={over} />;
}
