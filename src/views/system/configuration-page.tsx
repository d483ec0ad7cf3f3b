import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './configuration-page.module.css';
import { SituationMessage } from './situation-message.tsx';

/**
 * All there is when the brand's configuration is not valid: which field is wrong. `field` is its dotted path, ''
 * when the whole is no JSON. Needs words and nothing else, for without a configuration nothing has been started.
 */
function ConfigurationPage({ field }: { field: string }) {
  const { t } = useTranslation(['system']);
  return (
    <main className={styles.page}>
      <SituationMessage
        icon={<Settings2 />}
        title={t('system.configuration.title')}
        text={field ? t('system.configuration.text') : t('system.configuration.whole')}
        facts={field && <code className={styles.field}>{field}</code>}
      />
    </main>
  );
}

export default ConfigurationPage;
