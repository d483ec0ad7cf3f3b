import { useSelector } from '@xstate/react';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { installMachine } from '#machines/downloads/install.machine.ts';
import { metaOf } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './install-card.module.css';

/** Installs the product as an app of its own, where the browser can; elsewhere there is nothing to see. */
export function InstallCard() {
  const { t } = useTranslation(['downloads']);
  const { name } = useConfiguration().brand;
  const actor = usePageActor(installMachine);
  const { step, pressed } = metaOf(useSelector(actor, (snapshot) => snapshot));
  if (step === 'unavailable') return null;
  const said = ['accepted', 'dismissed', 'failed', 'installed'].find((one) => one === step);
  return (
    <Card title={t('downloads.install.title', { brand: name })} className={styles.card}>
      <p>{t('downloads.install.text')}</p>
      {(step === 'offered' || step === 'asking') && (
        <Button
          variant="primary"
          icon={<MonitorSmartphone />}
          busy={step === 'asking'}
          onClick={() => actor.send({ type: 'install.clicked' })}
        >
          {t(step === 'asking' ? 'downloads.install.asking' : 'downloads.install.action')}
        </Button>
      )}
      {step === 'byHand' && (
        <>
          <h3>{t('downloads.install.byHandTitle')}</h3>
          <ol>
            <li>{t('downloads.install.share')}</li>
            <li>{t('downloads.install.add')}</li>
            <li>{t('downloads.install.confirm')}</li>
          </ol>
        </>
      )}
      {said && (
        // The button that was pressed is gone: the answer is where the person goes on.
        <p className={styles.said} role="status" tabIndex={-1} ref={pressed ? takeFocus : undefined}>
          {t(`downloads.install.${said as 'accepted'}`)}
        </p>
      )}
      {step === 'failed' && (
        <Button onClick={() => actor.send({ type: 'install.understood' })}>
          {t('downloads.install.understood')}
        </Button>
      )}
    </Card>
  );
}
