import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Protection } from '#contract/protection/market.ts';
import { breakMachine } from '#machines/protection/break.act.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useInZone } from '#src/views/acts/money-text.ts';
import { AbsenceFlow } from './absence-flow.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceSure } from './absence-sure.tsx';

type Props = {
  offered: Protection['break'];
  /** Chosen already. */
  hours?: number;
  /** What stands before the choice. */
  intro?: ReactNode;
  /** Leaves it, where it began with the length chosen. */
  onLeave?: (() => void) | undefined;
};

/** Taking a break: how long, what stays open, and how that went. */
export function BreakFlow({ offered, hours, intro, onLeave }: Props) {
  const { t } = useTranslation(['protection', 'acts']);
  const inZone = useInZone();
  const { daysUpTo } = offered;
  const actor = useMoneyActor(breakMachine, 'protection.break', {
    daysUpTo,
    ...(hours !== undefined && { hours }),
  });
  const act = useMoneyAct(actor);
  const { length, days, matters, unchosen, record } = useSelector(actor, ({ context }) => context);
  const listing = useSelector(actor, atStep('listing'));
  const lengths = [
    ...offered.hours.map((one) => ({ hours: one, months: null })),
    ...offered.months.map((one) => ({ hours: null, months: one })),
  ];
  const until = record?.until == null ? '' : inZone(record.until, record.zone);
  const done = {
    title: t('protection.break.done'),
    text: t('protection.break.doneText'),
    facts: until === '' ? [] : [{ id: 'until', label: t('protection.break.until'), value: until }],
    again: t('protection.away.seen'),
  };
  return (
    <AbsenceFlow
      act={act}
      listing={listing}
      done={done}
      onLeave={onLeave}
      form={(returned) => (
        <AbsenceForm
          intro={intro}
          offered={lengths}
          {...(daysUpTo !== null && {
            asked: {
              upTo: daysUpTo,
              days,
              onDays: (typed) => actor.send({ type: 'days.typed', days: typed }),
            },
          })}
          chosen={length}
          missing={unchosen}
          returned={returned}
          onChoice={(chosen) => actor.send({ type: 'length.chosen', ...chosen })}
          onNext={() => actor.send({ type: 'submitted' })}
        />
      )}
      sure={(back) => (
        <AbsenceSure
          title={t('protection.break.sure')}
          text={t('protection.break.sureText')}
          confirm={t('protection.break.confirm')}
          act={act}
          length={length}
          matters={matters}
          onBack={back}
        />
      )}
    />
  );
}
