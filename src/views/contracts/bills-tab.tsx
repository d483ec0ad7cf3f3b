import { useLocation } from 'react-router-dom';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { billsIn } from '#machines/contracts/bills.rules.ts';
import { BillPage } from './bill-page.tsx';
import { BillsList } from './bills-list.tsx';

/** The bills of the contracts of a kind (spec 3, contracts): those that its address asks for, or one of them. */
export function BillsTab({ kind }: { kind: ContractKind }) {
  const { search } = useLocation();
  const view = billsIn(search);
  if (view.bill !== null) return <BillPage key={view.bill} kind={kind} id={view.bill} />;
  return <BillsList kind={kind} view={view} />;
}
