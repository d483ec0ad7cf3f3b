import { useSelector } from '@xstate/react';
import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { countryName } from '#src/i18n/countries.ts';
import styles from './facts.module.css';
import { SituationActions } from './situation-actions.tsx';
import { SituationFrame } from './situation-frame.tsx';
import { SituationMessage } from './situation-message.tsx';

/** Replaces the app where it may not be used: the address and country the gateway sees, and whom to ask (spec 2). */
function RestrictionPage({ more }: { more?: ReactNode }) {
  const { t } = useTranslation(['system']);
  const location = useSelector(useResident('status'), ({ context }) => context.result?.location);
  const language = useLanguage();
  const code = location?.country ?? '';
  const name = countryName(code, language);
  const facts = (
    <dl className={styles.facts}>
      <div>
        <dt>{t('system.restriction.ip')}</dt>
        <dd>{location?.ip || t('system.restriction.unknown')}</dd>
      </div>
      <div>
        <dt>{t('system.restriction.country')}</dt>
        <dd>{(name === code ? code : `${name} (${code})`) || t('system.restriction.unknown')}</dd>
      </div>
    </dl>
  );
  return (
    <SituationFrame>
      <SituationMessage
        icon={<MapPinOff />}
        title={t('system.restriction.title')}
        text={t('system.restriction.text')}
        facts={facts}
        actions={
          <SituationActions contact={t('system.restriction.contact')} retry={t('system.restriction.retry')} />
        }
      />
      {more && <div className={styles.more}>{more}</div>}
    </SituationFrame>
  );
}

export default RestrictionPage;
