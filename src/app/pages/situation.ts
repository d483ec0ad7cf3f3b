import { useSelector } from '@xstate/react';
import { type Situation, situationOf } from '#machines/system/status.rules.ts';
import { useResident, useRoot } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';

/** What blocks the app (spec 2, 4): the app itself broke, or its gateway has never given a usable answer. */
type Trouble = 'broken' | 'unreachable';

/** Safer play needs no gateway: it stays open while the product is closed or can't be reached. */
export function openWhileClosed(pathname: string): boolean {
  return pathname === pathOf({ screen: 'saferPlay' });
}

/** Whether the app is shown, or which page replaces it. Before the gateway's first answer, the visitor's app is. */
export function useSituation(): Situation | Trouble {
  const status = useResident('status');
  const broken = useSelector(useRoot(), (snapshot) => snapshot.hasTag('refused'));
  const known = useSelector(status, ({ context }) => context.result && situationOf(context.result));
  const failing = useSelector(
    status,
    (snapshot) => snapshot.hasTag('refused') || snapshot.context.failures > 0,
  );
  if (broken) return 'broken';
  return known ?? (failing ? 'unreachable' : 'normal');
}
