import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { changeMachine } from '#machines/password/change.machine.ts';
import type { ChangeField } from '#machines/password/change.rules.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { ruleKey } from './rule-key.ts';

type Props = {
  change: ActorRefFrom<typeof changeMachine>;
  field: ChangeField;
  label: string;
};

const missing = {
  oldPassword: 'password.change.oldRequired',
  newPassword: 'password.change.newRequired',
  confirmNewPassword: 'password.change.confirmRequired',
} as const;

/** One of the passwords of the form, with what is wrong with it; the new one says its rule beforehand (spec 5). */
export function SecretField({ change, field, label }: Props) {
  const { t } = useTranslation(['password', 'registration']);
  const value = useSelector(change, ({ context }) => context.fields[field]);
  const problem = useSelector(change, ({ context }) => context.problems[field]);
  const rule = useSelector(change, ({ context }) => context.rule);
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const length = rule && t(ruleKey(rule), { min: rule.minLength, max: rule.maxLength });
  const errors = {
    required: () => t(missing[field]),
    length: () => length,
    same: () => t('password.change.same'),
    confirmation: () => t('password.change.confirmation'),
  };
  return (
    <PasswordField
      name={field}
      label={label}
      showLabel={t('password.change.show')}
      hideLabel={t('password.change.hide')}
      value={value}
      hint={field === 'newPassword' && problem !== 'length' && length}
      error={problem && errors[problem]()}
      required
      readOnly={busy}
      autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
      onValue={(typed) => change.send({ type: 'field.changed', field, value: typed })}
    />
  );
}
