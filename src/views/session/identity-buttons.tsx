import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './identity-buttons.module.css';

type Props = { form: ActorRefFrom<typeof loginMachine | typeof registerFormMachine> };

/** A button for each of the brand's identity providers, under a form; nothing when there are none (spec 2). */
export function IdentityButtons({ form }: Props) {
  const { t } = useTranslation(['session']);
  const { identityProviders } = useConfiguration();
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  // The one that was chosen before: the focus comes back to it.
  const chosen = useSelector(form, ({ context }) => context.provider);
  if (identityProviders.length === 0) return null;
  return (
    <fieldset className={styles.providers}>
      <legend>{t('session.identity.or')}</legend>
      {identityProviders.map(({ id, name }) => (
        <Button
          key={id}
          wide
          disabled={busy}
          data-autofocus={id === chosen || undefined}
          onClick={() => form.send({ type: 'provider.clicked', provider: id })}
        >
          {t('session.identity.with', { provider: name })}
        </Button>
      ))}
    </fieldset>
  );
}
