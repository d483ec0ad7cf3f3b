import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './code-field.module.css';

type Props = {
  code: string;
  /** The form was sent without it (spec 5). */
  missing: boolean;
  busy: boolean;
  onCode: (value: string) => void;
  /** Given the form, so that the focus can go to what is wrong in it, or to the code. */
  onSend: (form: HTMLFormElement | null) => void;
};

/** The field for a code sent by SMS; its button sends one, then counts down until another may be sent (spec 4). */
export function CodeField({ code, missing, busy, onCode, onSend }: Props) {
  const { t } = useTranslation(['verification']);
  const sender = useResident('loginCode');
  const sending = useSelector(sender, (snapshot) => snapshot.hasTag('busy'));
  const endsAt = useSelector(sender, ({ context }) => context.endsAt);
  const seconds = useSecondsLeft(endsAt);
  const counting = endsAt !== null && seconds > 0;
  const face = sending ? t('verification.sms.sending') : t('verification.sms.send');
  return (
    <>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('verification.sms.code')}
        value={code}
        error={missing && t('verification.sms.codeRequired')}
        hint={counting && t('verification.sms.sent')}
        required
        readOnly={busy}
        maxLength={255}
        onValue={onCode}
        suffix={
          <Button
            className={styles.send}
            size="small"
            variant="quiet"
            busy={sending}
            disabled={counting}
            onClick={({ currentTarget }) => onSend(currentTarget.form)}
          >
            {counting ? t('verification.sms.wait', { seconds }) : face}
          </Button>
        }
      />
      <LiveStatus text={counting ? t('verification.sms.sent') : ''} />
    </>
  );
}
