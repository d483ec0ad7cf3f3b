import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMachine } from '#machines/password/change.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { ChangeForm } from './change-form.tsx';

type Props = {
  /** Shown once it is changed. */
  done: ReactNode;
};

/** Changing the sign-in password by choice (spec 2, 4). */
export function OwnChange({ done }: Props) {
  const { t } = useTranslation(['password']);
  const account = useSelector(useResident('session'), ({ context }) => context.account);
  const change = useSecretActor(changeMachine, { forced: false, account });
  const changed = useSelector(change, ({ context }) => context.changed);
  if (changed) return done;
  return (
    <>
      <p>{t('password.change.wish')}</p>
      <ChangeForm change={change} />
    </>
  );
}
