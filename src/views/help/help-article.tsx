import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/help.ts';
import { categoryOf } from '#machines/help/topic.rules.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import styles from './help.module.css';
import { HelpPerson } from './help-person.tsx';
import { HelpUseful } from './help-useful.tsx';

/** One article: where it belongs, its text, whether it was useful, and the way to a person. */
export function HelpArticle({ article }: { article: Article }) {
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
        {titled(title, t('help.centre.kind'))}
      </h2>
      {version && <p className={styles.version}>{t('help.agreement.version', { version })}</p>}
      <SafeHtml html={content} pictureOf={pictureOf} fallback={<p>{t('help.centre.unsafe')}</p>}>
        <HelpUseful article={id} />
        <HelpPerson />
      </SafeHtml>
    </article>
  );
}
