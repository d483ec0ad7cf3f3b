import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useChannels } from './channels.ts';
import styles from './contact-dialog.module.css';
import { SecondRoad } from './second-road.tsx';

/**
 * Where a contact stands when its window is not open: it takes long, it failed and why (spec 8), or nobody answers just now.
 * There is always another way.
 */
export function ContactDialog() {
  const { t } = useTranslation(['support', 'shell']);
  const contact = useResident('contact');
  const support = useSupportContact();
  const { channels, comments } = useChannels();
  const trouble = useSelector(contact, ({ context }) => context.trouble);
  const csType = useSelector(contact, ({ context }) => context.csType);
  const slow = useSelector(contact, (snapshot) => snapshot.hasTag('busy'));
  const why = trouble ?? 'slow';
  const others = channels.filter((one) => one.csType !== csType);
  const close = () => contact.send({ type: slow ? 'given.up' : 'trouble.seen' });
  return (
    <Dialog
      open
      size="warning"
      title={t(`support.contact.titles.${why}`)}
      description={t(`support.contact.${why}`)}
      onClose={close}
      footer={
        <>
          {!slow && (
            <Button variant="primary" data-autofocus onClick={() => support.openTo(csType, why === 'hours')}>
              {t(why === 'hours' ? 'support.contact.leave' : 'shell.retry')}
            </Button>
          )}
          <Button onClick={close}>{t(slow ? 'support.contact.giveUp' : 'support.contact.understood')}</Button>
        </>
      }
    >
      {!slow && (others.length > 0 || comments) && (
        <div className={styles.roads}>
          <p>{t('support.contact.roads')}</p>
          {others.map((one) => (
            <SecondRoad key={one.csType} road={one.csType} />
          ))}
          {comments && <SecondRoad road="FEEDBACK" onTaken={close} />}
        </div>
      )}
    </Dialog>
  );
}
