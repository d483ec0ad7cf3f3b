import { useSelector } from '@xstate/react';
import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import styles from './facts.module.css';
import { SituationActions } from './situation-actions.tsx';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

/** Replaces the app under maintenance: until when, if that is known and a date at all, and whom to ask (spec 2). */
function MaintenancePage({ more }: { more?: ReactNode }) {
  const { t } = useTranslation(['system']);
  const announced = useSelector(useResident('status'), ({ context }) => context.result?.maintenanceEnd);
  const end = formatDate(announced);
  const known = end !== formatDate(null);
  const facts = (
    <dl className={styles.facts}>
      <div>
        <dt>{t('system.maintenance.end')}</dt>
        <dd>{end}</dd>
      </div>
    </dl>
  );
  return (
    <SituationFrame>
      <SituationMessage
        icon={<Wrench />}
        kind={t('system.maintenance.subtitle')}
        title={t('system.maintenance.title')}
        text={t('system.maintenance.text')}
        facts={known && facts}
        actions={
          <SituationActions contact={t('system.maintenance.contact')} retry={t('system.maintenance.retry')} />
        }
      />
      {more && <div className={styles.more}>{more}</div>}
    </SituationFrame>
  );
}

export default MaintenancePage;
