import { useSelector } from '@xstate/react';
import { ImageOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './captcha-image.module.css';
import { pngAddress } from './png.ts';

/** The picture of a captcha on a button that fetches another; a placeholder replaces a missing one (spec 4). */
export function CaptchaImage({ captcha }: { captcha: ActorRefFrom<typeof captchaMachine> }) {
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
