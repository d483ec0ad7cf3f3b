import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { withdrawPasswordMachine } from '#machines/member/withdraw-password.machine.ts';
import type { WithdrawField } from '#machines/member/withdraw-password.rules.ts';
import { PasswordField } from '#src/ui/password-field.tsx';

type Props = {
  withdraw: ActorRefFrom<typeof withdrawPasswordMachine>;
  field: Exclude<WithdrawField, 'password'>;
  label: string;
  hint?: string;
};

/** Six digits, hidden, typed with the keys of a phone's numbers. */
export function SixDigitsField({ withdraw, field, label, hint }: Props) {
  const { t } = useTranslation(['member']);
  const value = useSelector(withdraw, ({ context }) => context.fields[field]);
  const problem = useSelector(withdraw, ({ context }) => context.problems[field]);
  const busy = useSelector(withdraw, (snapshot) => snapshot.hasTag('busy'));
  return (
    <PasswordField
      name={field}
      label={label}
      hint={hint}
      showLabel={t('member.secret.show')}
      hideLabel={t('member.secret.hide')}
      value={value}
      error={problem && t(`member.withdrawPassword.problem.${problem}`)}
      required
      readOnly={busy}
      inputMode="numeric"
      autoComplete="off"
      onValue={(typed) => withdraw.send({ type: 'field.changed', field, value: typed })}
    />
  );
}
