import type { AccountKind } from '#machines/session/account.rules.ts';
import { Button } from '#src/ui/button.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { ResumingArea } from '#src/views/shell/header/resuming-area.tsx';
import { useFailureWords } from '#src/views/system/failure-words.ts';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';
import { BreakAtHand } from './break-at-hand.tsx';

function Missing({ again, failure }: { again: () => void; failure: PartFailure }) {
  const { retry } = useFailureWords(failure);
  return (
    <Button size="small" onClick={again}>
      {retry}
    </Button>
  );
}

const missing = (again: () => void, failure: PartFailure) => <Missing again={again} failure={failure} />;

/** The member's part of the header, fetched for members only, so that a visitor's first page is lighter. */
export const memberArea = (account: AccountKind) => (
  <Part
    part={parts.memberArea}
    props={{ account, more: <BreakAtHand /> }}
    waiting={<ResumingArea />}
    failed={missing}
  />
);
