import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { NoticeBoard } from './notice-board.tsx';

/** The notices over any page (spec 2, notice modal), and the way to the page of their own. With a modifier key, a title opens at its own address instead. */
export function NoticesDialog() {
  const { t } = useTranslation(['notices']);
  const notices = useResident('notices');
  const chosen = useSelector(notices, ({ context }) => context.notice);
  const close = () => notices.send({ type: 'closed' });
  const page = { screen: 'noticePage', ...(chosen !== null && { query: { id: chosen } }) } as const;
  return (
    <Dialog
      open
      size="wide"
      title={t('notices.title')}
      closeLabel={t('notices.close')}
      onClose={close}
      footer={
        <ButtonLink as={PathLink} to={pathOf(page)} onClick={close}>
          {t('notices.own')}
        </ButtonLink>
      }
    >
      <NoticeBoard chosen={chosen} onOpen={(id) => notices.send({ type: 'notice.opened', id })} />
    </Dialog>
  );
}
