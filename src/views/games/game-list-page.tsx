import type { HallScreen } from '#machines/places.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { HallView } from './hall-view.tsx';

/** The game-list screen (spec 2): one for all its page types. Another hall or another language is another list. */
export default function GameListPage({ screen }: { screen: HallScreen }) {
  const language = useLanguage();
  return <HallView key={`${screen}-${language}`} screen={screen} language={language} />;
}
