import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';

/** The agent’s own contract of a kind. */
export function OwnTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts']);
  return <p>{t(`contracts.kind.${kind}`)}</p>;
}
