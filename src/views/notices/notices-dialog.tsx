import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { NoticeBoard } from './notice-board.tsx';

/** The notices over any page (spec 2, notice modal). With a modifier key, a title opens at its own address instead. */
export function NoticesDialog() {
  const { t } = useTranslation(['notices']);
  const notices = useResident('notices');
  const chosen = useSelector(notices, ({ context }) => context.notice);
  return (
    <Dialog
      open
      size="wide"
      title={t('notices.title')}
      closeLabel={t('notices.close')}
      onClose={() => notices.send({ type: 'closed' })}
    >
      <NoticeBoard chosen={chosen} onOpen={(id) => notices.send({ type: 'notice.opened', id })} />
    </Dialog>
  );
}
