import { account } from './account.ts';
import { agents } from './agents.ts';
import { type Chapter, type Figures, fillFigures } from './article.ts';
import { deposits } from './deposits.ts';
import { games } from './games.ts';
import { legal } from './legal.ts';
import { messages } from './messages.ts';
import { missions } from './missions.ts';
import { points } from './points.ts';
import { promotions } from './promotions.ts';
import { protection } from './protection.ts';
import { security } from './security.ts';
import { technical } from './technical.ts';
import { wallet } from './wallet.ts';
import { withdrawals } from './withdrawals.ts';

/** The whole help centre, in the order in which it is shown. */
export const chapters: readonly Chapter[] = [
  security,
  account,
  deposits,
  withdrawals,
  wallet,
  protection,
  games,
  promotions,
  points,
  missions,
  messages,
  agents,
  technical,
  legal,
];

/** The articles in a language, as HTML, with the figures in force. */
export function articlesIn(language: string, figures: Figures) {
  return chapters.flatMap(({ category, articles }) =>
    articles.map(({ id, codes, es, en }) => {
      const { title, keywords, parts } = language === 'EN' ? en : es;
      return {
        id,
        title: fillFigures(title, figures),
        content: parts.map((part) => fillFigures(part, figures)).join(''),
        category,
        keywords: [...keywords],
        ...(codes && { codes: [...codes] }),
      };
    }),
  );
}
