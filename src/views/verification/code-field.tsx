import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { endsAtOf } from '#machines/verification/sms-code.rules.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import type { Words } from '#src/i18n/words.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './code-field.module.css';

/** What is wrong with a code: it is missing, or the gateway refused it with one of these codes. */
export type CodeProblem = 'required' | keyof Words['system']['errors'];

type Props = {
  /** The resident that sends the codes of this purpose. */
  sender: ActorRefFrom<typeof smsCodeMachine>;
  /** Where the code goes, as `placeOf` returns it: each place has its own wait. */
  place: string;
  /** Where the code goes: to a mobile number by default. */
  way?: 'sms' | 'mail' | undefined;
  code: string;
  /** Why the form can’t be sent with it (spec 5), or was refused for it. */
  problem: CodeProblem | undefined;
  busy: boolean;
  onCode: (value: string) => void;
  /** Gets the form, so that the focus can go to what is wrong in it, or to the code. */
  onSend: (form: HTMLFormElement | null) => void;
};

/** The field for a code; its button sends one, then counts down until another may be sent (spec 4). */
export function CodeField({ sender, place, way = 'sms', code, problem, busy, onCode, onSend }: Props) {
  const { t } = useTranslation(['verification', 'system']);
  const sending = useSelector(sender, (snapshot) => snapshot.hasTag('busy'));
  const endsAt = useSelector(sender, ({ context }) => endsAtOf(context, place));
  const seconds = useSecondsLeft(endsAt);
  const counting = endsAt !== null && seconds > 0;
  const face = sending ? t('verification.sms.sending') : t('verification.sms.send');
  return (
    <>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t(`verification.code.${way}`)}
        value={code}
        error={
          problem && t(problem === 'required' ? 'verification.sms.codeRequired' : `system.errors.${problem}`)
        }
        hint={counting && t(`verification.codeSent.${way}`)}
        required
        readOnly={busy}
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
      <LiveStatus text={counting ? t(`verification.codeSent.${way}`) : ''} />
    </>
  );
}
