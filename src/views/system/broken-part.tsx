import { DoorClosed } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { useFailureWords } from './failure-words.ts';

/** Where a part of the page should be: why it is not there, and the way on (spec 8). */
export function BrokenPart({ failure, onRetry }: { failure: PartFailure; onRetry: () => void }) {
  const { title, text, retry } = useFailureWords(failure);
  return (
    <ErrorState
      icon={<DoorClosed />}
      title={title}
      text={text}
      action={
        <Button variant="primary" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
