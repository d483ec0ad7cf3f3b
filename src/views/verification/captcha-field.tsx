import { useSelector } from '@xstate/react';
import { ImageOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './captcha-field.module.css';
import { pngAddress } from './png.ts';

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

/** The picture of a captcha on a button that fetches another; a placeholder replaces a missing one (spec 4). */
function CaptchaImage({ captcha }: { captcha: ActorRefFrom<typeof captchaMachine> }) {
  const { t } = useTranslation(['verification']);
  const ready = useSelector(captcha, (snapshot) => snapshot.can({ type: 'captcha.clicked' }));
  const address = pngAddress(useSelector(captcha, ({ context }) => context.image));
  // Also while there is none and none was refused: then another is about to be fetched.
  const busy = useSelector(
    captcha,
    (snapshot) => snapshot.hasTag('busy') || !(snapshot.context.image || snapshot.hasTag('refused')),
  );
  const seen = !busy && address;
  const words = busy ? 'loading' : 'failed';
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={seen ? undefined : t(`verification.captcha.${words}`)}
      title={t(`verification.captcha.${seen ? 'image' : words}`)}
      aria-busy={busy}
      aria-disabled={!ready}
      onClick={() => captcha.send({ type: 'captcha.clicked' })}
    >
      {address && <img src={address} alt={t('verification.captcha.image')} data-old={busy} />}
      {!address && !busy && <ImageOff aria-hidden="true" />}
      {busy ? <Spinner /> : <RefreshCw className={styles.again} aria-hidden="true" />}
    </button>
  );
}
