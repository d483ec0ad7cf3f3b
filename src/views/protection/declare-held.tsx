import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import type { Reached } from '#machines/protection/declare.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocusInPlace } from '#src/ui/take-focus.ts';
import { momentText } from './moment-text.ts';
import styles from './play.module.css';
import { useLimitWords } from './use-limit-words.ts';
import { useMissingLimits } from './use-missing-limits.ts';

type Props = {
  by: 'spent' | 'limits' | 'locked' | 'ending' | 'closed';
  standing: Standing;
  /** The limit that is used up; null where another thing holds. */
  limit: Reached | null;
  again: () => void;
  giveUp: () => void;
};

const limits = pathOf({ screen: 'member', page: 'protection', section: 'limits' });
const protection = pathOf({ screen: 'member', page: 'protection' });
const inbox = pathOf({ screen: 'member', page: 'messageV2' });

/** What holds play back, until when, and the ways on. */
export function DeclareHeld({ by, standing, limit, again, giveUp }: Props) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const { now, lockedUntil, absence } = standing;
  const words = useLimitWords();
  const missing = useMissingLimits(standing);
  const when = (moment: number | null) => momentText(moment ?? now, standing, language);
  const texts = {
    spent: () =>
      limit && t('protection.declare.spent.text', { limit: words.name(limit), when: when(limit.until) }),
    limits: () => missing,
    locked: () => t('protection.declare.locked.text', { when: when(lockedUntil) }),
    ending: () => t('protection.declare.ending.text'),
    closed: () => {
      if (!absence) return t('protection.declare.closed.answer');
      return t(`protection.declare.closed.${absence.kind}`, { when: when(absence.until) });
    },
  };
  return (
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocusInPlace} data-autofocus>
        {t(`protection.declare.${by}.title`)}
      </h3>
      <p>{texts[by]()}</p>
      <div className={styles.even}>
        {(by === 'limits' || by === 'spent') && (
          <ButtonLink as={PathLink} to={limits}>
            {t(by === 'spent' ? 'protection.over.limits' : 'protection.declare.limits.open')}
          </ButtonLink>
        )}
        {by === 'closed' && (
          <ButtonLink as={PathLink} to={absence ? protection : inbox}>
            {t(absence ? 'protection.declare.closed.protection' : 'protection.declare.closed.inbox')}
          </ButtonLink>
        )}
        <Button onClick={again}>{t('protection.declare.lookAgain')}</Button>
        <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
      </div>
    </div>
  );
}
