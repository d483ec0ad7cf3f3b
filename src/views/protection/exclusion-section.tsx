import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { exclusionMachine } from '#machines/protection/exclusion.act.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { Card } from '#src/ui/card.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './absence.module.css';
import { AbsenceFlow } from './absence-flow.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceSure } from './absence-sure.tsx';
import { AbsenceWays } from './absence-ways.tsx';
import { AwayAlready } from './away-already.tsx';
import { KnownStanding } from './known-standing.tsx';

/** Excluding oneself: what it is, how long, and what stays open. */
export function ExclusionSection() {
  const { t } = useTranslation(['protection']);
  return (
    <KnownStanding>
      {({ rules, absence }) => (
        <>
          <Card>
            <ExclusionFlow
              offered={rules.exclusion}
              intro={
                <>
                  <AwayAlready absence={absence} />
                  <p>{t('protection.exclusion.intro')}</p>
                  <ExclusionEnd after={rules.exclusion.revocableAfterMonths} />
                  <p>{t('protection.exclusion.introEnd')}</p>
                  <p>{t(`protection.exclusion.${rules.exclusion.signIn ? 'introMoney' : 'introShut'}`)}</p>
                  <p>{t('protection.exclusion.others')}</p>
                </>
              }
            />
          </Card>
          {(!absence || absence.kind === 'BREAK') && <AbsenceWays here="exclusion" />}
        </>
      )}
    </KnownStanding>
  );
}

type Props = {
  offered: { readonly months: readonly number[]; readonly indefinite: boolean; readonly signIn: boolean };
  /** What stands before the choice. */
  intro: ReactNode;
};

const endless = { hours: null, months: null };

/** Excluding oneself: how long, what stays open, the tick of having understood, and how that went. */
function ExclusionFlow({ offered, intro }: Props) {
  const { t } = useTranslation(['protection', 'acts']);
  const inZone = useInZone();
  const actor = useMoneyActor(exclusionMachine, 'protection.exclude');
  const act = useMoneyAct(actor);
  const tick = useRef<HTMLInputElement>(null);
  const { length, matters, unchosen, understood, missed, everywhere, record } = useSelector(
    actor,
    ({ context }) => context,
  );
  const listing = useSelector(actor, atStep('listing'));
  const lengths = [
    ...offered.months.map((months) => ({ hours: null, months })),
    ...(offered.indefinite ? [endless] : []),
  ];
  const until = record?.until == null ? t('protection.away.endless') : inZone(record.until, record.zone);
  const done = {
    title: t('protection.exclusion.done'),
    text: t('protection.exclusion.doneText'),
    facts: record
      ? [
          { id: 'until', label: t('protection.exclusion.until'), value: until },
          {
            id: 'reach',
            label: t('protection.exclusion.reach'),
            value: t(`protection.exclusion.reaches.${record.asked.everywhere ? 'all' : 'here'}`),
          },
        ]
      : [],
    again: t('protection.away.seen'),
  };
  const confirm = () => {
    act.confirm();
    if (!understood) tick.current?.focus();
  };
  return (
    <AbsenceFlow
      act={act}
      listing={listing}
      done={done}
      form={(returned) => (
        <AbsenceForm
          intro={intro}
          offered={lengths}
          chosen={length}
          missing={unchosen}
          returned={returned}
          onChoice={(chosen) => actor.send({ type: 'length.chosen', ...chosen })}
          onNext={() => actor.send({ type: 'submitted' })}
        />
      )}
      sure={(back) => (
        <AbsenceSure
          title={t('protection.exclusion.sure')}
          text={t(`protection.exclusion.${offered.signIn ? 'sureText' : 'sureShut'}`)}
          confirm={t('protection.exclusion.confirm')}
          act={{ ...act, confirm }}
          length={length}
          matters={matters}
          onBack={back}
        >
          <Checkbox
            ref={tick}
            label={t('protection.exclusion.understood')}
            checked={understood}
            aria-invalid={missed || undefined}
            aria-describedby={missed ? 'understood-missing' : undefined}
            onChecked={(on) => actor.send({ type: 'understood.ticked', on })}
          />
          {missed && (
            <p id="understood-missing" className={styles.problem} role="alert">
              {t('protection.exclusion.understoodMissing')}
            </p>
          )}
          <Checkbox
            label={t('protection.exclusion.everywhere')}
            checked={everywhere}
            onChecked={(on) => actor.send({ type: 'everywhere.ticked', on })}
          />
        </AbsenceSure>
      )}
    />
  );
}

/** Whether an exclusion can be ended early, and after how many months; null for never. */
function ExclusionEnd({ after }: { after: number | null }) {
  const { t } = useTranslation(['protection']);
  if (after === null) return <p>{t('protection.exclusion.final')}</p>;
  if (after === 0) return <p>{t('protection.exclusion.revocableAnyTime')}</p>;
  return <p>{t('protection.exclusion.revocable', { count: after })}</p>;
}
