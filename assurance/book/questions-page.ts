import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { labels } from './labels.ts';
import { text } from './markdown.ts';
import { pagesIn, questionsPage, type Subject, sectionFor } from './questions.ts';
import type { Language } from './words.ts';

/** The fixed texts of the index by question. */
export const questionLabels = {
  es: {
    title: 'Índice por pregunta',
    about:
      'Lo que suele preguntar quien revisa un producto como este. Cada pregunta lleva al lugar del libro que la responde; una prueba comprueba que la respuesta sigue ahí.',
  },
  en: {
    title: 'Index by question',
    about:
      'What people who review a product like this one ask. Each question leads to the place in the book that answers it; a test checks that the answer is still there.',
  },
} as const satisfies Record<Language, unknown>;

/** The index by question in one language, as Markdown. Throws where a question leads to no section of the book. */
export function questionsPageOf(
  subjects: readonly Subject[],
  book: ReadonlyMap<string, string>,
  language: Language,
): string {
  const pages = pagesIn(book, language);
  const say = questionLabels[language];
  const other = language === 'es' ? 'en' : 'es';
  const titleOf = (chapter: string) => /^# (.*)$/m.exec(book.get(`${language}/${chapter}.md`) ?? '')?.[1];
  const row = (one: Subject['questions'][number]) => {
    const title = titleOf(one.chapter);
    const section = sectionFor(one, pages, language);
    if (!title || !section) throw new Error(`“${one.question[language]}” leads to no section of the book`);
    const anchor = section.heading ? `#${anchorOf(section.heading)}` : '';
    return `- [${text(one.question[language])}](${one.chapter}.md${anchor}) · ${title}`;
  };
  const heads = subjects.map(({ subject }) => subject[language]);
  const parts = [
    `# ${say.title}`,
    `[${labels[language].contents}](README.md) · [${labels[language].otherLanguage}](../${other}/${questionsPage}.md)`,
    heads.map((head) => `[${text(head)}](#${anchorOf(head)})`).join(' · '),
    say.about,
    ...subjects.flatMap(({ subject, questions }) => [
      `## ${text(subject[language])}`,
      questions.map(row).join('\n'),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}
