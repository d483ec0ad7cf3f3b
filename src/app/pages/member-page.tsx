import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { memberPageAt, type MemberPage as Page } from '#machines/centres.ts';
import { centreAnswer } from '#machines/system/access.rules.ts';
import { useAccount, useResident, useRoot } from '#src/actors/residents.ts';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { AwaitedPage } from '#src/views/member/awaited-page.tsx';
import { CentreClosed } from '#src/views/member/centre-closed.tsx';
import { ClosedPage } from '#src/views/member/closed-page.tsx';
import { MemberCentre } from '#src/views/member/member-centre.tsx';
import { BrokenPart } from '#src/views/system/broken-part.tsx';
import { Part } from '../parts/part.tsx';
import { centrePages, type InsidePage } from './member-pages.ts';

const broken = (again: () => void, failure: PartFailure) => <BrokenPart failure={failure} onRetry={again} />;

function Inside({ page, inside }: InsidePage & { page: Page }) {
  const { name, shows } = centrePages[page];
  if (shows === 'unbuilt') return <ClosedPage name={name} />;
  if ('here' in shows) return <shows.here inside={inside} />;
  const waiting = <AwaitedPage name={name} />;
  return <Part key={page} part={shows} props={{ inside }} waiting={waiting} failed={broken} />;
}

/**
 * The member centre at its address (spec 2, 4): open to real accounts; anyone else sees what is missing, and
 * gets in as soon as it is there. Work begun inside survives an ended session, but not a change of member.
 */
export function MemberPage() {
  const params = useParams();
  const root = useRoot();
  const session = useResident('session');
  const answer = centreAnswer('member', useAccount());
  const settling = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const account = useSelector(session, ({ context }) => context.account);
  const page = memberPageAt(params.page);
  const wasInside = useRef(false);
  // Asks again when the person changes: a visitor may sign in with a demo account. A person who leaves from
  // inside is on the way home, and is asked nothing more.
  useEffect(() => {
    if (answer === 'open') wasInside.current = true;
    else if (!settling && !wasInside.current) root.send({ type: 'centre.asked', centre: 'member', page });
  }, [root, settling, answer, page]);
  if (answer === 'login' && settling) {
    return (
      <MemberCentre page={page} pages={centrePages}>
        <AwaitedPage name={centrePages[page].name} />
      </MemberCentre>
    );
  }
  if (answer !== 'open')
    return (
      <CentreClosed
        answer={answer}
        onSignIn={() => root.send({ type: 'centre.asked', centre: 'member', page })}
      />
    );
  return (
    <MemberCentre key={account} page={page} pages={centrePages}>
      <Inside page={page} inside={params.section} />
    </MemberCentre>
  );
}
