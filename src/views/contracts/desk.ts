import { createContext, useContext } from 'react';
import type { Contract, ContractAct } from '#contract/contracts/contract.ts';

/** Asks for an act on a contract: the desk shows what it means, has it confirmed, and says how it went. */
type Ask = (act: ContractAct, contract: Contract) => void;

export const DeskContext = createContext<Ask | null>(null);

/** The desk that this view is in; a view outside it is a programming error. */
export function useDesk(): Ask {
  const ask = useContext(DeskContext);
  if (!ask) throw new Error('This view is outside a desk of contracts');
  return ask;
}
