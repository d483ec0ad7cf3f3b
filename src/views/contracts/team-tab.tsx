import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';

/** The contracts of the team of a kind. */
export function TeamTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts']);
  return <p>{t(`contracts.kind.${kind}`)}</p>;
}
