import { useTranslation } from 'react-i18next';
import { titled } from '#machines/kit/titles.rules.ts';
import type { NoticeEntry } from '#machines/notices/list.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ReadingText } from '#src/ui/reading-text.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';

type Props = {
  notice: NoticeEntry;
  /** The person chose it: its title takes the focus, so that it is read out. */
  asked: boolean;
};

/** The text of a notice, marked with its own language. */
export function NoticeText({ notice, asked }: Props) {
  const { t } = useTranslation(['notices']);
  const pictureOf = usePictureCheck();
  const { title, content, date, language, promotion } = notice;
  return (
    <ReadingText
      title={titled(title, t('notices.kind'))}
      lang={languageTag(language)}
      facts={formatDate(date)}
      asked={asked}
    >
      {promotion === null ? (
        <SafeHtml html={content} pictureOf={pictureOf} fallback={<p>{t('notices.unshown')}</p>} />
      ) : (
        <>
          <p>{content}</p>
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'promoDetail', query: { id: promotion } })}
            variant="primary"
          >
            {t('notices.promotion')}
          </ButtonLink>
        </>
      )}
    </ReadingText>
  );
}
