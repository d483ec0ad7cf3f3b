import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from '#machines/agent/links.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Code } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import styles from './registration.module.css';

type Props = {
  /** The product's origin, and the code that the link carries. */
  origin: string;
  code: string;
  /** What the link is called. */
  name: string;
  /** What it offers, in words; '' for nothing. */
  offers?: string;
};

/** A link with its code, and the ways to pass it on: copied, shared by the platform, scanned from a dialog. */
export function LinkAddress({ origin, code, name, offers = '' }: Props) {
  const { t } = useTranslation(['agent']);
  const [shown, show] = useState(false);
  const address = linkAddress(origin, pathOf({ screen: 'register', query: { referralCode: code } }));
  const shared =
    offers === ''
      ? t('agent.registration.link.shared')
      : t('agent.registration.link.sharedOffers', { offers });
  return (
    <div className={styles.link}>
      <dl className={styles.address}>
        <div>
          <dt>{t('agent.registration.link.code')}</dt>
          <dd>
            <Code>{code}</Code>
          </dd>
        </div>
        <div>
          <dt>{t('agent.registration.link.address')}</dt>
          <dd>
            <Code>{address}</Code>
          </dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <CopyButton
          text={address}
          label={t('agent.registration.link.copy')}
          copied={t('agent.registration.link.copied')}
          failed={t('agent.registration.link.copyFailed')}
        />
        <Button
          size="small"
          icon={<QrCode aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => show(true)}
        >
          {t('agent.registration.link.qr')}
        </Button>
        <ShareButton
          data={{ title: name, text: shared, url: address }}
          label={t('agent.registration.link.share')}
          failed={t('agent.registration.link.unshared')}
        />
      </div>
      <Dialog
        open={shown}
        size="warning"
        title={t('agent.registration.link.qrTitle', { name })}
        description={t('agent.registration.link.qrScan')}
        closeLabel={t('agent.registration.link.qrClose')}
        onClose={() => show(false)}
      >
        <div className={styles.qr}>
          <Qr
            value={address}
            label={t('agent.registration.link.qrLabel', { address })}
            fallback={<p className={styles.note}>{t('agent.registration.link.qrFailed')}</p>}
          />
          <Code>{address}</Code>
        </div>
      </Dialog>
    </div>
  );
}
