import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { guideMachine } from '#machines/protection/guide.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './safer-play.module.css';
import type { SaferPartShown } from './use-safer-guide.ts';

/** Saves what the page says as a file, in the language of the page. */
export function GuideButton({ parts }: { parts: readonly SaferPartShown[] }) {
  const { t } = useTranslation(['protection']);
  const language = languageTag(useLanguage());
  const actor = usePageActor(guideMachine);
  const saved = useSelector(actor, atStep('saved'));

  function save(): void {
    const sections = parts.map(({ known, ...part }) => {
      // A phone number is part of the name: on paper nobody can press it.
      const named = known.map(({ name, link, phone }) => ({
        name: phone ? `${name} · ${t('protection.safer.phone', { phone })}` : name,
        link,
      }));
      return { ...part, known: named };
    });
    const [title, lead] = [t('protection.safer.title'), t('protection.safer.lead')];
    actor.send({
      type: 'guide.wanted',
      guide: { file: t('protection.safer.file'), language, title, lead, sections },
    });
  }

  return (
    <div className={styles.ways}>
      <Button icon={<Download aria-hidden="true" />} onClick={save}>
        {t('protection.safer.download')}
      </Button>
      <p role="status" className={styles.note}>
        {saved && t('protection.safer.downloaded')}
      </p>
    </div>
  );
}
