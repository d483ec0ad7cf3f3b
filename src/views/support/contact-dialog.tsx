import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Why customer service could not be opened; its window is closed again (spec 8). */
export function ContactDialog() {
  const { t } = useTranslation(['support']);
  const contact = useResident('contact');
  const trouble = useSelector(contact, ({ context }) => context.trouble);
  const seen = () => contact.send({ type: 'trouble.seen' });
  return (
    <Dialog
      open
      size="warning"
      title={t('support.contact.title')}
      description={trouble && t(`support.contact.${trouble}`)}
      onClose={seen}
      footer={
        <Button variant="primary" onClick={seen}>
          {t('support.contact.understood')}
        </Button>
      }
    />
  );
}
