import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { situationOf } from '#machines/system/status.rules.ts';
import { useResident, useRoot } from '#src/actors/residents.ts';
import { NoticeBar } from '#src/views/shell/notice-bar.tsx';
import { BrokenPage } from '#src/views/system/broken-page.tsx';
import { UnreachablePage } from '#src/views/system/unreachable-page.tsx';
import { Part } from './part.tsx';
import { parts } from './parts.ts';

/**
 * The app, or the page that replaces it: under maintenance, where it may not be used, while the gateway has never
 * answered, and when the app itself broke (spec 2, 4). Before the first answer the visitor's app is shown.
 */
export function SituationGate({ children }: { children: ReactNode }) {
  const root = useRoot();
  const status = useResident('status');
  const broken = useSelector(root, (snapshot) => snapshot.hasTag('refused'));
  const situation = useSelector(status, ({ context }) => context.result && situationOf(context.result));
  const failing = useSelector(
    status,
    (snapshot) => snapshot.hasTag('refused') || snapshot.context.failures > 0,
  );
  const noContact = useSelector(useResident('contact'), (snapshot) => snapshot.hasTag('refused'));
  const again = (retry: () => void) => <BrokenPage onRetry={retry} />;

  if (broken) {
    return (
      <BrokenPage
        onRetry={() => root.send({ type: 'reload.clicked' })}
        more={<Part load={parts.saveTrace} props={{}} failed={() => null} />}
      />
    );
  }
  if (situation === null && failing) return <UnreachablePage />;
  if (situation === 'maintenance' || situation === 'restricted') {
    const load = situation === 'maintenance' ? parts.maintenance : parts.restriction;
    return (
      <>
        <Part key={situation} load={load} props={{}} failed={again} />
        {noContact && <Part load={parts.contact} props={{}} failed={again} />}
      </>
    );
  }
  return (
    <>
      {children}
      <NoticeBar />
    </>
  );
}
