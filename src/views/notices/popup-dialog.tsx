import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useResident } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';

/** A pop-up (spec 3, announcements): closing it is how the person says that they saw it. */
export function PopupDialog() {
  const { t } = useTranslation(['notices']);
  const notices = useResident('notices');
  const pictureOf = usePictureCheck();
  const popups = useSelector(notices, ({ context }) => context.popups);
  const [popup] = popups;
  if (!popup) return null;
  const close = () => notices.send({ type: 'popup.closed' });
  const left = popups.length - 1;
  return (
    <Dialog
      key={popup.mark}
      open
      title={
        <span lang={languageTag(popup.language ?? '') || undefined}>
          {titleOrKind(popup.title, t('notices.kind'))}
        </span>
      }
      closeLabel={t('notices.close')}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('notices.understood')}
        </Button>
      }
    >
      <p>{[formatDate(popup.date), ...(left > 0 ? [t('notices.more', { count: left })] : [])].join(' · ')}</p>
      <div lang={languageTag(popup.language ?? '') || undefined}>
        <SafeHtml html={popup.content} pictureOf={pictureOf} fallback={<p>{t('notices.unshown')}</p>} />
      </div>
    </Dialog>
  );
}
