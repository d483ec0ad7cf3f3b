import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Code } from '#src/ui/as-is.tsx';
import styles from './configuration-page.module.css';
import { SituationMessage } from './situation-message.tsx';

/**
 * The only content when the brand's configuration is invalid: it names the wrong field. `field` is its dotted path,
 * '' when the whole is not JSON. It needs only words, because without a configuration nothing has been started.
 */
function ConfigurationPage({ field }: { field: string }) {
  const { t } = useTranslation(['system']);
  return (
    <main className={styles.page}>
      <SituationMessage
        icon={<Settings2 />}
        title={t('system.configuration.title')}
        text={field ? t('system.configuration.text') : t('system.configuration.whole')}
        facts={field && <Code className={styles.field}>{field}</Code>}
      />
    </main>
  );
}

export default ConfigurationPage;
