import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import type { greetingMachine } from '#machines/session/greeting.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import styles from './greeting-dialog.module.css';

/** At a first sign-in: another password is offered, and may be passed. */
function FirstSignIn({ greeting }: { greeting: ActorRefFrom<typeof greetingMachine> }) {
  const { t } = useTranslation(['session']);
  const close = () => greeting.send({ type: 'closed' });
  return (
    <Dialog
      open
      size="warning"
      title={t('session.greeting.firstTitle')}
      description={t('session.greeting.firstText')}
      onClose={close}
      closeLabel={t('session.warning.close')}
      footer={
        <>
          <Button variant="primary" data-autofocus onClick={() => greeting.send({ type: 'change.wanted' })}>
            {t('session.greeting.firstChange')}
          </Button>
          <Button onClick={close}>{t('session.greeting.firstLater')}</Button>
        </>
      }
    />
  );
}

/** The after-login dialog: the pop-up announcements, one at a time, and the offer at a first sign-in (spec 4). */
export function GreetingDialog({ greeting }: { greeting: ActorRefFrom<typeof greetingMachine> }) {
  const { t } = useTranslation(['session']);
  const popups = useSelector(greeting, ({ context }) => context.popups);
  const [page, setPage] = useState(1);
  const close = () => greeting.send({ type: 'closed' });
  const offers = useSelector(greeting, atStep('offer'));
  const popup = popups[page - 1];
  if (offers) return <FirstSignIn greeting={greeting} />;
  return (
    <Dialog
      open
      title={
        <span lang={languageTag(popup?.language ?? '') || undefined}>
          {titleOrKind(popup?.title ?? '', t('session.greeting.title'))}
        </span>
      }
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
      {popup && (
        <SafeHtml key={popup.id} html={popup.content} lang={languageTag(popup.language ?? '') || undefined} />
      )}
    </Dialog>
  );
}
