import { CircleHelp, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/help.ts';
import { answerTo, type Topic } from '#machines/help/topic.rules.ts';
import type { HelpSearch } from '#src/actors/help-search.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { ArticleLinks } from './article-links.tsx';
import styles from './help.module.css';
import { HelpArticle } from './help-article.tsx';
import { HelpPerson } from './help-person.tsx';
import { HelpShelf } from './help-shelf.tsx';
import { HelpShelves } from './help-shelves.tsx';

type Props = { topic: Topic; articles: readonly Article[]; search: HelpSearch };

/** What was found, or, while nothing is asked, what the page is about. */
export function HelpAnswer({ topic, articles, search }: Props) {
  const { t } = useTranslation(['help']);
  if (search.step === 'found') {
    return (
      <section className={styles.article} aria-label={t('help.search.results')}>
        <h2>{t('help.search.results')}</h2>
        <ArticleLinks articles={search.found} named />
      </section>
    );
  }
  if (search.step === 'nothing') {
    return (
      <>
        <EmptyState icon={<SearchX />} title={t('help.search.nothing')} text={t('help.search.nothingText')} />
        <HelpPerson />
      </>
    );
  }
  const answer = answerTo(topic, articles);
  if (answer.shows === 'article') return <HelpArticle key={answer.article.id} article={answer.article} />;
  if (answer.shows === 'category') return <HelpShelf {...answer.shelf} />;
  if (answer.shows === 'everything') return <HelpShelves articles={articles} />;
  return (
    <>
      <EmptyState
        icon={<CircleHelp />}
        title={t('help.centre.missing')}
        text={t('help.centre.missingText')}
        action={
          <ButtonLink as={HelpLink} topic={{}} variant="primary">
            {t('help.centre.all')}
          </ButtonLink>
        }
      />
      <HelpPerson />
    </>
  );
}
