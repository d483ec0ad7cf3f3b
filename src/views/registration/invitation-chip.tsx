import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { Alert } from '#src/ui/alert.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './invitation-chip.module.css';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/**
 * The invitation that the person came with: the code, and nothing of whose it is. That somebody invited them is said only
 * once the gateway knows the code; a wrong one is said, and is none any more. It can be removed.
 */
export function InvitationChip({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const code = useSelector(form, ({ context }) => context.invitation);
  const unread = useSelector(form, ({ context }) => context.invited.unread === true);
  const vetted = useSelector(form, ({ context }) => context.invited.vetted);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const [removed, setRemoved] = useState(false);

  function remove(): void {
    form.send({ type: 'invitation.removed' });
    setRemoved(true);
  }

  if (code === null) {
    if (removed)
      return (
        <p className={styles.note} tabIndex={-1} ref={takeFocus}>
          {t('registration.invitation.removed')}
        </p>
      );
    if (vetted === 'wrong') return <Alert tone="neutral">{t('registration.invitation.wrong')}</Alert>;
    return unread ? <p className={styles.note}>{t('registration.invitation.unread')}</p> : null;
  }
  const known = vetted === 'good';
  return (
    <div className={styles.invited}>
      <span className={styles.chip}>
        <span className={styles.code}>
          {t(`registration.invitation.${known ? 'chip' : 'unvetted'}`, { code })}
        </span>
        <IconButton
          size="small"
          label={t('registration.invitation.remove')}
          icon={<X />}
          disabled={busy}
          onClick={remove}
        />
      </span>
      <p className={styles.note}>{t(`registration.invitation.${known ? 'fixed' : 'unvettedNote'}`)}</p>
    </div>
  );
}
