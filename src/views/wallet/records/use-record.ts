import type { CallInput } from '#contract/calls.ts';
import {
  type Filter,
  type Paging,
  type RecordKind,
  rangeProblem,
  shownRows,
} from '#machines/wallet/records.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useRecordPlace } from './record-place.ts';

/**
 * A record as the address of its page asks for it: `latest` is the data to show, `reading` what the page needs
 * to know about the reading. `inputOf` builds the call's input.
 */
export function useRecord<Kind extends RecordKind>(
  kind: Kind,
  inputOf: (filter: Filter, paging: Paging) => CallInput<`wallet.${Kind}`>,
) {
  const place = useRecordPlace(kind);
  const { view, asker, today } = place;
  const { page, ...filter } = view;
  const input = inputOf({ ...filter, ...asker }, { page, size: shownRows });
  const enabled = rangeProblem(view, today) === null;
  const read = useMemberRead<`wallet.${Kind}`>(`wallet.${kind}`, input, { fresh: 0, enabled });
  const reading = {
    place,
    failure: read.data ? null : (read.error?.failure ?? null),
    busy: read.isFetching,
    onRetry: () => void read.refetch(),
  };
  return { language: asker.language, latest: useLatest(read.data), reading };
}
