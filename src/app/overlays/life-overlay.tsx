import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useChild, useLost, useResident } from '#src/actors/residents.ts';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { CoveredPage } from '#src/views/system/covered-page.tsx';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';

type Props = { lost: (again: () => void, failure: PartFailure) => ReactNode };

/**
 * The last minute of a session, and the cover after its end. If the code of this watch could not be fetched,
 * nothing is shown: it is fetched again as soon as the person or the network is back.
 */
export function LifeOverlay({ lost }: Props) {
  const session = useResident('session');
  const life = useChild(session, 'life');
  const again = useLost(session, 'life');
  const warns = useSelector(
    life,
    (snapshot) =>
      snapshot?.matches({ watching: 'warning' }) && !snapshot.matches({ watching: { warning: 'seen' } }),
  );
  const covered = useSelector(life, (snapshot) => snapshot?.matches('covered'));
  useEffect(() => {
    if (!again) return;
    const signs = ['focus', 'online'] as const;
    for (const sign of signs) window.addEventListener(sign, again);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, again);
    };
  }, [again]);
  if (life && covered) return <CoveredPage life={life} />;
  return life && warns ? <Part part={parts.life} props={{ life }} failed={lost} /> : null;
}
