import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './referral.module.css';

type Props = { invitation: CallOutput<'member.referral'> };

/** The own code and link: to copy, to scan, and to share where the device can. */
export function ReferralInvitation({ invitation: { code, link, friends, invitedAt, zone } }: Props) {
  const { t } = useTranslation(['member']);
  const inZone = useInZone();
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      label={label}
      copied={t('member.friends.invitation.copied')}
      failed={t('member.friends.invitation.uncopied')}
    />
  );
  return (
    <Card title={t('member.friends.invitation.title')}>
      <div className={styles.invitation}>
        <dl className={styles.ways}>
          <div className={styles.way}>
            <dt>{t('member.friends.invitation.code')}</dt>
            <dd>
              <AsIs className={styles.code}>{code}</AsIs>
              {copy(code, t('member.friends.invitation.copyCode'))}
            </dd>
          </div>
          <div className={styles.way}>
            <dt>{t('member.friends.invitation.link')}</dt>
            <dd>
              <AsIs className={styles.link}>{link}</AsIs>
              <div className={styles.buttons}>
                {copy(link, t('member.friends.invitation.copyLink'))}
                <ShareButton
                  data={{
                    title: t('member.friends.title'),
                    text: t('member.friends.invitation.shared'),
                    url: link,
                  }}
                  label={t('member.friends.invitation.share')}
                  failed={t('member.friends.invitation.unshared')}
                />
              </div>
            </dd>
          </div>
        </dl>
        <div className={styles.scan}>
          <Qr
            value={link}
            label={t('member.friends.invitation.scan')}
            size={160}
            fallback={<p className={styles.note}>{t('member.friends.invitation.unscanned')}</p>}
          />
        </div>
      </div>
      {friends && <p className={styles.note}>{t('member.friends.fixed')}</p>}
      {invitedAt !== null && (
        <p className={styles.note}>{t('member.friends.invitedAt', { date: inZone(invitedAt, zone) })}</p>
      )}
    </Card>
  );
}
