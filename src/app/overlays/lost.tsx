import { CircleAlert } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Notice, NoticeStack } from '#src/ui/notice.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { useFailureWords } from '#src/views/system/failure-words.ts';

/** Reports a dialog that could not be fetched, without using a dialog, because its code may be what is missing. */
export function Lost({ again, failure = { kind: 'lost' } }: { again: () => void; failure?: PartFailure }) {
  const { text, retry } = useFailureWords(failure);
  const wayOn = (
    <Button size="small" onClick={again}>
      {retry}
    </Button>
  );
  return (
    <NoticeStack>
      <Notice icon={<CircleAlert />} action={wayOn}>
        {text}
      </Notice>
    </NoticeStack>
  );
}

/** What a part of the list of dialogs shows when it is lost. */
export const lost = (again: () => void, failure: PartFailure) => <Lost again={again} failure={failure} />;
