import { FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useMemberRead, useRead } from '#src/actors/reads.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Note } from '#src/ui/layout.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './agreement-page.module.css';

/**
 * The user agreement that registration links to (spec 2, /help): the article of the help centre with that name, its version,
 * and which one the member accepted.
 */
export default function AgreementPage() {
  const { t } = useTranslation(['help', 'system']);
  const textOf = useFailureText();
  const pictureOf = usePictureCheck();
  const { data, error, isFetching, refetch } = useRead('help.centre', {});
  const article = data?.find(({ id }) => id === 'agreement');
  const again = <RetryButton busy={isFetching} onClick={() => void refetch()} />;
  const why = error ? textOf(error.failure) : t('help.agreement.missingText');
  if (!article && (error || data)) {
    return (
      <ErrorState level="h1" icon={<FileX />} title={t('help.agreement.missing')} text={why} action={again} />
    );
  }
  const { version, updatedAt } = article ?? {};
  return (
    <article className={styles.page}>
      <h1>{article?.title ?? t('help.agreement.title')}</h1>
      {version && (
        <Note>{t('help.agreement.inForce', { version, date: formatDate(updatedAt).slice(0, 10) })}</Note>
      )}
      <AcceptedAgreement />
      {article ? <SafeHtml html={article.content} pictureOf={pictureOf} /> : <Skeleton shape="block" />}
    </article>
  );
}

/** Which version of the agreement this member accepted, and when; nothing for a visitor. */
function AcceptedAgreement() {
  const { t } = useTranslation(['help']);
  const signedIn = useSignedIn();
  const { data, error } = useMemberRead('help.agreement', {}, { fresh: 0 });
  if (!signedIn || (!data && !error)) return null;
  if (!data) return <Note>{t('help.agreement.acceptedLost')}</Note>;
  const { accepted, version } = data;
  if (!accepted) return <Note>{t('help.agreement.none')}</Note>;
  return (
    <Note>
      <span>
        {t('help.agreement.accepted', { version: accepted.version, date: formatDate(accepted.at) })}
      </span>{' '}
      {accepted.version !== version && <b>{t('help.agreement.newer')}</b>}
    </Note>
  );
}
