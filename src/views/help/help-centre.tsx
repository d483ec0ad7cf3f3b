import { useSelector } from '@xstate/react';
import { BookX, CircleHelp, Headset, LifeBuoy, Search, SearchX, ThumbsDown, ThumbsUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/help.ts';
import { articleFeedbackMachine } from '#machines/help/article-feedback.machine.ts';
import {
  answerTo,
  categoryOf,
  type HelpCategory,
  shelvesOf,
  type Topic,
} from '#machines/help/topic.rules.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { serviceLabel } from '#machines/session/account.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Note } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { takeFocus, takeFocusInPlace } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import styles from './help.module.css';
import { type HelpSearch, useHelpSearch } from './help-search.ts';
import { useRefusalTexts } from './refusal-texts.ts';

/** The help centre at a topic: the search, and what answers it (spec 2, helpmc and helpModal). */
export function HelpCentre({ topic }: { topic: Topic }) {
  const { t } = useTranslation(['help', 'system']);
  const reading = readingOf(useRead('help.centre', {}));
  const { data, failure } = reading;
  const search = useHelpSearch(data, useRefusalTexts(), JSON.stringify(topic));
  const { question, step, found } = search;
  const asked = step === 'resting' ? '' : t('help.search.count', { count: found.length });
  return (
    <div className={styles.centre}>
      {/* With the articles: what is typed before the page can hear it would be lost. */}
      {data && data.length > 0 && (
        <search>
          <TextField
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            label={t('help.search.label')}
            hint={t('help.search.hint')}
            prefix={<Search />}
            suffix={
              question !== '' && (
                <IconButton size="small" label={t('help.search.clear')} icon={<X />} onClick={search.clear} />
              )
            }
            value={question}
            onValue={search.ask}
          />
        </search>
      )}
      <LiveStatus text={data || failure ? asked : t('help.centre.loading')} />
      {failure && (
        <>
          <LoadFailed reading={reading} icon={<BookX />} title={t('help.centre.failed')} />
          <HelpPerson />
        </>
      )}
      {!data && !failure && <Skeleton shape="block" />}
      {data?.length === 0 && (
        <>
          <EmptyState icon={<LifeBuoy />} title={t('help.centre.empty')} text={t('help.centre.emptyText')} />
          <HelpPerson />
        </>
      )}
      {data && data.length > 0 && <HelpAnswer {...{ topic, search }} articles={data} />}
    </div>
  );
}

type Props = { topic: Topic; articles: readonly Article[]; search: HelpSearch };

/** What was found, or, while nothing is asked, what the page is about. */
function HelpAnswer({ topic, articles, search }: Props) {
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

/** One article: where it belongs, its text, whether it was useful, and the way to a person. */
function HelpArticle({ article }: { article: Article }) {
  const { t } = useTranslation(['help']);
  const pictureOf = usePictureCheck();
  const category = categoryOf(article);
  const { id, title, content, version } = article;
  return (
    <article className={styles.article}>
      <nav aria-label={t('help.centre.where')}>
        <ol className={styles.crumbs}>
          <li>
            <HelpLink topic={{}}>{t('help.centre.all')}</HelpLink>
          </li>
          <li>
            <HelpLink topic={{ category }}>{t(`help.categories.${category}`)}</HelpLink>
          </li>
        </ol>
      </nav>
      <h2 tabIndex={-1} ref={takeFocusInPlace} data-autofocus="">
        {titleOrKind(title, t('help.centre.kind'))}
      </h2>
      {version && <Note small>{t('help.agreement.version', { version })}</Note>}
      <SafeHtml html={content} pictureOf={pictureOf} fallback={<p>{t('help.centre.unsafe')}</p>}>
        <HelpUseful article={id} />
        <HelpPerson />
      </SafeHtml>
    </article>
  );
}

/** Asks whether an article was useful, and says thanks; an answer that did not arrive can be given again. */
function HelpUseful({ article }: { article: string }) {
  const { t } = useTranslation(['help', 'system']);
  const actor = usePageActor(articleFeedbackMachine, { article });
  const thanked = useSelector(actor, atStep('thanked'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { useful, failure } = useSelector(actor, ({ context }) => context);
  const answer = (given: boolean) => () => actor.send({ type: 'answered', useful: given });
  const reconsider = () => actor.send({ type: 'answer.reconsidered' });
  if (thanked) {
    return (
      <div className={styles.useful}>
        <p className={styles.thanks} role="status" tabIndex={-1} ref={takeFocus}>
          {useful ? t('help.useful.thanks') : t('help.useful.sorry')}
        </p>
        <Button size="small" variant="quiet" onClick={reconsider}>
          {t('help.useful.change')}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.useful} aria-label={t('help.useful.question')}>
      <p>{t('help.useful.question')}</p>
      <Button size="small" icon={<ThumbsUp />} busy={busy && useful} disabled={busy} onClick={answer(true)}>
        {t('help.useful.yes')}
      </Button>
      <Button
        size="small"
        icon={<ThumbsDown />}
        busy={busy && !useful}
        disabled={busy}
        onClick={answer(false)}
      >
        {t('help.useful.no')}
      </Button>
      {failure && <FailureAlert key={failure.kind} failure={failure} before={t('help.useful.failed')} />}
    </section>
  );
}

/** The articles of one category. */
function HelpShelf({ category, articles }: { category: HelpCategory; articles: readonly Article[] }) {
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

/** All articles by category. */
function HelpShelves({ articles }: { articles: readonly Article[] }) {
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

/** Titles of articles, each a link; with `named`, each says its category too. */
function ArticleLinks({ articles, named = false }: { articles: readonly Article[]; named?: boolean }) {
  const { t } = useTranslation(['help']);
  return (
    <ul className={styles.links}>
      {articles.map((article) => (
        <li key={article.id}>
          <HelpLink topic={{ article: article.id }}>
            {titleOrKind(article.title, t('help.centre.kind'))}
          </HelpLink>
          {named && (
            <Note as="span" small>
              {t(`help.categories.${categoryOf(article)}`)}
            </Note>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The way to a person: live chat, or VIP service by its own name. */
function HelpPerson() {
  const { t } = useTranslation(['help']);
  const support = useSupportContact();
  const label = useSelector(useResident('session'), ({ context }) => serviceLabel(context.member));
  return (
    <section className={styles.person} aria-label={t('help.person.title')}>
      <p>
        <b>{t('help.person.title')}</b> {t('help.person.text')}
      </p>
      <Button icon={<Headset />} busy={support.busy} onClick={support.open}>
        {support.csType === 'VIP' ? label || t('help.person.vip') : t('help.person.chat')}
      </Button>
    </section>
  );
}
