import { BookX, LifeBuoy, Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '#machines/help/topic.rules.ts';
import { useHelpSearch } from '#src/actors/help-search.ts';
import { useRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './help.module.css';
import { HelpAnswer } from './help-answer.tsx';
import { HelpPerson } from './help-person.tsx';
import { useRefusalTexts } from './refusal-texts.ts';

/** The help centre at a topic: the search, and what answers it (spec 2, helpmc and helpModal). */
export function HelpCentre({ topic }: { topic: Topic }) {
  const { t } = useTranslation(['help', 'system']);
  const textOf = useFailureText();
  const { data, error, isFetching, refetch } = useRead('help.centre', {});
  const search = useHelpSearch(data, useRefusalTexts(), JSON.stringify(topic));
  const { question, step, found } = search;
  const failed = error && !data;
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
      <LiveStatus text={data || failed ? asked : t('help.centre.loading')} />
      {failed && (
        <>
          <ErrorState
            icon={<BookX />}
            title={t('help.centre.failed')}
            text={textOf(error.failure)}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('help.centre.retry')}
              </Button>
            }
          />
          <HelpPerson />
        </>
      )}
      {!data && !failed && <Skeleton className={styles.coming} shape="block" />}
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
