import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { AgentPage, MemberPage } from '#machines/centres.ts';
import type { Place } from '#machines/places.ts';
import { centreAnswer } from '#machines/system/access.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { isLeft, usePathname } from '#src/actors/pathname.ts';
import { useAccount, useResident, useRoot } from '#src/actors/residents.ts';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { AwaitedPage } from '#src/views/member/awaited-page.tsx';
import { CentreClosed } from '#src/views/member/centre-closed.tsx';
import { BrokenPart } from '#src/views/system/broken-part.tsx';
import { notFound } from '../parts/not-found.ts';
import { Part } from '../parts/part.tsx';
import type { PageShows } from './page-shows.ts';

const broken = (again: () => void, failure: PartFailure) => <BrokenPart failure={failure} onRetry={again} />;

type Asked =
  | { readonly centre: 'member'; readonly page: MemberPage }
  | { readonly centre: 'agent'; readonly page: AgentPage };

type Props = {
  asked: Asked;
  /** The page's name, and what it shows. */
  title: string;
  shows: PageShows;
  /** The section in its address. */
  inside: string | undefined;
  frame: (page: ReactNode) => ReactNode;
};

const placeOf = ({ centre, page }: Asked, section: string | undefined): Place => ({
  screen: centre,
  page,
  ...(section === undefined ? {} : { section }),
});

function Inside({ asked, title, shows, inside }: Omit<Props, 'frame'>) {
  if (!useIsHere()(placeOf(asked, inside)))
    return <Part part={notFound} props={{ why: 'notHere' }} failed={broken} />;
  if ('here' in shows) return <shows.here inside={inside} />;
  const waiting = <AwaitedPage title={title} />;
  return <Part key={asked.page} part={shows} props={{ inside }} waiting={waiting} failed={broken} />;
}

/**
 * A centre at its address (spec 2, 4): open to those it is for; anyone else sees what is missing, and gets in as soon as
 * it is there. Work begun inside survives an ended session, but not a change of member.
 */
export function CentreRoom({ frame, ...page }: Props) {
  const { asked, title } = page;
  const root = useRoot();
  const session = useResident('session');
  const answer = centreAnswer(asked.centre, useAccount());
  const settling = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const account = useSelector(session, ({ context }) => context.account);
  const pathname = usePathname();
  const wasInside = useRef(false);
  const ask = () => root.send({ type: 'centre.asked', ...asked });
  // Asks again when the person changes: a visitor may sign in with a demo account. A person who leaves from
  // inside is on the way home, and is asked nothing more; nor is one who left before the page was drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another question
  useEffect(() => {
    if (answer === 'open') wasInside.current = true;
    else if (!settling && !wasInside.current && !isLeft(pathname)) ask();
  }, [root, settling, answer, asked.page]);
  if (answer === 'login' && settling) return frame(<AwaitedPage title={title} />);
  if (answer !== 'open') return <CentreClosed answer={answer} onSignIn={ask} />;
  return <Fragment key={account}>{frame(<Inside {...page} />)}</Fragment>;
}
