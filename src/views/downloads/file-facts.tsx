import { useTranslation } from 'react-i18next';
import type { DownloadCard } from '#machines/downloads/cards.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatFileSize } from '#src/i18n/file-size.ts';
import { Code } from '#src/ui/as-is.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import styles from './downloads.module.css';

/** Where a file comes from, how large it is, and its fingerprint, as far as the gateway says. */
export function FileFacts({ card: { addressHost, size, sha256 } }: { card: DownloadCard }) {
  const { t } = useTranslation(['downloads']);
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('downloads.host')}</dt>
        <dd>{addressHost}</dd>
      </div>
      {size !== null && (
        <div>
          <dt>{t('downloads.size')}</dt>
          <dd>{formatFileSize(size, language)}</dd>
        </div>
      )}
      {sha256 !== '' && (
        <div className={styles.print}>
          <dt>{t('downloads.sha256')}</dt>
          <dd>
            <Code>{sha256}</Code>
            <CopyButton
              text={sha256}
              label={t('downloads.copy')}
              copied={t('downloads.copied')}
              failed={t('downloads.copyFailed')}
            />
            <p className={styles.note}>{t('downloads.shaHint')}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}
