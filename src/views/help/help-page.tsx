import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { topicOf } from '#machines/help/topic.rules.ts';
import { home } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { BackLink } from '#src/ui/layout.tsx';
import styles from './help.module.css';
import { HelpBanner } from './help-banner.tsx';
import { HelpCentre } from './help-centre.tsx';

type Props = { readonly language: ReactNode; readonly more: ReactNode };

/**
 * The help centre as a page without the header (spec 2, helpmc). `language` is the selector that the header would have; `more`
 * stands below: customer service, and saving what just happened.
 */
export default function HelpPage({ language, more }: Props) {
  const { t } = useTranslation(['help', 'system']);
  const [query] = useSearchParams();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackLink to={pathOf(home)}>
          <ArrowLeft aria-hidden="true" />
          {t('system.notFound.home')}
        </BackLink>
        {language}
      </div>
      <HelpBanner />
      <h1>{t('help.centre.title')}</h1>
      <HelpCentre topic={topicOf(query)} />
      {more}
    </div>
  );
}
