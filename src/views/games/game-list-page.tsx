import type { GameListScreen } from '#machines/places.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { GameListView } from './game-list.tsx';

/** The game-list screen (spec 2): one for all its page types. Another game list or another language is another list. */
export default function GameListPage({ screen }: { screen: GameListScreen }) {
  const language = useLanguage();
  return <GameListView key={`${screen}-${language}`} screen={screen} language={language} />;
}
