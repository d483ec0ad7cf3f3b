import { useSelector } from '@xstate/react';
import { FileCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DownloadCard as OfferedFile } from '#machines/downloads/cards.rules.ts';
import { profileWarningMachine } from '#machines/downloads/profile-warning.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Alert } from '#src/ui/alert.tsx';
import { Code } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './downloads.module.css';

/** The way to an iOS profile: the link to it is in the warning alone. */
export function ProfileButton({ card: { address, addressHost } }: { card: OfferedFile }) {
  const { t } = useTranslation(['downloads']);
  const { name: brand } = useConfiguration().brand;
  const warning = usePageActor(profileWarningMachine);
  const open = useSelector(warning, atStep('warned'));
  const taken = useSelector(warning, atStep('taken'));
  const cancel = () => warning.send({ type: 'cancelled' });
  return (
    <div className={styles.get}>
      {taken && <Alert tone="neutral">{t('downloads.profile.taken')}</Alert>}
      <Button
        variant="primary"
        icon={<FileCog aria-hidden="true" />}
        aria-haspopup="dialog"
        wide
        onClick={() => warning.send({ type: 'profile.wanted' })}
      >
        {t('downloads.get.MOBILECONFIG')}
      </Button>
      <Dialog
        open={open}
        title={t('downloads.profile.title')}
        description={t('downloads.profile.text')}
        closeLabel={t('downloads.profile.close')}
        onClose={cancel}
        footer={
          <>
            <Button data-autofocus="" onClick={cancel}>
              {t('downloads.profile.cancel')}
            </Button>
            <ButtonLink
              href={address}
              target="_blank"
              rel="noreferrer"
              variant="primary"
              onClick={() => warning.send({ type: 'profile.taken' })}
            >
              {t('downloads.profile.continue', { host: addressHost })}
            </ButtonLink>
          </>
        }
      >
        <div className={styles.warning}>
          <h3>{t('downloads.profile.can')}</h3>
          <ul>
            <li>{t('downloads.profile.points.settings')}</li>
            <li>{t('downloads.profile.points.traffic')}</li>
            <li>{t('downloads.profile.points.remove')}</li>
          </ul>
          <h3>{t('downloads.profile.who')}</h3>
          <p>{t('downloads.profile.whoText', { brand })}</p>
          <h3>{t('downloads.profile.host')}</h3>
          <p>
            <Code>{addressHost}</Code>
          </p>
        </div>
      </Dialog>
    </div>
  );
}
