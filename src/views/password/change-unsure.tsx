import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { changeMachine } from '#machines/password/change.machine.ts';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';

/**
 * A change whose answer never came: if it was forced, the session itself is asked; by choice, the person
 * signs in or tries again.
 */
export function ChangeUnsure({ change }: { change: ActorRefFrom<typeof changeMachine> }) {
  const { t } = useTranslation(['password', 'system']);
  const forced = useSelector(change, ({ context }) => context.forced);
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const signIn = { label: t('system.unsure.signIn'), onClick: useSignInAgain() };
  const ask = { label: t('system.unsure.look'), onClick: () => change.send({ type: 'outcome.asked' }) };
  const back = { label: t('system.unsure.back'), onClick: () => change.send({ type: 'form.wanted' }) };
  return (
    <UnsurePanel
      title={t('system.unsure.title')}
      text={
        busy ? t('password.unsure.asking') : t(forced ? 'password.unsure.forced' : 'password.unsure.text')
      }
      ways={forced ? [ask, signIn] : [signIn, back]}
      busy={busy}
    />
  );
}
