import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { changedView, type ListView, parseView, writeView } from '#machines/games/list-view.rules.ts';
import { isLeft } from '#src/actors/pathname.ts';

/** Changes the view: `push` is a step that the back button undoes, `replace` is none. */
export type ChangeView = (change: Partial<ListView>, how?: 'push' | 'replace') => void;

/** The view that the address asks for, and the way to another. */
export function useListView(): { readonly view: ListView; readonly change: ChangeView } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => parseView(search), [search]);
  // The last write counts, even before it has been drawn: keystrokes come faster than that.
  const newest = useRef(view);
  const drawn = useRef(view);
  if (drawn.current !== view) drawn.current = newest.current = view;
  const go = useRef<ChangeView>(undefined);
  go.current = (change, how = 'push') => {
    // A page that is being left still scrolls: its automatic write would undo the navigation.
    if (how === 'replace' && isLeft(pathname)) return;
    newest.current = changedView(newest.current, change);
    navigate({ search: writeView(newest.current) }, { replace: how === 'replace' });
  };
  const [change] = useState((): ChangeView => (wanted, how) => go.current?.(wanted, how));
  return { view, change };
}

/** The text in the search field: as typed, or from the address after going back; and a stable setter. */
export function useTypedText(query: string): readonly [text: string, type: (text: string) => void] {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [typed, setTyped] = useState({ text: query, at: key });
  const returned = kind === 'POP' && key !== typed.at;
  if (returned) setTyped({ text: query, at: key });
  const type = useCallback((text: string) => setTyped(({ at }) => ({ text, at })), []);
  return [returned ? query : typed.text, type];
}
