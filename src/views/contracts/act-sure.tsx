import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/contracts/contract.ts';
import type { ContractContext } from '#machines/contracts/contract.rules.ts';
import { ratesOf } from '#machines/contracts/standing.rules.ts';
import type { MoneyAct } from '#src/actors/money-act.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './acts.module.css';
import { EndingList } from './ending-list.tsx';
import { Trial } from './trial.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  act: MoneyAct;
  /** The act and the contract that it is about. */
  verb: NonNullable<ContractContext['act']>;
  contract: Contract;
  context: Pick<ContractContext, 'preview' | 'changed'>;
};

/** The last look before an act on a contract: what it means, what ends with it, and what an offer would have paid. */
export function ActSure({ act, verb, contract, context: { preview, changed } }: Props) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();
  const { side, agent, upline, kind } = contract;
  const facts = [
    { id: 'kind', label: t('contracts.desk.kind'), value: t(`contracts.kind.${kind}`) },
    side === 'AGENT'
      ? {
          id: 'upline',
          label: t(contract.state === 'REQUESTED' ? 'contracts.own.from' : 'contracts.own.given'),
          value: <Name>{words.person(upline)}</Name>,
        }
      : { id: 'agent', label: t('contracts.desk.agent'), value: <Name>{words.person(agent)}</Name> },
    { id: 'rate', label: t('contracts.desk.rate'), value: words.rates(ratesOf(contract)), strong: true },
  ];
  return (
    <SurePanel
      act={act}
      facts={facts}
      confirm={t(`contracts.desk.confirm.${verb}`)}
      back={t('contracts.desk.back')}
    >
      <p className={styles.note}>{t(`contracts.desk.text.${verb}`)}</p>
      {changed && <Alert>{t('contracts.desk.changed')}</Alert>}
      {preview && preview.endings.length === 0 && (
        <p className={styles.note}>{t('contracts.desk.noneEnds')}</p>
      )}
      {preview && preview.endings.length > 0 && (
        <EndingList
          title={t(verb === 'TERMINATE' ? 'contracts.desk.wouldEnd' : 'contracts.desk.ends', {
            count: preview.endings.length,
          })}
          endings={preview.endings}
        />
      )}
      {preview?.trial && <Trial trial={preview.trial} zone={preview.zone} />}
    </SurePanel>
  );
}
