import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { CallOutput } from '#contract/calls.ts';
import type { CallFailure, Failure } from '#contract/errors.ts';
import {
  answerIn,
  type Branch,
  failureIn,
  type Known,
  learnPages,
  linesOf,
  type PageOf,
  pagesFor,
  type TreeLine,
  toggled,
  treeInput,
} from '#machines/agent/tree.rules.ts';
import { questionOf } from '#src/actors/reads.ts';
import { useAccountName } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { useSystem } from '#src/actors/system-context.tsx';

/** Milliseconds that people of the team count as new. */
const fresh = 30_000;

/** Lines that count as looked at before it is known which are. */
const firstLines = 20;

/** The tree of a team, as far as it was opened and looked at. */
export type TeamTree = {
  readonly lines: readonly TreeLine[];
  /** The first page of the outermost branch; undefined until it came. */
  readonly root: CallOutput<'agent.tree'> | undefined;
  /** Why there is no such page. */
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  readonly toggle: (id: string) => void;
  /** Tells which lines are looked at: their pages are read. */
  readonly see: (first: number, last: number) => void;
  /** Reads a page again that failed. */
  readonly retry: (page: PageOf) => void;
  /** Forgets everything that was read: somebody has left the line. */
  readonly forget: () => void;
};

const nothing: Known = new Map();
const closed: ReadonlySet<string> = new Set();

/**
 * The tree of a team: each page of a branch is read when it is looked at, and read again when it is looked at later. While
 * it is not `shown` nothing is read, and what was open stays so.
 */
export function useTeamTree(root: Branch, shown: boolean): TeamTree {
  const { call } = useSystem();
  const queries = useQueryClient();
  const enabled = useSignedIn() && shown;
  const whose = useAccountName();
  const [open, setOpen] = useState(closed);
  const [known, setKnown] = useState(nothing);
  const toggle = useCallback((id: string) => setOpen((before) => toggled(before, id)), []);
  const [seen, setSeen] = useState({ first: 0, last: firstLines });
  const lines = useMemo(() => linesOf(root, { known, open }), [root, known, open]);
  const wanted = shown ? pagesFor(root, lines.slice(seen.first, seen.last + 1), known) : [];
  const reads = useQueries({
    queries: wanted.map((page) => ({
      ...questionOf(call, 'agent.tree', treeInput(page, known), whose),
      enabled,
      staleTime: fresh,
    })),
  });
  const came = wanted.map((page, at) => ({
    ...page,
    answer: reads[at]?.data,
    failure: (reads[at]?.error as CallFailure | null | undefined)?.failure,
  }));
  const next = learnPages(known, came);
  if (next !== known) setKnown(next);
  const first = { branch: root, page: 1 };
  const forget = () => {
    setKnown(nothing);
    void queries.resetQueries({ queryKey: ['agent.tree'] });
  };
  return {
    lines,
    root: answerIn(known, first),
    failure: failureIn(known, first),
    busy: reads.some(({ isFetching }) => isFetching),
    toggle,
    see: (from, to) =>
      setSeen((before) => (before.first === from && before.last === to ? before : { first: from, last: to })),
    retry: (page) => {
      if (failureIn(known, page)?.code === 'MEMBER_UNKNOWN') forget();
      else void queries.refetchQueries({ queryKey: ['agent.tree', treeInput(page, known)] });
    },
    forget,
  };
}
