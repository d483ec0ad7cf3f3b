import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/help.ts';
import { shelvesOf } from '#machines/help/topic.rules.ts';
import { Card } from '#src/ui/card.tsx';
import { ArticleLinks } from './article-links.tsx';
import styles from './help.module.css';

/** All articles by category. */
export function HelpShelves({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation(['help']);
  return (
    <div className={styles.shelves}>
      {shelvesOf(articles).map((shelf) => (
        <Card key={shelf.category} title={t(`help.categories.${shelf.category}`)}>
          <ArticleLinks articles={shelf.articles} />
        </Card>
      ))}
    </div>
  );
}
