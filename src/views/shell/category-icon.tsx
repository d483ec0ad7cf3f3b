import { Bird, Cherry, Clover, Fish, Gamepad2, Spade, Swords, Ticket, Volleyball } from 'lucide-react';
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
