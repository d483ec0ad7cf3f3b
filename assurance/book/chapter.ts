import type { AnyStateNode } from 'xstate';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { proofs } from '../walk/liveness.ts';
import { wordsOf } from '../walk/reasons.ts';
import { pathOf, transitionId } from '../walk/transitions.ts';
import { asvsLine } from './asvs-page.ts';
import { isAudited } from './audit-page.ts';
import { casesLine } from './cases-page.ts';
import { dataSection } from './data-sheet.ts';
import { decidedSection } from './decided.ts';
import { chapterLink, type Facts } from './facts.ts';
import { figureLabels } from './figures-labels.ts';
import { countedStates, figuresSection } from './figures-page.ts';
import { labels, proofsInSpanish } from './labels.ts';
import { capital, code, sentence, table, text } from './markdown.ts';
import { mishapsSection } from './mishaps-section.ts';
import { beginning } from './passage.ts';
import { picturesSection } from './pictures-section.ts';
import { scoreLine } from './scores.ts';
import { stateSections } from './state-sections.ts';
import { tellingOf } from './telling.ts';
import type { ChapterInput, Writing } from './writing.ts';

function kinds({ language }: Writing, node: AnyStateNode): string {
  const say = labels[language];
  const type = { final: say.final, parallel: say.parallel, history: say.history }[node.type as 'final'];
  const tags = node.tags.map((tag) => say[tag as 'busy']);
  return [...(type ? [type] : []), ...tags].join(', ');
}

function statesTable(input: ChapterInput): string {
  const { facts, language, telling } = input;
  const say = labels[language];
  const counted = countedStates(facts);
  const rows = facts.nodes
    .filter(({ parent }) => parent)
    .map((node) => {
      const spanish = facts.words.states?.[pathOf(node)];
      const meaning = (language === 'es' ? spanish : node.description) ?? '';
      const figures = counted.has(pathOf(node)) ? [`[${figureLabels[language].short}](figures.md)`] : [];
      return [telling.link(node), [text(meaning), ...figures].join(' '), kinds(input, node)];
    });
  return table([say.state, say.meaning, say.kind], rows);
}

function beginningLine({ facts, language, telling }: ChapterInput): string {
  const [root] = facts.nodes;
  const last = root && (beginning(root).at(-1) ?? root);
  return last ? `${labels[language].beginsIn} ${telling.link(last)}.` : '';
}

function provenLines({ facts, scores, language }: ChapterInput): string {
  const say = labels[language];
  const own = (facts.model.properties ?? []).map(({ name }) =>
    language === 'es' ? (facts.words.properties?.[name] ?? name) : name,
  );
  const general = proofs.map(({ name }) => (language === 'es' ? (proofsInSpanish[name] ?? name) : name));
  const list = (lines: readonly string[]) => lines.map((line) => `- ${text(sentence(line))}`).join('\n');
  return [
    ...(own.length > 0 ? [say.provenAbout, '', list(own), ''] : []),
    say.provenAll,
    '',
    list(general),
    '',
    scoreLine(facts, scores, language),
  ].join('\n');
}

function gapsLines({ facts, language, telling }: ChapterInput): string {
  const say = labels[language];
  const rows = (['wire', 'browser'] as const).flatMap((level) =>
    facts.transitions.flatMap((transition) => {
      const reason = facts.gaps[level]?.[transitionId(transition)];
      if (reason === undefined) return [];
      return [
        [
          transition.source.parent ? telling.state(transition.source) : say.anything,
          telling.event(transition),
          telling.next(transition),
          say[level],
          text(capital(wordsOf(reason)[language])),
        ],
      ];
    }),
  );
  return rows.length > 0 ? table([say.state, say.happens, say.next, say.level, say.why], rows) : say.noGaps;
}

function othersLines({ facts, all, language, telling }: ChapterInput): string {
  const say = labels[language];
  const link = (one: Facts) => chapterLink(one, language);
  const rows = facts.asked.map(({ id, machine, call }) => {
    const other = all.find((one) => one.id === machine);
    const what = machine
      ? `${say.flow}${other ? `: ${link(other)}` : ` ${code(machine)}`}`
      : call
        ? say.call
        : say.else;
    const places = facts.nodes.filter(({ invoke }) => invoke.some((one) => one.id === id));
    const where = places.map((node) => (node.parent ? telling.state(node) : say.anything)).join(', ');
    return [`${capital(telling.word('actors', id))} ${code(call ?? id)}`, what, where];
  });
  const parents = all.filter(({ asked }) => asked.some(({ machine }) => machine === facts.id));
  const who =
    parents.length > 0 ? `${say.startedBy}: ${parents.map(link).join(', ')}.` : say.startedByProduct;
  return rows.length > 0 ? `${table([say.who, say.what, say.from], rows)}\n\n${who}` : who;
}

function specLine({ facts, language }: Writing): string {
  const say = labels[language];
  return `${facts.sections.length > 1 ? say.specSeveral : say.specAt} ${facts.sections.join(', ')} · ${code(facts.file)}`;
}

/** The chapter of one machine in one language, as Markdown. Throws where it lacks a word. */
export function chapterOf(writing: Writing): string {
  const { facts, language } = writing;
  const say = labels[language];
  const input: ChapterInput = { ...writing, telling: tellingOf(facts, language) };
  const other = language === 'es' ? 'en' : 'es';
  const top = `[${say.contents}](README.md) · [${say.glossary}](glossary.md) · [${say.otherLanguage}](../${other}/${facts.chapter}.md)`;
  const parts = [
    `# ${text(facts.words.title[language])}`,
    top,
    text(facts.words.purpose[language]),
    specLine(writing),
    ...(isAudited(facts) ? [`[${say.onRecord}](audit.md)`] : []),
    ...casesLine(facts, writing.all, language),
    ...asvsLine(facts, language),
    `## ${say.picture}`,
    ...picturesSection(facts, language),
    say.legend,
    `${say.downloads}: [SVG](../pictures/${facts.id}.${language}.svg) · [Mermaid](../mermaid/${facts.id}.mmd) · [JSON](../json/${facts.id}.json)`,
    `[${say.scenarios}](../../scenarios?language=${language}#${facts.id})`,
    `[${say.stately}](../stately/${facts.id}.ts): ${text(say.statelyAbout)}`,
    `## ${say.states}`,
    statesTable(input),
    ...figuresSection(facts, language),
    ...mishapsSection(input),
    ...decidedSection(facts, language),
    ...dataSection(facts, language),
    `## ${say.begins}`,
    beginningLine(input),
    `## ${say.transitions}`,
    say.transitionsAbout,
    ...stateSections(input),
    `## ${say.proven}`,
    provenLines(input),
    `## ${say.gaps}`,
    gapsLines(input),
    `## ${say.others}`,
    othersLines(input),
  ];
  const heads = parts.filter((part) => part.startsWith('## ')).map((part) => part.slice(3));
  const contents = heads.map((head) => `[${head}](#${anchorOf(head)})`).join(' · ');
  return `${parts.map((part) => (part === top ? `${top}\n\n${contents}` : part)).join('\n\n')}\n`;
}
