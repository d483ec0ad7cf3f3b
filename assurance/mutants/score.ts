import type { Said } from '../book/words.ts';
import type { Mutant } from './mutants.ts';

/** A mutant and what killed it; undefined when it lives. */
export type Verdict = { readonly name: string; readonly killer: string | undefined };

/** How the mutants of a machine fared; `equivalent` counts the survivors that are argued, which are not among the others. */
export type Score = {
  readonly id: string;
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: readonly string[];
};

type Argued = Readonly<Record<string, Said>>;

/** The score of a machine by the verdicts on its mutants. */
export function scoreOf(id: string, verdicts: readonly Verdict[], argued: Argued = {}): Score {
  const alive = verdicts.filter(({ killer }) => killer === undefined).map(({ name }) => name);
  const survivors = alive.filter((name) => !(name in argued));
  return {
    id,
    mutants: verdicts.length,
    killed: verdicts.length - alive.length,
    equivalent: alive.length - survivors.length,
    survivors,
  };
}

/** What is wrong with the arguments of a machine: of a mutant that is not there, that is killed, or without a reason. */
export function wrongArguments(
  id: string,
  verdicts: readonly Verdict[],
  argued: Argued = {},
): readonly string[] {
  return Object.entries(argued).flatMap(([name, reason]) => {
    const verdict = verdicts.find((one) => one.name === name);
    const wrong = (what: string) => [`${id}: ${name}\n  is argued to be no fault, but ${what}`];
    if (!verdict) return wrong('there is no such mutant');
    if (verdict.killer !== undefined) return wrong(`is killed by “${verdict.killer}”`);
    return reason.es.trim() === '' || reason.en.trim() === '' ? wrong('without a reason') : [];
  });
}

/** The killed in hundredths of those that ought to be: all but the argued. Rounded down, so that 100 means all. */
export function percent({ mutants, killed, equivalent }: Score): number {
  const fair = mutants - equivalent;
  return fair === 0 ? 100 : Math.floor((killed * 1000) / fair) / 10;
}

/** The verdicts of a judge on every mutant, here and now. */
export function verdictsOf(
  mutants: readonly Mutant[],
  judge: (fault: Mutant['fault']) => string | undefined,
): readonly Verdict[] {
  return mutants.map(({ name, fault }) => ({ name, killer: judge(fault) }));
}

/** The scores as a table, then the survivors and the argued by name. */
export function scoreTable(scores: readonly Score[], argued: Readonly<Record<string, Argued>>): string {
  const lines = [
    ['machine', 'mutants', 'killed', 'equivalent', 'survive', 'score'],
    ...scores.map((score) => [
      score.id,
      String(score.mutants),
      String(score.killed),
      String(score.equivalent),
      String(score.survivors.length),
      `${percent(score).toFixed(1)} %`,
    ]),
  ];
  const width = (n: number) => Math.max(...lines.map((line) => line[n]?.length ?? 0));
  const aligned = (line: readonly string[]) =>
    line.map((cell, n) => (n === 0 ? cell.padEnd(width(n)) : cell.padStart(width(n)))).join('  ');
  const survivors = scores.flatMap(({ id, survivors: names }) => names.map((name) => `  ${id}: ${name}`));
  const reasons = scores.flatMap(({ id }) =>
    Object.entries(argued[id] ?? {}).map(([name, reason]) => `  ${id}: ${name}\n    ${reason.en}`),
  );
  return [
    ...lines.map(aligned),
    '',
    `${survivors.length} survivors`,
    ...survivors,
    '',
    `${reasons.length} argued to be no fault`,
    ...reasons,
  ].join('\n');
}
