import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { comeBackMachine } from '#machines/protection/come-back.machine.ts';
import { newKey } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './absence.module.css';

/** The wish to come back, with a reason where a person decides. Staying is as large as asking. */
export function ReturnForm({ actor }: { actor: ActorRefFrom<typeof comeBackMachine> }) {
  const { t } = useTranslation(['protection']);
  const { note, reasonAsked, missing } = useSelector(actor, ({ context }) => context);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    actor.send({ type: 'submitted', key: newKey(), act: 'ASK' });
    if (actor.getSnapshot().context.missing) focusField(sent.currentTarget, ['reason']);
  }

  return (
    <form className={styles.flow} noValidate onSubmit={submit}>
      <h3 tabIndex={-1} ref={takeFocus}>
        {t('protection.comeBack.formTitle')}
      </h3>
      <p>{t(reasonAsked ? 'protection.comeBack.formDecided' : 'protection.comeBack.formPlain')}</p>
      {reasonAsked && (
        <TextField
          name="reason"
          label={t('protection.comeBack.reason')}
          value={note}
          error={missing && t('protection.comeBack.reasonMissing')}
          required
          onValue={(typed) => actor.send({ type: 'field.changed', text: typed })}
        />
      )}
      <div className={styles.even}>
        <Button type="submit" size="large">
          {t('protection.comeBack.send')}
        </Button>
        <Button size="large" onClick={() => actor.send({ type: 'edited' })}>
          {t('protection.comeBack.stay')}
        </Button>
      </div>
    </form>
  );
}
