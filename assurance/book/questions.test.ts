import { describe, expect, it } from 'vitest';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { pagesOf } from './book.ts';
import { findFacts } from './facts.ts';
import {
  answerFaults,
  listFaults,
  pagesIn,
  type Question,
  readQuestions,
  type Subject,
} from './questions.ts';
import { questionsPageOf } from './questions-page.ts';
import { languages } from './words.ts';

const book = pagesOf(await findFacts());
const pages = { es: pagesIn(book, 'es'), en: pagesIn(book, 'en') };
const subjects = readQuestions();
const asked = subjects.flatMap(({ questions }) => questions);

describe('the questions of an auditor', () => {
  it('are enough, and no two are alike', () => {
    expect(listFaults(subjects)).toEqual([]);
  });

  it.each(asked.map((one) => [one.question.es, one] as const))('the book answers: %s', (_, question) => {
    for (const language of languages) expect(answerFaults(question, pages[language], language)).toEqual([]);
  });

  it('are listed by subject, each with a link to a section that exists', () => {
    for (const language of languages) {
      const index = book.get(`${language}/questions.md`) ?? '';
      const links = [...index.matchAll(/^- \[.*?\]\(([a-z\d-]+\.md)(?:#(.*?))?\) · /gm)];
      expect(links).toHaveLength(asked.length);
      for (const [link, page, anchor] of links) {
        const heads = (book.get(`${language}/${page}`) ?? '').matchAll(/^##+ (.*)$/gm);
        const anchors = [undefined, ...[...heads].map(([, head = '']) => anchorOf(head))];
        expect(anchors, link).toContain(anchor);
      }
      expect(book.get(`${language}/README.md`)).toContain('](questions.md)');
    }
  });
});

describe('a list of questions with a fault', () => {
  const receipt = asked.find(
    ({ answer }) => answer.en === 'a report carries one to three proofs',
  ) as Question;
  const faultsOf = (change: Partial<Question>) => answerFaults({ ...receipt, ...change }, pages.en, 'en');

  it('is found when an answer is gone, or stands in another section', () => {
    expect(faultsOf({ answer: { es: '', en: 'a report carries one to four proofs' } })).toEqual([
      'receipt, “What is proven” does not say: a report carries one to four proofs',
    ]);
    expect(faultsOf({ section: 'states' })).toEqual([
      'receipt, “States” does not say: a report carries one to three proofs',
    ]);
  });

  it('is found when a page or a section is gone', () => {
    expect(faultsOf({ chapter: 'receipts' })).toEqual(['there is no page receipts']);
    expect(faultsOf({ section: 'asking.whole' })).toEqual([
      'receipt has no section "asking.whole", or several',
    ]);
    const lost: Subject = { subject: { es: 'Uno', en: 'One' }, questions: [{ ...receipt, section: 'gone' }] };
    expect(() => questionsPageOf([lost], book, 'en')).toThrow('leads to no section of the book');
  });

  it('is found when an answer is so short or so common that it answers nothing', () => {
    expect(faultsOf({ answer: { es: '', en: 'proofs' } })[0]).toBe('too short to tell anything: proofs');
    expect(faultsOf({ answer: { es: '', en: 'Every refusal has a way out' } })).toEqual([
      expect.stringMatching(/^\d+ sections say: Every refusal has a way out$/),
    ]);
  });

  it('is found when a question is asked twice, or there are too few', () => {
    const [first] = subjects;
    expect(listFaults([...subjects, { ...(first as Subject), questions: [receipt] }])).toEqual([
      `asked twice: ${receipt.question.es.toLowerCase()}`,
      `asked twice: ${receipt.question.en.toLowerCase()}`,
    ]);
    expect(listFaults([{ ...(first as Subject), questions: [receipt] }])).toEqual(['only 1 questions']);
  });
});
