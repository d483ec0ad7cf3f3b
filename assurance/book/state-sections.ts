import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../walk/transitions.ts';
import { asidesOf } from './asides.ts';
import { casesOfRows } from './cases.ts';
import { caseLabels, caseLinks } from './cases-page.ts';
import { coveredAt, sectionsOf } from './facts.ts';
import { labels } from './labels.ts';
import { sentence, table } from './markdown.ts';
import { pictureAnchor } from './pictures-section.ts';
import type { ChapterInput } from './writing.ts';

const none = '—';

/** A table without the columns in which nothing stands. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, n) => rows.some((row) => row[n] !== none));
  const only = (cells: readonly string[]) => cells.filter((_, n) => kept[n]);
  return table(only(head), rows.map(only));
}

/** Where a transition is taken, unless that is everywhere. */
function coverage({ facts, language }: ChapterInput, transition: AnyTransitionDefinition): string {
  const say = labels[language];
  const levels = coveredAt(facts, transition);
  return levels.length === 3
    ? ''
    : `<br><sub>${say.onlyIn}: ${levels.map((level) => say[level]).join(', ')}</sub>`;
}

/** What is done whenever a state is entered or left, however that happens. */
function alwaysDone({ language, telling }: ChapterInput, node: AnyStateNode): readonly string[] {
  const say = labels[language];
  const list = (when: string, effects: readonly string[]) =>
    effects.length > 0 ? [`${when}:\n\n${effects.map((one) => `- ${sentence(one)}`).join('\n')}`] : [];
  return [...list(say.onEntering, telling.entering(node)), ...list(say.onLeaving, telling.leaving(node))];
}

/** The section of one state: what is done on entering and leaving it, and a row for all that can happen there. */
function stateSection(
  input: ChapterInput,
  node: AnyStateNode,
  shown: (cell: string) => string,
  cases: ReturnType<typeof casesOfRows>,
): readonly string[] {
  const { facts, language, telling } = input;
  const say = labels[language];
  const rows = facts.transitions
    .filter(({ source }) => source === node)
    .map((transition) => [
      telling.event(transition) + coverage(input, transition),
      shown(telling.condition(transition)),
      shown(telling.own(transition)),
      telling.next(transition),
      caseLinks(cases.get(transitionId(transition)) ?? [], language) || none,
    ]);
  const done = alwaysDone(input, node);
  if (rows.length === 0 && done.length === 0) return [];
  const name = node.parent ? telling.state(node) : say.wholeFlow;
  const spec = sectionsOf(facts, node);
  return [
    `### ${name}`,
    `${spec.length > 1 ? say.specSeveral : say.specAt} ${spec.join(', ')} · [${say.inPicture}](#${pictureAnchor(facts, node, language)})`,
    ...done,
    ...(rows.length > 0
      ? [tableOf([say.happens, say.condition, say.does, say.next, caseLabels[language].meets], rows)]
      : []),
  ];
}

/** All that can happen in a machine, state by state, as Markdown. */
export function stateSections(input: ChapterInput): readonly string[] {
  const { facts, language, telling } = input;
  const cells = facts.transitions.flatMap((one) => [telling.condition(one), telling.own(one)]);
  const asides = asidesOf(cells, language);
  const cases = casesOfRows(facts);
  const sections = facts.nodes.flatMap((node) => stateSection(input, node, asides.cell, cases));
  return [...sections, ...asides.sections];
}
