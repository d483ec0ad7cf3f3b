import { useSelector } from '@xstate/react';
import { Headset, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offersTelegram } from '#machines/system/resources.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import styles from './join.module.css';

const steps = ['account', 'ask', 'review', 'code'] as const;

/** How one becomes an agent, and the people to ask. */
export function AgentSteps() {
  const { t } = useTranslation(['downloads']);
  const support = useSupportContact();
  const telegram = useSelector(useResident('status'), ({ context }) => offersTelegram(context.result));
  return (
    <Card title={t('downloads.join.agent.title')}>
      <p>{t('downloads.join.agent.text')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`downloads.join.agent.${step}`)}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button busy={support.busy} icon={<Headset aria-hidden="true" />} onClick={support.open}>
          {t('downloads.join.agent.contact')}
        </Button>
        {telegram && (
          <Button icon={<Send aria-hidden="true" />} onClick={() => support.openTo('TELEGRAM')}>
            {t('downloads.join.agent.telegram')}
          </Button>
        )}
      </div>
    </Card>
  );
}
