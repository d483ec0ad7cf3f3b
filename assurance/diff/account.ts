import type { Language } from '../book/words.ts';
import type { MachineChange } from './compare.ts';
import { commonEntries, type Entry, entriesOf, sharedEntries } from './entries.ts';
import type { FlowDiff } from './flow-diff.ts';
import { becameLabels, labels } from './labels.ts';
import type { Head } from './versions.ts';

/** What is said of one machine: its name, what became of it, whether it is audited or moves money, its changes. */
export type Section = {
  readonly id: string;
  readonly title: string;
  readonly sign: Entry['sign'];
  readonly became: string;
  readonly marks: readonly string[];
  readonly entries: readonly Entry[];
};

/** The difference of two versions in one language, as every format prints it. */
export type Account = {
  readonly language: Language;
  readonly title: string;
  readonly head: readonly (readonly [label: string, text: string])[];
  readonly sections: readonly Section[];
  /** What several machines share: rules, sentences. Only those parts in which something changed. */
  readonly shared: readonly {
    readonly id: string;
    readonly title: string;
    readonly entries: readonly Entry[];
  }[];
  /** Said when nothing changed; empty otherwise. */
  readonly nothing: string;
};

function versionText({ revision, commit, date, subject, folder, uncommitted }: Head, language: Language) {
  const say = labels[language];
  const short = commit.slice(0, 8);
  if (!folder) return `${revision === short ? '' : `${revision} = `}${short}, ${date}, ${subject}`;
  const files = uncommitted > 0 ? `${uncommitted} ${say.uncommitted}` : say.committed;
  return `${say.folder} (${files}), ${say.standsOn} ${short}, ${date}, ${subject}`;
}

function headOf(diff: FlowDiff, language: Language): Account['head'] {
  const say = labels[language];
  const { machines, states, transitions, rules, others, sentences } = diff.totals;
  const counts = ({ added, removed, changed }: typeof states) =>
    `${added} ${say.added}, ${removed} ${say.removed}, ${changed} ${say.changed}`;
  const list = (names: readonly string[]) =>
    names.length > 0 ? `${names.length}: ${names.join(', ')}` : say.none;
  return [
    [say.before, versionText(diff.versions.before, language)],
    [say.after, versionText(diff.versions.after, language)],
    ...(diff.only.length > 0 ? [[say.only, diff.only.join(', ')] as const] : []),
    [say.machines, `${counts(machines)}, ${machines.reworded} ${say.reworded}, ${machines.same} ${say.same}`],
    [say.ofAudited, list(diff.audited)],
    [say.ofMoney, list(diff.money)],
    [
      say.states,
      `${states.added} ${say.statesAdded}, ${states.removed} ${say.statesRemoved}, ${states.changed} ${say.statesChanged}`,
    ],
    [say.transitions, counts(transitions)],
    [say.others, counts(others)],
    [say.rules, counts(rules)],
    [say.sentences, `${sentences} ${say.changed}`],
  ];
}

/** The labels of a machine; one that it got or lost says so. */
function marksOf({ before, after }: MachineChange, language: Language): readonly string[] {
  const say = labels[language];
  const mark = (what: 'audited' | 'money', now: string, noLonger: string) => {
    const [was, is] = [before?.[what], after?.[what]];
    if (!was && !is) return [];
    if (!before || !after || was === is) return [say[what]];
    return [say[what], is ? now : noLonger];
  };
  return [
    ...mark('audited', say.nowAudited, say.noLongerAudited),
    ...mark('money', say.nowMoney, say.noLongerMoney),
  ];
}

/** Tells the difference of two versions in a language. */
export function accountOf(diff: FlowDiff, language: Language): Account {
  const say = labels[language];
  return {
    language,
    title: say.title,
    head: headOf(diff, language),
    sections: diff.machines.map((machine) => ({
      id: machine.id,
      title: machine.title[language] ?? '',
      sign: machine.became === 'added' ? '+' : machine.became === 'removed' ? '-' : '~',
      became: becameLabels[language][machine.became] ?? '',
      marks: marksOf(machine, language),
      entries: entriesOf(machine, language),
    })),
    shared: [
      { id: 'shared-rules', title: say.common, entries: commonEntries(diff.common, language) },
      { id: 'shared-words', title: say.shared, entries: sharedEntries(diff.shared, language) },
    ].filter(({ entries }) => entries.length > 0),
    nothing: diff.machines.length + diff.shared.length + diff.common.length === 0 ? say.nothing : '',
  };
}
