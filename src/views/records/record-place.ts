import type { AnyRecord, Change, Days, Reach, RecordView } from '#machines/kit/records.rules.ts';

/** What of a record is shown, and the way to another view of it, which the back button undoes. */
export type RecordPlace = {
  readonly kind: Pick<AnyRecord, 'filters'>;
  readonly view: RecordView;
  /** The days that are shown, and those that may be asked for; null until the gateway has said them. */
  readonly days: Days | null;
  readonly reach: Reach | null;
  /** The merchant's zone, an IANA name; null until the gateway has said it. */
  readonly zone: string | null;
  readonly change: (change: Change) => void;
};
