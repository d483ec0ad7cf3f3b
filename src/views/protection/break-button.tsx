import { Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { BreakFlow } from './break-flow.tsx';

const day = 24;
const lengths = { daysUpTo: null, hours: [day], months: [] };

type Props = {
  /** A break can begin: its button is there. */
  offered: boolean;
  /** The dialog is open, also after the break has begun. */
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** A break of one day by one press from every page, and one look; that it has begun is said until the person has read it. */
export function BreakButton({ offered, open, onOpen }: Props) {
  const { t } = useTranslation(['protection']);
  const close = () => onOpen(false);
  return (
    <>
      {offered && (
        <Button size="small" icon={<Pause aria-hidden="true" />} onClick={() => onOpen(true)}>
          {t('protection.break.stop')}
        </Button>
      )}
      <Dialog
        open={open}
        title={t('protection.break.stopTitle')}
        closeLabel={t('protection.break.close')}
        onClose={close}
      >
        <BreakFlow offered={lengths} hours={day} onLeave={close} />
      </Dialog>
    </>
  );
}
