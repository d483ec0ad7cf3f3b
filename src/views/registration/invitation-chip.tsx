import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './invitation-chip.module.css';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/** The invitation that the person came with: the code, and nothing of whose it is. It can be removed. */
export function InvitationChip({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const code = useSelector(form, ({ context }) => context.invitation);
  const unread = useSelector(form, ({ context }) => context.invited.unread === true);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const [removed, setRemoved] = useState(false);

  function remove(): void {
    form.send({ type: 'invitation.removed' });
    setRemoved(true);
  }

  if (code === null) {
    if (unread && !removed) return <p className={styles.note}>{t('registration.invitation.unread')}</p>;
    return removed ? (
      <p className={styles.note} tabIndex={-1} ref={takeFocus}>
        {t('registration.invitation.removed')}
      </p>
    ) : null;
  }
  return (
    <div className={styles.invited}>
      <span className={styles.chip}>
        <span className={styles.code}>{t('registration.invitation.chip', { code })}</span>
        <IconButton
          size="small"
          label={t('registration.invitation.remove')}
          icon={<X />}
          disabled={busy}
          onClick={remove}
        />
      </span>
      <p className={styles.note}>{t('registration.invitation.fixed')}</p>
    </div>
  );
}
