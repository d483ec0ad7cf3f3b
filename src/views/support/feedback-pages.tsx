import { CasePage } from './case-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';

/** Comments; `inside` its address, one of them by its reference, as a message about its answer links to it. */
export function FeedbackPages({ inside }: { inside: string | undefined }) {
  return inside === undefined ? <FeedbackPage /> : <CasePage key={inside} reference={inside} />;
}
