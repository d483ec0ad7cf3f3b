import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/help.ts';
import { categoryOf } from '#machines/help/topic.rules.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import styles from './help.module.css';

/** Titles of articles, each a link; with `named`, each says its category too. */
export function ArticleLinks({ articles, named = false }: { articles: readonly Article[]; named?: boolean }) {
  const { t } = useTranslation(['help']);
  return (
    <ul className={styles.links}>
      {articles.map((article) => (
        <li key={article.id}>
          <HelpLink topic={{ article: article.id }}>{titled(article.title, t('help.centre.kind'))}</HelpLink>
          {named && <span className={styles.of}>{t(`help.categories.${categoryOf(article)}`)}</span>}
        </li>
      ))}
    </ul>
  );
}
