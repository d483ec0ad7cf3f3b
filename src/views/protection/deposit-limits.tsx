import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { depositLimits, missingPeriods } from '#machines/protection/limit-left.rules.ts';
import { limitsLaterMachine } from '#machines/protection/limits-later.machine.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Row, Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './limits.module.css';
import { QuickForm } from './quick-form.tsx';
import { useLimitWords } from './use-limit-words.ts';
import { useMissingLimits } from './use-missing-limits.ts';

const all = pathOf({ screen: 'member', page: 'protection', section: 'limits' });

/** What is left of each deposit limit, before anything is typed, and the way to lower one in place. */
export function DepositLimits() {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const [open, setOpen] = useState(false);
  const standing = useLatest(useStanding().data);
  if (!standing) return null;
  const own = depositLimits(standing);
  if (own.length === 0) return null;
  const holding = own.filter(({ left }) => left !== null);
  const limited = missingPeriods(standing).length === 0 && own.some(({ value }) => value !== null);
  return (
    <Card title={t('protection.limits.quick.deposit')}>
      {standing.limitsAsked !== 'no' && <LimitsQuestion standing={standing} />}
      {holding.length > 0 && (
        <ul className={styles.left}>
          {holding.map(({ kind, period, left, until }) => (
            <li key={period}>
              {t('protection.limits.quick.left', {
                period: t(`protection.limits.periods.${period}`),
                left: words.value({ kind }, left ?? '0'),
                when: inZone(until, standing.zone),
              })}
            </li>
          ))}
        </ul>
      )}
      {holding.length === 0 && <Note>{t('protection.limits.quick.none')}</Note>}
      <Row gap={2}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(limited ? 'protection.limits.quick.lower' : 'protection.limits.quick.set')}
        </Button>
      </Row>
      {open && <QuickForm standing={standing} />}
      <PathLink to={all}>{t('protection.limits.quick.all')}</PathLink>
    </Card>
  );
}

/** The question for a deposit limit; where the market only asks, it can be answered with "not now". */
function LimitsQuestion({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['protection']);
  const missing = useMissingLimits(standing);
  const must = standing.limitsAsked === 'must';
  const asks = standing.limits.some(({ value }) => value !== null) ? 'review' : 'first';
  const later = usePageActor(limitsLaterMachine);
  const failure = useSelector(later, ({ context }) => context.failure);
  const busy = useSelector(later, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Stack gap={3}>
      <p className={styles.strong}>{must ? missing : t(`protection.limits.quick.ask.${asks}`)}</p>
      {failure && <FailureAlert key={failure.code} failure={failure} />}
      {!must && (
        <Row gap={2}>
          <Button busy={busy} onClick={() => later.send({ type: 'later.chosen' })}>
            {t(`protection.care.limits.${asks}.later`)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
