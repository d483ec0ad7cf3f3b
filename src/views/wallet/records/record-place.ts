import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type Asker,
  changedView,
  parseView,
  type RecordKind,
  type RecordView,
  writeView,
} from '#machines/wallet/records.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';

/** The day of a moment where the reader is, yyyy-MM-dd. */
function dayHere(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}

/** What of a record the address asks for, and the way to another view of it, which the back button undoes. */
export type RecordPlace = {
  readonly kind: RecordKind;
  readonly view: RecordView;
  readonly today: string;
  readonly asker: Asker;
  readonly change: (change: Partial<RecordView>) => void;
};

/** Reads the address of the page of a record. */
export function useRecordPlace(kind: RecordKind): RecordPlace {
  const { search } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const [{ today, offset }] = useState(() => {
    const now = new Date();
    // The browser says how far UTC is ahead of it; a device with a clock of nowhere says no number.
    return { today: dayHere(now), offset: 0 - (now.getTimezoneOffset() || 0) };
  });
  const view = useMemo(() => parseView(search, kind, today), [search, kind, today]);
  const change = (wanted: Partial<RecordView>) => {
    const next = writeView(changedView(view, wanted));
    if (next !== search.slice(1)) void navigate({ search: next });
  };
  return { kind, view, today, asker: { language, offset }, change };
}
