import { useTranslation } from 'react-i18next';
import type { ChangeField, ChangeProblem } from '#machines/password/change.rules.ts';
import type { PasswordRule } from '#machines/password/new-password.rules.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { ruleKey } from './rule-key.ts';

type Props = {
  field: ChangeField;
  label: string;
  value: string;
  problem: ChangeProblem | undefined;
  /** The message when the repetition differs (spec 5). */
  mismatch: string;
  rule: PasswordRule | null;
  busy: boolean;
  onValue: (value: string) => void;
};

const missing = {
  oldPassword: 'password.change.oldRequired',
  newPassword: 'password.change.newRequired',
  confirmNewPassword: 'password.change.confirmRequired',
} as const;

/** A password field with its message; a new password shows its rule beforehand (spec 5). */
export function SecretField({ field, label, value, problem, mismatch, rule, busy, onValue }: Props) {
  const { t } = useTranslation(['password', 'registration']);
  const length = rule && t(ruleKey(rule), { min: rule.minLength, max: rule.maxLength });
  const errors = {
    required: () => t(missing[field]),
    length: () => length,
    same: () => t('password.change.same'),
    confirmation: () => mismatch,
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
      onValue={onValue}
    />
  );
}
