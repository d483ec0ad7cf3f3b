import { type Code, codes } from '#contract/errors.ts';
import { articlesIn } from '#sandbox/catalogue/articles/articles.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { wordsOf } from '#sandbox/wire/words.ts';
import { agreement } from './agreements.ts';
import { figuresOf } from './figures.ts';
import { useful } from './votes.ts';

const known: readonly string[] = codes;
const spoken = ['ES', 'EN'];

/** The texts of these refusals in every language, so that a person who copies one finds its article. */
function refusalsOf(of: readonly string[]): string[] {
  const ours = of.filter((code): code is Code => known.includes(code));
  return [...new Set(ours.flatMap((code) => spoken.map((language) => wordsOf(code, language))))];
}

export const help = {
  'help.centre': (_, { language }, { settings }) => {
    const current = settings.current();
    return articlesIn(language, figuresOf(current, language)).map((article) => ({
      ...article,
      ...(article.codes && { refusals: refusalsOf(article.codes) }),
      ...(article.id === 'agreement' && current.agreement),
    }));
  },
  'help.useful': useful,
  'help.agreement': agreement,
} satisfies Partial<Handlers>;
