import Bird from 'lucide-react/icons/bird';
import Cherry from 'lucide-react/icons/cherry';
import Clover from 'lucide-react/icons/clover';
import Fish from 'lucide-react/icons/fish';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Spade from 'lucide-react/icons/spade';
import Swords from 'lucide-react/icons/swords';
import Ticket from 'lucide-react/icons/ticket';
import Volleyball from 'lucide-react/icons/volleyball';
import type { Category } from '#contract/games.ts';

const icons = {
  ELOTT: Clover,
  LOTT: Ticket,
  LIVE: Spade,
  SPORTS: Volleyball,
  FISH: Fish,
  RNG: Cherry,
  PVP: Swords,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
} satisfies Record<Category, unknown>;

/** The sign of a game category. */
export function CategoryIcon({ category }: { category: Category }) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" />;
}
