import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { comeBackMachine } from '#machines/protection/come-back.machine.ts';
import { type ComeBackStep, shownStep } from '#machines/protection/come-back.rules.ts';
import { metaOf } from '#src/actors/meta.ts';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './absence.module.css';
import { ReturnForm } from './return-form.tsx';
import { ReturnSteps } from './return-steps.tsx';
import { UntilWhen } from './until-when.tsx';

/** Where the page can be looked at again. */
const lookable: readonly (ComeBackStep | undefined)[] = ['unread', 'early', 'deciding', 'cooling', 'message'];

/** Until when a break or an exclusion lasts, and the way back from it, step by step, as the gateway says. */
export function ComeBack({ actor }: { actor: ActorRefFrom<typeof comeBackMachine> }) {
  const { t } = useTranslation(['protection', 'acts', 'system']);
  const act = useMoneyAct(actor);
  const { absence, now, failure } = useSelector(actor, ({ context }) => context);
  const at = useSelector(actor, (snapshot) => metaOf(snapshot).step as ComeBackStep | undefined);
  // A look that nobody asked for changes nothing of the page.
  const step = at === 'looking' ? shownStep({ absence, now }) : at;
  const look = (
    <Button size="large" busy={step === 'asking'} onClick={() => actor.send({ type: 'look.asked' })}>
      {t('protection.comeBack.look')}
    </Button>
  );
  const asking = step === 'asking';
  return (
    <Card title={t('protection.comeBack.title')}>
      <div className={styles.flow}>
        <LiveStatus text={asking ? t('protection.comeBack.asking') : ''} />
        {absence && <UntilWhen absence={absence} now={now} />}
        {asking && !absence && <p>{t('protection.comeBack.asking')}</p>}
        {(step === undefined || step === 'waiting') && <ActOutcome act={act} />}
        {step === undefined && act.step === 'sending' && (
          <p role="status" tabIndex={-1} ref={takeFocus}>
            <Spinner /> {t('acts.sending')}
          </p>
        )}
        {step === 'unread' && <Alert tone="neutral">{t('protection.comeBack.unread')}</Alert>}
        {step === 'refused' && failure && (
          <>
            <FailureAlert failure={failure} before={`${t('protection.comeBack.refused')}.`} />
            <Button size="large" onClick={() => actor.send({ type: 'edited' })}>
              {t('protection.comeBack.close')}
            </Button>
          </>
        )}
        {step === 'may' && (
          <>
            {absence?.return?.state === 'REFUSED' && <p>{t('protection.comeBack.refusedBefore')}</p>}
            <p>{t('protection.comeBack.may')}</p>
            <div className={styles.ways}>
              <Button size="large" onClick={() => actor.send({ type: 'return.wanted' })}>
                {t('protection.comeBack.want')}
              </Button>
            </div>
          </>
        )}
        {step === 'form' && <ReturnForm actor={actor} />}
        {absence?.return && step !== undefined && (
          <ReturnSteps
            step={step}
            wish={absence.return}
            zone={absence.zone}
            now={now}
            onDrop={() => actor.send({ type: 'chosen', key: newKey(), act: 'DROP' })}
            onConfirm={() => actor.send({ type: 'chosen', key: newKey(), act: 'CONFIRM' })}
          />
        )}
        {(lookable.includes(step) || (asking && absence)) && look}
      </div>
    </Card>
  );
}
