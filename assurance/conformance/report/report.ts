import { type CallName, calls } from '#contract/calls.ts';
import { type Concern, concerns, type Finding, type Verdict, verdicts } from '../finding.ts';
import type { Touched } from '../flows.ts';
import type { Outcome } from '../run.ts';

/** One difference, with every call that has it and everybody it was seen by. */
export type Difference = Omit<Finding, 'account' | 'call'> & {
  readonly calls: readonly CallName[];
  readonly accounts: readonly string[];
  readonly touched: Touched;
};

/** A reason why something was not asked, and what of. */
export type Unasked = {
  readonly reason: string;
  readonly calls: readonly CallName[];
  readonly count: number;
};

/** One call: the worst of each concern, and for each account. Null: nothing was planned of it. */
export type Row = {
  readonly call: CallName;
  readonly verdict: Verdict;
  readonly concerns: Readonly<Record<Concern, Verdict | null>>;
  readonly accounts: Readonly<Record<string, Verdict>>;
};

/** Everything that the reports show, the same for all of them. */
export type Report = {
  readonly gateway: string;
  /** ISO 8601. */
  readonly at: string;
  readonly write: boolean;
  readonly suite: string;
  readonly accounts: readonly string[];
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly differences: readonly Difference[];
  readonly unasked: readonly Unasked[];
  readonly rows: readonly Row[];
} & Pick<Outcome, 'deeds' | 'pace' | 'p95' | 'requests' | 'stopped' | 'findings'>;

/** The worst of some verdicts: what is missing, then what differs; what was not asked only when nothing else is. */
export function worst(found: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => found.includes(verdict)) ?? 'notAsked';
}

const untouched: Touched = { flows: [], pages: [] };

/** So many calls with the same difference have one cause, such as a proxy before all of them. */
const oneCause = 4;

type Grouped = { readonly finding: Finding; readonly calls: CallName[]; readonly accounts: string[] };

function grouped(findings: readonly Finding[], keyOf: (finding: Finding) => string): Map<string, Grouped> {
  const groups = new Map<string, Grouped>();
  for (const finding of findings) {
    const { calls: of, accounts } = groups.get(keyOf(finding)) ?? { calls: [], accounts: [] };
    const group = {
      finding,
      calls: [...new Set([...of, finding.call])],
      accounts: [...new Set([...accounts, finding.account])],
    };
    groups.set(keyOf(finding), group);
  }
  return groups;
}

function differencesOf(findings: readonly Finding[], touched: ReadonlyMap<string, Touched>): Difference[] {
  const wrong = findings.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing');
  const cause = ({ verdict, concern, expected, got }: Finding) =>
    JSON.stringify([verdict, concern, expected, got]);
  const causes = grouped(wrong, cause);
  const shared = (finding: Finding) => (causes.get(cause(finding))?.calls.length ?? 0) >= oneCause;
  const groups = grouped(wrong, (finding) => `${shared(finding) ? '' : finding.call} ${cause(finding)}`);
  const place = Object.keys(calls);
  return [...groups.values()]
    .map(({ finding: { account: _, call: __, ...finding }, calls: of, accounts }) => {
      const all = of.map((call) => touched.get(call) ?? untouched);
      const pages = [...new Set(all.flatMap((one) => one.pages))];
      return {
        ...finding,
        calls: of,
        accounts,
        touched: { flows: all.flatMap(({ flows }) => flows), pages },
      };
    })
    .sort(
      (a, b) =>
        verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
        b.calls.length - a.calls.length ||
        place.indexOf(a.calls[0] ?? '') - place.indexOf(b.calls[0] ?? ''),
    );
}

function unaskedOf(findings: readonly Finding[]): Unasked[] {
  const groups = new Map<string, Unasked>();
  for (const { verdict, consequence: reason, call } of findings) {
    if (verdict !== 'notAsked') continue;
    const known = groups.get(reason);
    const all = [...new Set([...(known?.calls ?? []), call])];
    groups.set(reason, { reason, calls: all, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

function rowOf(call: CallName, findings: readonly Finding[]): Row {
  const of = (list: readonly Finding[]) =>
    list.length === 0 ? null : worst(list.map(({ verdict }) => verdict));
  const accounts = [...new Set(findings.map(({ account }) => account))];
  return {
    call,
    verdict: of(findings) ?? 'notAsked',
    concerns: Object.fromEntries(
      concerns.map((concern) => [concern, of(findings.filter((one) => one.concern === concern))]),
    ) as Row['concerns'],
    accounts: Object.fromEntries(
      accounts.map((account) => [
        account,
        of(findings.filter((one) => one.account === account)) ?? 'notAsked',
      ]),
    ),
  };
}

/** Puts together what the reports show. `accounts` in the order of the file. */
export function reportOf(
  { findings, ...outcome }: Outcome,
  about: Pick<Report, 'gateway' | 'at' | 'write' | 'suite' | 'accounts'>,
  touched: ReadonlyMap<string, Touched>,
): Report {
  const byCall = new Map<CallName, Finding[]>();
  for (const finding of findings) byCall.set(finding.call, [...(byCall.get(finding.call) ?? []), finding]);
  const asked = (Object.keys(calls) as CallName[]).filter((call) => byCall.has(call));
  return {
    ...about,
    ...outcome,
    findings,
    counts: Object.fromEntries(
      verdicts.map((verdict) => [verdict, findings.filter((one) => one.verdict === verdict).length]),
    ) as Report['counts'],
    differences: differencesOf(findings, touched),
    unasked: unaskedOf(findings),
    rows: asked.map((call) => rowOf(call, byCall.get(call) ?? [])),
  };
}

/** 0: all that was asked works. 1: something differs or is missing, or answers come too late. 2: the run ended early. */
export function exitCodeOf({ counts, stopped, p95 }: Pick<Report, 'counts' | 'stopped' | 'p95'>): 0 | 1 | 2 {
  if (stopped !== '') return 2;
  return counts.differs + counts.missing > 0 || !p95.fine ? 1 : 0;
}

/** The flows that make a call: in which state, and where its failure leads to; '' for none. */
export function flowWords({ flows }: Touched): string {
  const steps = flows.map(({ machine, state, onFailure }) =>
    state === '' ? machine : `${machine} (${state} → ${onFailure})`,
  );
  return [...new Set(steps)].join(', ');
}
