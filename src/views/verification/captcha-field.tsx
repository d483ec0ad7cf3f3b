import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './captcha-field.module.css';
import { CaptchaImage } from './captcha-image.tsx';

type Props = {
  captcha: ActorRefFrom<typeof captchaMachine>;
  value: string;
  /** The form was sent without it (spec 5). */
  missing: boolean;
  busy: boolean;
  onValue: (value: string) => void;
};

/** The field for the code in an image, with the image; a person who can't see it is led to customer service instead. */
export function CaptchaField({ captcha, value, missing, busy, onValue }: Props) {
  const { t } = useTranslation(['verification']);
  const support = useSupportContact();
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <TextField
          name="captcha"
          label={t('verification.captcha.label')}
          value={value}
          error={missing && t('verification.captcha.required')}
          required
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onValue={onValue}
        />
      </div>
      <CaptchaImage captcha={captcha} />
      <p className={styles.help}>
        {t('verification.captcha.unseen')}
        <Button variant="quiet" size="small" busy={support.busy} onClick={support.open}>
          {t('verification.captcha.contact')}
        </Button>
      </p>
    </div>
  );
}
