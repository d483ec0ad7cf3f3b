import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { changeMachine } from '#machines/password/change.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { ChangeForm } from './change-form.tsx';

/** Changing the sign-in password by choice (spec 2, 4); once it is changed, the session leads home and says so. */
export function OwnChange() {
  const { t } = useTranslation(['password']);
  const account = useSelector(useResident('session'), ({ context }) => context.account);
  const change = useSecretActor(changeMachine, { forced: false, account });
  const changed = useSelector(change, ({ context }) => context.changed);
  if (changed) return null;
  return (
    <>
      <p>{t('password.change.wish')}</p>
      <ChangeForm change={change} />
    </>
  );
}
