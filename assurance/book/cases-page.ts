import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { type CaseGroup, casesOf, readCases, type Shown, shownCases } from './cases.ts';
import { chapterLink, type Facts, sectionsOf } from './facts.ts';
import { labels } from './labels.ts';
import { table, text } from './markdown.ts';
import { readTitle } from './mishaps-section.ts';
import type { Language } from './words.ts';

/** The name of the page. */
export const casesPage = 'cases';

/** The fixed texts of the page, and of what chapters say of it. */
export const caseLabels = {
  es: {
    title: 'Qué se cumple, y dónde',
    about:
      'Cada prueba que muestra un caso lleva su número en el título. Aquí está qué pide cada caso, en qué pruebas se ve y en qué flujos, y después los flujos por sección de la especificación. Los títulos de las pruebas están en inglés, como en el código.',
    number: 'Caso',
    asks: 'Qué pide',
    shown: 'Pruebas',
    flows: 'Flujos',
    meets: 'Cumple',
    met: 'Casos que se ven en este flujo',
    sections: 'Por sección de la especificación',
    section: 'Sección',
    levels: {
      chart: 'del diagrama',
      gateway: 'de la pasarela',
      browser: 'en el navegador',
      part: 'de un componente',
    },
  },
  en: {
    title: 'What is met, and where',
    about:
      'Every test that shows a case has its number in the title. Here is what each case asks, which tests show it and in which flows, and after that the flows by section of the specification. Titles of tests are as in the code.',
    number: 'Case',
    asks: 'What it asks',
    shown: 'Tests',
    flows: 'Flows',
    meets: 'Meets',
    met: 'Cases that are met in this flow',
    sections: 'By section of the specification',
    section: 'Section',
    levels: {
      chart: 'of the chart',
      gateway: 'of the gateway',
      browser: 'in the browser',
      part: 'of a component',
    },
  },
} as const satisfies Record<Language, unknown>;

type Level = keyof (typeof caseLabels)['es']['levels'];

/** What a test is of, by its folder. */
function levelOf({ file }: Shown): Level {
  if (/^(assurance\/walk|tests\/flows)\//.test(file)) return 'chart';
  if (file.startsWith('tests/journeys/') || file.startsWith('tests/engines/')) return 'browser';
  return file.startsWith('tests/sandbox/') || file.startsWith('assurance/conformance/tests/')
    ? 'gateway'
    : 'part';
}

/** The heading of a subject, with its code. */
const headOf = ({ code, title }: CaseGroup, language: Language) => `${title[language]} (${code})`;

/** A case as a link to where it is told. */
function linkOf(id: string, language: Language): string {
  const group = readCases().find(({ cases }) => id in cases);
  return group ? `[${id}](${casesPage}.md#${anchorOf(headOf(group, language))})` : id;
}

/** Cases as links, one after the other. */
export function caseLinks(cases: readonly string[], language: Language): string {
  return cases.map((id) => linkOf(id, language)).join(', ');
}

/** How many tests of each kind show a case, and in small print which. */
function testsOf(shown: readonly Shown[], language: Language): string {
  const say = caseLabels[language].levels;
  const counts = (Object.keys(say) as Level[]).flatMap((level) => {
    const count = shown.filter((one) => levelOf(one) === level).length;
    return count > 0 ? [`${count} ${say[level]}`] : [];
  });
  const titles = shown.map(
    ({ title, file }) => `\`${readTitle(title)}\` (\`${file.slice('tests/'.length)}\`)`,
  );
  return `${counts.join(', ')}<br><sub>${titles.join('<br>')}</sub>`;
}

/** So many flows are named at once; more are counted, and named in small print. */
const few = 6;

function flowsCell(flows: readonly Facts[], language: Language): string {
  const links = flows.map((facts) => chapterLink(facts, language)).join(', ');
  return flows.length > few ? `${flows.length}<br><sub>${links}</sub>` : links || '—';
}

/** The flows by the section of the specification that one of their states, or the flow itself, names. */
function sectionsTable(all: readonly Facts[], language: Language): string {
  const say = caseLabels[language];
  const named = all.map((facts) => ({
    facts,
    sections: facts.nodes.flatMap((node) => sectionsOf(facts, node)),
  }));
  const sections = [...new Set(named.flatMap((one) => one.sections))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const flowsOf = (section: string) =>
    named.filter((one) => one.sections.includes(section)).map(({ facts }) => facts);
  return table(
    [say.section, say.flows],
    sections.map((section) => [section, flowsCell(flowsOf(section), language)]),
  );
}

/** The page of all cases in one language, as Markdown. */
export function casesPageOf(groups: readonly CaseGroup[], all: readonly Facts[], language: Language): string {
  const say = caseLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const shown = shownCases();
  const cases = new Map(all.map((facts) => [facts, casesOf(facts, all)] as const));
  const row = ([id, asks]: [string, Readonly<Record<Language, string>>]) => {
    const flows = all.filter((facts) => cases.get(facts)?.includes(id));
    const tests = testsOf(shown.get(id) ?? [], language);
    return [`**${id}**`, text(asks[language]), tests, flowsCell(flows, language)];
  };
  const heads = groups.map((group) => headOf(group, language));
  const parts = [
    `# ${say.title}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/${casesPage}.md)`,
    say.about,
    [...heads, say.sections].map((head) => `[${head}](#${anchorOf(head)})`).join(' · '),
    ...groups.flatMap((group, n) => [
      `## ${heads[n]}`,
      table([say.number, say.asks, say.shown, say.flows], Object.entries(group.cases).map(row)),
    ]),
    `## ${say.sections}`,
    sectionsTable(all, language),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The cases that a flow meets, as a line of its chapter; none where there are none. */
export function casesLine(facts: Facts, all: readonly Facts[], language: Language): readonly string[] {
  const cases = casesOf(facts, all);
  return cases.length > 0 ? [`${caseLabels[language].met}: ${caseLinks(cases, language)}`] : [];
}
