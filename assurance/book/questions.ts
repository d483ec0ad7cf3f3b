import { readFileSync } from 'node:fs';
import { readable } from './asides.ts';
import { dataLabels } from './data-labels.ts';
import { decidedLabels } from './decided.ts';
import { figureLabels } from './figures-labels.ts';
import { labels } from './labels.ts';
import { mishapLabels } from './mishaps-labels.ts';
import { type Language, languages, type Said } from './words.ts';

/** A question of an auditor, and where its answer is. */
export type Question = {
  readonly question: Said;
  /** The page of the book, by the name of its file. */
  readonly chapter: string;
  /**
   * The section: `states`, `figures`, `mishaps`, `decided`, `data` or `proven` of a chapter, the dotted path of a state, or the heading itself.
   * Without one the answer is at the beginning of the page.
   */
  readonly section?: string | Said;
  /** A phrase that one line of the section has, word for word; ` | ` is the border of two cells. */
  readonly answer: Said;
};

/** Questions about the same subject. */
export type Subject = { readonly subject: Said; readonly questions: readonly Question[] };

/** A section of a page: its heading as Markdown (empty at the beginning of the page), its lines as they are read. */
export type Section = { readonly heading: string; readonly lines: readonly string[] };

/** The sections of each page in one language, by the name of its file. */
export type Pages = ReadonlyMap<string, readonly Section[]>;

/** The name of the page that lists the questions. */
export const questionsPage = 'questions';

/** The fewest questions, the shortest answer in characters, and the most sections that may hold an answer. */
const bounds = { questions: 120, answer: 12, sections: 4 };

/** The questions as they are kept. */
export function readQuestions(): readonly Subject[] {
  return JSON.parse(readFileSync('assurance/book/questions.json', 'utf8')) as readonly Subject[];
}

/** A line as it is read: without markup, and with one kind of apostrophe. */
function plain(line: string): string {
  return readable(line)
    .replace(/[\\*`]/g, '')
    .replaceAll("'", '’');
}

function sectionsOf(page: string): readonly Section[] {
  const found: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const line of page.split('\n')) {
    const [, heading] = /^##+ (.*)$/.exec(line) ?? [];
    if (heading) found.push({ heading, lines: [] });
    else found.at(-1)?.lines.push(plain(line));
  }
  return found;
}

/** The pages of a book in one language, but for the list of questions, cut into their sections. */
export function pagesIn(book: ReadonlyMap<string, string>, language: Language): Pages {
  const pages = new Map<string, readonly Section[]>();
  for (const [name, text] of book) {
    const [, page] = new RegExp(`^${language}/(.*)\\.md$`).exec(name) ?? [];
    if (page && page !== questionsPage) pages.set(page, sectionsOf(text));
  }
  return pages;
}

/** The section in which the answer of a question must stand; undefined when the page has none like it, or several. */
export function sectionFor({ chapter, section = '' }: Question, pages: Pages, language: Language) {
  const name = typeof section === 'string' ? section : section[language];
  const { states, proven } = labels[language];
  const fixed: Readonly<Record<string, string>> = {
    states,
    proven,
    figures: figureLabels[language].short,
    mishaps: mishapLabels[language].title,
    data: dataLabels[language].title,
    decided: decidedLabels[language].title,
  };
  const heading = fixed[name] ?? name;
  const found = (pages.get(chapter) ?? []).filter(
    (one) => one.heading === heading || one.heading.includes(`\`${heading}\``),
  );
  return found.length === 1 ? found[0] : undefined;
}

const holds = ({ lines }: Section, answer: string) => lines.some((line) => line.includes(answer));

/** What is wrong with the answer of a question in one language. */
export function answerFaults(question: Question, pages: Pages, language: Language): readonly string[] {
  const { chapter, section } = question;
  if (!pages.has(chapter)) return [`there is no page ${chapter}`];
  const where = sectionFor(question, pages, language);
  if (!where) return [`${chapter} has no section ${JSON.stringify(section)}, or several`];
  const answer = question.answer[language];
  const places = [...pages.values()].flat().filter((one) => holds(one, answer)).length;
  return [
    ...(holds(where, answer) ? [] : [`${chapter}, “${where.heading}” does not say: ${answer}`]),
    ...(answer.length < bounds.answer ? [`too short to tell anything: ${answer}`] : []),
    ...(places > bounds.sections ? [`${places} sections say: ${answer}`] : []),
  ];
}

/** What is wrong with the list itself: too few questions, or two alike. */
export function listFaults(subjects: readonly Subject[]): readonly string[] {
  const all = subjects.flatMap(({ questions }) => questions);
  const few = all.length < bounds.questions ? [`only ${all.length} questions`] : [];
  const doubled = languages.flatMap((language) => {
    const asked = all.map(({ question }) => question[language].toLowerCase());
    return asked.filter((one, at) => asked.indexOf(one) !== at).map((one) => `asked twice: ${one}`);
  });
  return [...few, ...doubled];
}
