import { useSelector } from '@xstate/react';
import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serviceLabel } from '#machines/session/account.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './help.module.css';

/** The way to a person: live chat, or VIP service by its own name. */
export function HelpPerson() {
  const { t } = useTranslation(['help']);
  const support = useSupportContact();
  const label = useSelector(useResident('session'), ({ context }) => serviceLabel(context.member));
  return (
    <section className={styles.person} aria-label={t('help.person.title')}>
      <p>
        <b>{t('help.person.title')}</b> {t('help.person.text')}
      </p>
      <Button icon={<Headset />} busy={support.busy} onClick={support.open}>
        {support.csType === 'VIP' ? label || t('help.person.vip') : t('help.person.chat')}
      </Button>
    </section>
  );
}
