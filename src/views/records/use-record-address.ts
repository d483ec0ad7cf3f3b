import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Change, changedView, type Days, parseView, writeView } from '#machines/kit/records.rules.ts';
import type { RecordPlace } from './record-place.ts';

/** What an address asks for of a record; a change of it keeps the days that are shown, once they are known. */
export function useRecordAddress(kind: RecordPlace['kind']) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseView(search, kind), [search, kind]);
  const changeFrom = (days: Days | null) => (wanted: Change) => {
    const next = writeView(changedView({ ...view, ...days }, wanted));
    if (next !== search.slice(1)) void navigate({ search: next });
  };
  return { view, changeFrom };
}
