import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput, CallOutput, MemberCall } from '#contract/calls.ts';
import { useLatest } from './latest.ts';
import { type Reading, readingOf } from './reading.ts';
import { questionOf, useMemberRead } from './reads.ts';
import { useAccountName, useLanguage } from './residents.ts';
import { useSystem } from './system-context.tsx';

/** The calls that answer with the rows of a counter. */
export type CountedCall = Extract<
  MemberCall,
  'promotions.rows' | 'missions.rows' | 'missions.boardRows' | 'points.rows'
>;

/** What else a call of rows is asked with: whose counter it is. */
export type CountedAbout<N extends CountedCall> = Omit<CallInput<N>, 'page' | 'language' | 'asOf'>;

/** The rows of a counter, page by page; all pages are of the moment at which the first was asked for. */
export type Counted = Omit<Reading<unknown>, 'data'> & {
  readonly rows: CallOutput<'points.rows'> | undefined;
  readonly page: number;
  readonly turnTo: (page: number) => void;
};

/** Reads the rows that a counter is the sum of (contract/wallet/counted.ts). */
export function useCounted<N extends CountedCall>(name: N, about: CountedAbout<N>): Counted {
  const language = useLanguage();
  const [{ page, asOf }, turn] = useState<{ page: number; asOf?: number }>({ page: 1 });
  const input = { ...about, page, language, ...(asOf === undefined ? {} : { asOf }) } as CallInput<N>;
  const { data, ...reading } = readingOf(
    useMemberRead<CountedCall>(name, input as CallInput<CountedCall>, { fresh: 0 }),
  );
  const rows = useLatest(data);
  const turnTo = (next: number) => turn({ page: next, ...(rows && { asOf: rows.asOf }) });
  return { ...reading, rows, page, turnTo };
}

/** How long a page of rows that was read ahead is not asked for again, in milliseconds. */
const ahead = 5_000;

/** Reads the first page of rows before a press asks for it: when the button has the pointer or the focus. */
export function useCountedAhead<N extends CountedCall>(name: N, about: CountedAbout<N>): () => void {
  const { call } = useSystem();
  const queries = useQueryClient();
  const language = useLanguage();
  const whose = useAccountName();
  return () => {
    const input = { ...about, page: 1, language } as CallInput<N>;
    void queries.prefetchQuery({ ...questionOf(call, name, input, whose), staleTime: ahead });
  };
}
