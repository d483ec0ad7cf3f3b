import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { useFailureWords } from './failure-words.ts';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

type Props = { failure: PartFailure; onRetry: () => void; more?: ReactNode };

/** Replaces the app when something in it broke unexpectedly: says so plainly and offers a restart. */
export function BrokenPage({ failure, onRetry, more }: Props) {
  const { title, text, retry } = useFailureWords(failure);
  return (
    <SituationFrame>
      <SituationMessage
        icon={<DoorClosed />}
        title={title}
        text={text}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {retry}
          </Button>
        }
      />
      {more}
    </SituationFrame>
  );
}
