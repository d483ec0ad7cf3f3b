import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { BillsTab } from './bills-tab.tsx';
import styles from './contracts.module.css';
import { OwnTab } from './own-tab.tsx';
import { TeamTab } from './team-tab.tsx';

const tabs = [
  ['own', OwnTab],
  ['team', TeamTab],
  ['bills', BillsTab],
] as const;

/** The page of the contracts of a kind (spec 2): one's own, those of the team, and the bills; each at its own address. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['agent', 'contracts']);
  const [parameters, setParameters] = useSearchParams();
  const [tab] = tabs.find(([id]) => id === parameters.get('tab')) ?? tabs[0];
  return (
    <div className={styles.page}>
      <header>
        <h1>{t(`agent.${contractPages[kind]}`)}</h1>
        <p className={styles.note}>{t(`contracts.text.${kind}`)}</p>
      </header>
      <Tabs
        label={t('contracts.tabs.label')}
        value={tab}
        onValue={(next) => setParameters(next === tabs[0][0] ? {} : { tab: next }, { replace: true })}
        items={tabs.map(([id, Tab]) => ({
          id,
          label: t(`contracts.tabs.${id}`),
          content: <Tab kind={kind} />,
        }))}
      />
    </div>
  );
}
