import type { CallInput } from '#contract/calls.ts';
import {
  askedOf,
  type RecordCall,
  type RecordKind,
  type RecordView,
  shownRows,
} from '#machines/kit/records.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';

type Asking = {
  readonly view: RecordView;
  /** What the call is told of who asks. */
  readonly asker: Readonly<Record<string, string | number>>;
  readonly enabled: boolean;
};

/** Reads a page of a record: `latest` is the data to show, `reading` is of the page that is asked for. */
export function useRecordRead<N extends RecordCall>(kind: RecordKind<N>, { view, asker, enabled }: Asking) {
  const { page } = view;
  const paging = kind.paged ? { page, size: shownRows } : {};
  const input = { ...askedOf(kind, view, asker), ...paging } as CallInput<N>;
  const read = useMemberRead<N>(kind.call, input, { fresh: 0, enabled });
  return { latest: useLatest(read.data), reading: readingOf(read) };
}
