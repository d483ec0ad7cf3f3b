import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Stack } from '#src/ui/layout.tsx';
import { NoticeBoard } from './notice-board.tsx';

/** The notices at their own address (spec 2, noticePage); `?id=` chooses one. */
export default function NoticePage() {
  const { t } = useTranslation(['notices']);
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <Stack gap={5}>
      <h1>{t('notices.title')}</h1>
      <NoticeBoard chosen={id === null ? null : id.slice(0, 64)} />
    </Stack>
  );
}
