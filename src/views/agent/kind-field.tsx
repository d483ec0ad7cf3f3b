import { useTranslation } from 'react-i18next';
import type { PersonKind } from '#contract/agent/registration.ts';
import { SelectField } from '#src/ui/select-field.tsx';

type Props = {
  label: string;
  /** What this agent may make; with one kind there is nothing to pick. */
  registers: readonly PersonKind[];
  kind: PersonKind;
  error?: string | undefined;
  busy?: boolean;
  onKind: (kind: PersonKind) => void;
};

/** Whether somebody becomes a member or an agent. */
export function KindField({ label, registers, kind, error, busy = false, onKind }: Props) {
  const { t } = useTranslation(['agent']);
  if (registers.length < 2 && error === undefined) return null;
  return (
    <SelectField
      name="kind"
      label={label}
      value={kind}
      options={registers.map((value) => ({ value, label: t(`agent.team.kind.${value}`) }))}
      error={error}
      disabled={busy}
      onValue={(value) => onKind(registers.find((one) => one === value) ?? kind)}
    />
  );
}
