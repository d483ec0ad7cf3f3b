import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/contracts/contract.ts';
import { actsOf } from '#machines/contracts/contract.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { Note, Row } from '#src/ui/layout.tsx';
import { useDesk } from './desk.ts';

type Props = {
  contract: Contract;
  /** Another contract is offered in the place of this one: nothing can be ended before that is answered. */
  pending?: boolean;
};

/** What can be done with a contract, as buttons; the desk (contract-page-of.tsx) does the rest. */
export function ContractActs({ contract, pending = false }: Props) {
  const { t } = useTranslation(['contracts']);
  const ask = useDesk();
  const acts = actsOf(contract, pending);
  const blocked = pending && actsOf(contract, false).length > 0;
  if (blocked) return <Note>{t('contracts.act.blocked')}</Note>;
  if (acts.length === 0) return null;
  return (
    <Row gap={2}>
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'ACCEPT' || act === 'REFUSE' ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          aria-label={
            contract.side === 'UPLINE'
              ? t('contracts.act.named', { act: t(`contracts.act.${act}`), name: contract.agent.nickname })
              : undefined
          }
          onClick={() => ask(act, contract)}
        >
          {t(`contracts.act.${act}`)}
        </Button>
      ))}
    </Row>
  );
}
