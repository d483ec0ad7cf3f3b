import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { greetingMachine } from '#machines/session/greeting.machine.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import styles from './greeting-dialog.module.css';

/** The after-login dialog: the pop-up announcements, one at a time (spec 4). */
export function GreetingDialog({ greeting }: { greeting: ActorRefFrom<typeof greetingMachine> }) {
  const { t } = useTranslation(['session']);
  const popups = useSelector(greeting, ({ context }) => context.popups);
  const [page, setPage] = useState(1);
  const close = () => greeting.send({ type: 'closed' });
  const popup = popups[page - 1];
  return (
    <Dialog
      open
      title={popup?.title ?? t('session.greeting.title')}
      description={popup && formatDate(popup.date)}
      onClose={close}
      closeLabel={t('session.warning.close')}
      footer={
        <div className={styles.foot}>
          <Pager
            page={page}
            pages={popups.length}
            onPage={setPage}
            label={t('session.greeting.pages')}
            previousLabel={t('session.greeting.previous')}
            nextLabel={t('session.greeting.next')}
            pageLabel={(number) => t('session.greeting.notice', { number, total: popups.length })}
          />
          <Button variant="primary" onClick={close}>
            {t('session.greeting.close')}
          </Button>
        </div>
      }
    >
      {popup && <SafeHtml key={popup.id} html={popup.content} />}
    </Dialog>
  );
}
