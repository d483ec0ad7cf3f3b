import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markets } from '#contract/market-names.ts';
import { marketChapter, marketChapterOf } from '#tests/flows/protection/market-chapter.ts';
import { plansOf, scenariosOf } from '../scenarios/scenarios.ts';
import { statelyWriter } from '../stately/stately-file.ts';
import { findProofs } from '../walk/find-proofs.ts';
import { readAsvs, readNumbers } from './asvs.ts';
import { asvsPage, asvsPageOf } from './asvs-page.ts';
import { auditPageOf, type Reasons } from './audit-page.ts';
import { readCases } from './cases.ts';
import { casesPage, casesPageOf } from './cases-page.ts';
import { chapterOf } from './chapter.ts';
import { jsonOf, mermaidOf, picturesOf } from './chart-files.ts';
import { claimOncePageOf, readClaimOnce } from './claim-once-page.ts';
import { dataPageOf } from './data-sheet.ts';
import { type Edition, editionHere } from './edition.ts';
import { type Facts, findFacts } from './facts.ts';
import { figuresPageOf } from './figures-page.ts';
import { glossaryOf, indexOf, type Term } from './index-page.ts';
import { questionsPage, readQuestions } from './questions.ts';
import { questionsPageOf } from './questions-page.ts';
import { readScores, scoresPageOf } from './scores.ts';
import { readStandard, standardNames } from './standards.ts';
import { standardPageOf } from './standards-page.ts';
import { languages } from './words.ts';

const read = <T>(name: string) => JSON.parse(readFileSync(join('assurance/book', name), 'utf8')) as T;

/** All pages of the book by their paths in its folder: made of the machines, their models and words, and nothing else. */
export function pagesOf(
  all: readonly Facts[],
  edition: Edition = editionHere(),
): ReadonlyMap<string, string> {
  const terms = read<readonly Term[]>('glossary.json');
  const reasons = read<Reasons>('unaudited.json');
  const once = readClaimOnce();
  const scores = readScores();
  const subjects = readQuestions();
  const book = new Map<string, string>();
  for (const language of languages) {
    book.set(`${language}/README.md`, indexOf(all, edition, language));
    book.set(`${language}/audit.md`, auditPageOf(all, reasons, language));
    book.set(`${language}/figures.md`, figuresPageOf(all, language));
    book.set(`${language}/data.md`, dataPageOf(all, language));
    book.set(`${language}/${asvsPage}.md`, asvsPageOf(readAsvs(), readNumbers(), all, language));
    for (const name of standardNames)
      book.set(`${language}/${name}.md`, standardPageOf(name, readStandard(name), all, language));
    book.set(`${language}/${casesPage}.md`, casesPageOf(readCases(), all, language));
    book.set(`${language}/mutants.md`, scoresPageOf(all, scores, language));
    book.set(`${language}/claim-once.md`, claimOncePageOf(once, language));
    book.set(`${language}/glossary.md`, glossaryOf(terms, language));
    for (const market of markets) {
      book.set(`${language}/${marketChapter(market)}.md`, marketChapterOf({ market, all, language }));
    }
    for (const facts of all) {
      book.set(`${language}/${facts.chapter}.md`, chapterOf({ facts, all, scores, language }));
    }
    book.set(`${language}/${questionsPage}.md`, questionsPageOf(subjects, book, language));
  }
  return book;
}

/** All files of the book: its pages, and for each machine its pictures and its files for programs that draw charts. */
export async function makeBook(edition: Edition = editionHere()): Promise<ReadonlyMap<string, string>> {
  const all = await findFacts();
  const book = new Map(pagesOf(all, edition));
  const charts = all.map(({ id, file, model }) => ({ id, file, machine: model.machine }));
  const fileFor = statelyWriter(charts);
  for (const chart of charts) {
    const facts = all.find(({ id }) => id === chart.id) as Facts;
    for (const [name, picture] of await picturesOf(facts)) book.set(`pictures/${name}`, picture);
    book.set(`mermaid/${chart.id}.mmd`, mermaidOf(chart.machine));
    book.set(`json/${chart.id}.json`, jsonOf(chart.machine));
    book.set(`stately/${chart.id}.ts`, (await fileFor(chart)).text);
  }
  return book;
}

/** All files of the book and of the scenarios, by their paths. */
export async function makeAll(): Promise<ReadonlyMap<string, string>> {
  const scenarios = (await plansOf(await findProofs())).map(scenariosOf);
  const files = scenarios.map((one) => [`scenarios/${one.machine}.json`, JSON.stringify(one)] as const);
  return new Map([...(await makeBook()), ...files]);
}

/** Writes these files into a folder, and takes away what else was in it. */
export function writeBook(book: ReadonlyMap<string, string>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of book) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
