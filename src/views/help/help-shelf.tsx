import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/help.ts';
import type { HelpCategory } from '#machines/help/topic.rules.ts';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { ArticleLinks } from './article-links.tsx';
import styles from './help.module.css';

/** The articles of one category. */
export function HelpShelf({ category, articles }: { category: HelpCategory; articles: readonly Article[] }) {
  const { t } = useTranslation(['help']);
  return (
    <div className={styles.article}>
      <nav aria-label={t('help.centre.where')}>
        <ol className={styles.crumbs}>
          <li>
            <HelpLink topic={{}}>{t('help.centre.all')}</HelpLink>
          </li>
        </ol>
      </nav>
      <h2>{t(`help.categories.${category}`)}</h2>
      <ArticleLinks articles={articles} />
    </div>
  );
}
