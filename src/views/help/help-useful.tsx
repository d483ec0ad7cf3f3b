import { useSelector } from '@xstate/react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usefulMachine } from '#machines/help/useful.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './help.module.css';

/** Asks whether an article was useful, and says thanks; an answer that did not arrive can be given again. */
export function HelpUseful({ article }: { article: string }) {
  const { t } = useTranslation(['help', 'system']);
  const actor = usePageActor(usefulMachine, { article });
  const thanked = useSelector(actor, atStep('thanked'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { useful, failure } = useSelector(actor, ({ context }) => context);
  const answer = (given: boolean) => () => actor.send({ type: 'answered', useful: given });
  const reconsider = () => actor.send({ type: 'answer.reconsidered' });
  if (thanked) {
    return (
      <div className={styles.useful}>
        <p className={styles.thanks} role="status" tabIndex={-1} ref={takeFocus}>
          {useful ? t('help.useful.thanks') : t('help.useful.sorry')}
        </p>
        <Button size="small" variant="quiet" onClick={reconsider}>
          {t('help.useful.change')}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.useful} aria-label={t('help.useful.question')}>
      <p>{t('help.useful.question')}</p>
      <Button size="small" icon={<ThumbsUp />} busy={busy && useful} disabled={busy} onClick={answer(true)}>
        {t('help.useful.yes')}
      </Button>
      <Button
        size="small"
        icon={<ThumbsDown />}
        busy={busy && !useful}
        disabled={busy}
        onClick={answer(false)}
      >
        {t('help.useful.no')}
      </Button>
      {failure && <FailureAlert key={failure.kind} failure={failure} before={t('help.useful.failed')} />}
    </section>
  );
}
