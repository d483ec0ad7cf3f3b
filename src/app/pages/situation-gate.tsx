import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { atStep } from '#src/actors/meta.ts';
import { usePathname } from '#src/actors/pathname.ts';
import { useResident, useRoot } from '#src/actors/residents.ts';
import { type PartFailure, referenceOf } from '#src/ui/part-failure.ts';
import { NoticeBar } from '#src/views/shell/notice-bar.tsx';
import { BrokenPage } from '#src/views/system/broken-page.tsx';
import { UnreachablePage } from '#src/views/system/unreachable-page.tsx';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';
import { SaferPlayWhileClosed } from './safer-play-while-closed.tsx';
import { openWhileClosed, useSituation } from './situation.ts';

/** The ways to a person, at the end of a page that replaces the app. */
const contactCards = <Part part={parts.contactCards} props={{}} failed={() => null} />;

/**
 * The app, or the page that replaces it: under maintenance, where it may not be used, while the gateway has never
 * answered, and when the app itself broke (spec 2, 4). Before the first answer the visitor's app is shown.
 */
export function SituationGate({ children }: { children: ReactNode }) {
  const root = useRoot();
  const situation = useSituation();
  const contactTold = useSelector(useResident('contact'), atStep('told'));
  const pathname = usePathname();
  const again = (retry: () => void, failure: PartFailure) => <BrokenPage failure={failure} onRetry={retry} />;

  if (situation === 'broken') {
    return (
      <BrokenPage
        failure={{ kind: 'crashed', reference: referenceOf(root) }}
        onRetry={() => root.send({ type: 'reload.clicked' })}
        more={<Part part={parts.saveTrace} props={{}} failed={() => null} />}
      />
    );
  }
  if (situation !== 'normal' && openWhileClosed(pathname)) {
    return (
      <>
        <SaferPlayWhileClosed failed={again} />
        {contactTold && <Part part={parts.contact} props={{}} failed={again} />}
      </>
    );
  }
  if (situation === 'unreachable') return <UnreachablePage />;
  if (situation === 'maintenance' || situation === 'restricted') {
    const part = situation === 'maintenance' ? parts.maintenance : parts.restriction;
    return (
      <>
        <Part key={situation} part={part} props={{ more: contactCards }} failed={again} />
        {contactTold && <Part part={parts.contact} props={{}} failed={again} />}
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
