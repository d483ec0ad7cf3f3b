import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/member.ts';
import { nextProtection, protectionSet, protections } from '#machines/member/overview.rules.ts';
import { rankLabel } from '#machines/session/account.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { memberAddress } from './member-address.ts';
import styles from './next-step.module.css';

/** How well the account is protected, and the one thing that is best done next. */
export function NextStep({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['member']);
  const rank = useSelector(useResident('session'), ({ context }) => rankLabel(context.member));
  const next = nextProtection(profile);
  const done = protections.filter((one) => protectionSet(profile, one)).length;
  const progress = t('member.overview.progress', { done, total: protections.length });
  return (
    <Card tone="velvet" className={styles.next}>
      <div className={styles.words}>
        <p className={styles.account}>
          <span>{t('member.overview.account', { account: profile.account })}</span>
          {rank && <span>{` · ${rank}`}</span>}
        </p>
        {next ? (
          <>
            <h2 className={styles.title}>{t('member.overview.next')}</h2>
            <p>{t(`member.overview.hint.${next}`)}</p>
          </>
        ) : (
          <h2 className={styles.title}>
            <CircleCheck aria-hidden="true" /> {t('member.overview.allDone')}
          </h2>
        )}
        <div className={styles.progress}>
          <progress max={protections.length} value={done} aria-label={progress} />
          <span aria-hidden="true">{progress}</span>
        </div>
      </div>
      {next && (
        <ButtonLink as={PathLink} variant="primary" to={memberAddress('securityCenter', next)}>
          {t(`member.section.${next}`)}
        </ButtonLink>
      )}
    </Card>
  );
}
