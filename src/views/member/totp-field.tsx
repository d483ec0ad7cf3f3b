import { useTranslation } from 'react-i18next';
import type { ProofProblem } from '#machines/member/authenticator.rules.ts';
import { TextField } from '#src/ui/text-field.tsx';

type Props = {
  value: string;
  problem: ProofProblem | undefined;
  busy: boolean;
  onValue: (value: string) => void;
};

/** The code that an authenticator shows now. */
export function TotpField({ value, problem, busy, onValue }: Props) {
  const { t } = useTranslation(['member']);
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      label={t('member.authenticator.code')}
      hint={t('member.authenticator.codeHint')}
      value={value}
      error={problem && t(`member.authenticator.problem.${problem}`)}
      required
      readOnly={busy}
      onValue={onValue}
    />
  );
}
