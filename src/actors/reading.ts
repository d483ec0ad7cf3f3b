import type { CallFailure, Failure } from '#contract/errors.ts';
import { useLatest } from './latest.ts';

/** What a view needs of something that is read: the answer, or why there is none, and the way to ask again. */
export type Reading<Answer> = {
  readonly data: Answer | undefined;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly again: () => void;
};

/** A query, or several that are shown as one. */
type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly error: CallFailure | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** A query as a view shows it: an answer that is here is not lost because the next one failed. */
export function readingOf<Answer>({ data, error, isFetching, refetch }: Asked<Answer>): Reading<Answer> {
  return {
    data,
    failure: data === undefined ? (error?.failure ?? null) : null,
    busy: isFetching,
    again: () => void refetch(),
  };
}

/** The same with the last answer, while the next is on its way, and also when it fails. */
export function useLatestReading<Answer>({
  data,
  error,
  isFetching,
  refetch,
}: Asked<Answer>): Reading<Answer> {
  return readingOf({ data: useLatest(data), error, isFetching, refetch });
}
