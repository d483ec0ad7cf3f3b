import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { declares, limitHeld, termsOf } from '#machines/protection/declare.rules.ts';
import { metaOf } from '#src/actors/meta.ts';
import type { ChildRef } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { DeclareForm } from './declare-form.tsx';
import { DeclareHeld } from './declare-held.tsx';
import { DeclareLeaving } from './declare-leaving.tsx';
import { DeclareNotice } from './declare-notice.tsx';
import { DeclareOther } from './declare-other.tsx';

type Props = { declare: ChildRef<'declare'> };

/** The sheet before play: what must be said or read before a session of play begins. Leaving it is always one press. */
export function DeclareDialog({ declare }: Props) {
  const { t } = useTranslation(['protection']);
  const giveUp = () => declare.send({ type: 'given.up' });
  return (
    <Dialog
      open
      title={t('protection.declare.title')}
      onClose={giveUp}
      closeLabel={t('protection.declare.giveUp')}
      dismissable={false}
    >
      <Step declare={declare} giveUp={giveUp} />
    </Dialog>
  );
}

function Step({ declare, giveUp }: Props & { giveUp: () => void }) {
  const { t } = useTranslation(['protection']);
  const step = useSelector(declare, (snapshot) => metaOf(snapshot).step);
  const context = useSelector(declare, (snapshot) => snapshot.context);
  const { standing, failure, other } = context;
  const again = () => declare.send({ type: 'look.asked' });
  switch (step) {
    case 'notice':
      return <DeclareNotice declare={declare} busy={false} giveUp={giveUp} />;
    case 'spent':
    case 'limits':
    case 'locked':
    case 'ending':
    case 'closed':
      return (
        standing && (
          <DeclareHeld
            by={step}
            standing={standing}
            limit={limitHeld(context)}
            again={again}
            giveUp={giveUp}
          />
        )
      );
    case 'failed':
      return (
        <>
          {failure && <FailureAlert failure={failure} before={t('protection.declare.failed.title')} />}
          <Button onClick={again}>{t('protection.declare.lookAgain')}</Button>
          <Button onClick={giveUp}>{t('protection.declare.giveUp')}</Button>
        </>
      );
    case 'other':
      return (
        other && (
          <DeclareOther
            session={other}
            terms={termsOf(context, other)}
            take={() => declare.send({ type: 'other.taken' })}
            giveUp={giveUp}
          />
        )
      );
    case 'leaving':
      return <DeclareLeaving declare={declare} again={again} giveUp={giveUp} />;
    case 'reading':
      return (
        <p role="status">
          <Spinner /> {t('protection.declare.reading')}
        </p>
      );
    default:
      // Where nothing is declared, only the message is read: its act shows no form of money.
      return declares(context) ? (
        <DeclareForm declare={declare} busy={step !== 'form'} giveUp={giveUp} />
      ) : (
        <DeclareNotice declare={declare} busy={step !== 'form'} giveUp={giveUp} />
      );
  }
}
