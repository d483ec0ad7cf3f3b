import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searched, underIn } from '#machines/agent/tree.rules.ts';
import { useTeamTree } from '#src/actors/team-tree.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import type { TreeLeft } from '#src/ui/virtual-tree.tsx';
import { MemberCard } from './member-card.tsx';
import { TeamPage } from './team-page.tsx';

/** How rows are that nobody has seen yet. */
const untouched: TreeLeft = { scrolled: 0, current: null };

/** The team (spec 2, downline); `inside` its address, one of its people by id. The tree is found again as it was left. */
export function TeamPages({ inside }: { inside: string | undefined }) {
  const { search } = useLocation();
  const [here, setHere] = useState(() => underIn(search));
  // The card's address has a query of its own.
  const under = inside === undefined ? underIn(search) : here;
  const [text, type] = useState('');
  const [left, leave] = useState({ of: '', ...untouched });
  if (under !== here) {
    setHere(under);
    type('');
  }
  const settled = useSettled(text);
  const root = searched(text === '' ? '' : settled, under);
  const tree = useTeamTree(root, inside === undefined);
  if (inside !== undefined) return <MemberCard key={inside} id={inside} onGone={tree.forget} />;
  return (
    <TeamPage
      under={under}
      root={root}
      tree={tree}
      text={text}
      onText={type}
      start={left.of === root ? left : untouched}
      onLeft={(now) => leave({ of: root, ...now })}
    />
  );
}
