import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';

/** The bills of the contracts of a kind. */
export function BillsTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts']);
  return <p>{t(`contracts.kind.${kind}`)}</p>;
}
