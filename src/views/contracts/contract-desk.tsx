import { type ReactNode, useState } from 'react';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { useContractActor } from '#src/actors/contract-act.ts';
import { newKey } from '#src/actors/money-act.ts';
import { ActDialog } from './act-dialog.tsx';
import { DeskContext } from './desk.ts';

/**
 * Where the contracts of a kind are acted on: one act at a time, in a dialog over whatever lists them. So a list may be
 * read again, and lose the contract, while the dialog says what became of it.
 */
export function ContractDesk({ kind, children }: { kind: ContractKind; children: ReactNode }) {
  const actor = useContractActor(kind);
  const [away, setAway] = useState(false);
  return (
    <DeskContext
      value={(act, contract) => {
        setAway(false);
        actor.send({ type: 'submitted', act, contract, key: newKey() });
      }}
    >
      {children}
      <ActDialog actor={actor} away={away} onAway={() => setAway(true)} />
    </DeskContext>
  );
}
