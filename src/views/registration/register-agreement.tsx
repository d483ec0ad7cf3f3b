import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { agreed } from '#machines/registration/fields.rules.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import styles from './register-form.module.css';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/**
 * The box that everybody ticks: the brand's minimum age and the user agreement, which opens in another tab so that the
 * form stays (spec 5).
 */
export function RegisterAgreement({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const { minimumAge: age } = useConfiguration().brand;
  const ticked = useSelector(form, ({ context }) => context.fields.agreement === agreed);
  const missing = useSelector(form, ({ context }) => context.problems.agreement !== undefined);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.agreement}>
      <Checkbox
        name="agreement"
        required
        disabled={busy}
        checked={ticked}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? 'agreement-missing' : undefined}
        onChecked={(on) => form.send({ type: 'field.changed', field: 'agreement', value: on ? agreed : '' })}
        label={
          <>
            <span>{t('registration.register.confirmed', { age })}</span>{' '}
            <a href={pathOf({ screen: 'help' })} target="_blank" rel="noopener">
              {t('registration.register.agreement')}
            </a>
            <span>.</span>
          </>
        }
      />
      {missing && (
        <p id="agreement-missing" className={styles.problem} role="alert">
          {t('registration.register.unconfirmed', { age })}
        </p>
      )}
    </div>
  );
}
