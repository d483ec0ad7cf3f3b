import { marketListOf } from '#tests/flows/protection/market-list.ts';
import { pathOf } from '../walk/transitions.ts';
import { chapterLink, type Facts } from './facts.ts';
import { type Figure, figureGroups, figureIn, waitsOf } from './figures.ts';
import { figureLabels } from './figures-labels.ts';
import { labels } from './labels.ts';
import { capital, code, table, text } from './markdown.ts';
import { stateShown } from './state-names.ts';
import type { Language } from './words.ts';

/** A state by its path, as the book writes it. */
function shownBy(facts: Facts, path: string, language: Language): string {
  const node = facts.nodes.find((one) => pathOf(one) === path);
  if (!node) throw new Error(`${facts.id} has no state ${path}`);
  return stateShown(facts.id, node, language);
}

/** Where a person meets a figure: chapters, each with its states. */
function placesOf(states: readonly string[], all: readonly Facts[], language: Language): string {
  const machines = [...new Set(states.map((state) => state.split('/')[0] ?? ''))];
  const links = machines.map((id) => {
    const facts = all.find((one) => one.id === id);
    if (!facts) throw new Error(`there is no machine ${id}`);
    const inside = states
      .filter((state) => state.startsWith(`${id}/`))
      .map((state) => state.slice(id.length + 1));
    const shown = inside.map((state) => shownBy(facts, state, language));
    return `${chapterLink(facts, language)}: ${shown.join(', ')}`;
  });
  return links.join('<br>');
}

/** The page of every limit and wait in one language, as Markdown. */
export function figuresPageOf(all: readonly Facts[], language: Language): string {
  const say = figureLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const row = (figure: Figure) => [
    `${text(figure.what[language])} ${code(figure.of.replace(/^(seen|fixed)\./, ''))}`,
    text(figureIn(figure, language)).replaceAll(' ', '\u00a0'),
    say.by[figure.by],
    say.clock[figure.clock],
    say.change[figure.change],
    placesOf(figure.states, all, language) || say.nowhere,
  ];
  const groups = figureGroups.flatMap(({ title, figures }) => [
    `## ${title[language]}`,
    table([say.what, say.value, say.who, say.whose, say.changes, say.where], figures.map(row)),
  ]);
  const waits = all.flatMap((facts) =>
    waitsOf(facts).map(({ name, what, states }) => [
      placesOf(
        states.map((state) => `${facts.id}/${state}`),
        all,
        language,
      ),
      `${text(capital(what[language]))} ${code(name)}`,
    ]),
  );
  const parts = [
    `# ${say.title}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/figures.md)`,
    say.about,
    ...groups,
    `## ${say.waits}`,
    say.waitsAbout,
    table([say.where, say.wait], waits),
    ...marketListOf(language),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What is counted in each state of a machine, as rows: the state, what, how much, and who enforces it. */
function rowsOf(facts: Facts, language: Language): readonly (readonly [state: string, ...string[]])[] {
  const say = figureLabels[language];
  const own = figureGroups
    .flatMap(({ figures }) => figures)
    .flatMap((figure) =>
      figure.states
        .filter((state) => state.startsWith(`${facts.id}/`))
        .map((state) => {
          const value = text(figureIn(figure, language));
          return [
            state.slice(facts.id.length + 1),
            text(figure.what[language]),
            value,
            say.by[figure.by],
          ] as const;
        }),
    );
  const waits = waitsOf(facts).flatMap(({ what, states }) =>
    states.map((state) => [state, say.waitsHere, text(what[language]), say.by.page] as const),
  );
  return [...own, ...waits];
}

/** The states of a machine in which something is counted. */
export function countedStates(facts: Facts): ReadonlySet<string> {
  return new Set(rowsOf(facts, 'es').map(([state]) => state));
}

/** The section of a chapter about what is counted in it, as Markdown; empty where nothing is. */
export function figuresSection(facts: Facts, language: Language): readonly string[] {
  const say = figureLabels[language];
  const rows = rowsOf(facts, language);
  if (rows.length === 0) return [];
  const order = facts.nodes.map(pathOf);
  const sorted = [...rows].sort(([one], [two]) => order.indexOf(one) - order.indexOf(two));
  return [
    `## ${say.short}`,
    `[${say.title}](figures.md)`,
    table(
      [labels[language].state, say.what, say.value, say.who],
      sorted.map(([state, ...rest]) => [shownBy(facts, state, language), ...rest]),
    ),
  ];
}
