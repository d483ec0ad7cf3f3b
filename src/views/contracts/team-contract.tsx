import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/contracts/contract.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { ContractActs } from './contract-acts.tsx';
import styles from './team.module.css';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  contract: Contract;
  /** A change of it is offered. */
  pending: boolean;
  zone: string;
};

/** A contract of somebody below, in force or offered: its terms, until when it waits for an answer, and what can be done with it. */
export function TeamContract({ contract, pending, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const inZone = useInZone();
  const words = useContractWords();
  const { terms, upline, validFrom, state, endAskedBy, endAnswerBy, answerBy } = contract;
  const waits = state === 'REQUESTED' ? answerBy : endAnswerBy;
  return (
    <Card
      title={t(state === 'REQUESTED' ? 'contracts.team.offerTitle' : 'contracts.team.inForceTitle')}
      aside={
        <Tag tone={state === 'REQUESTED' || endAskedBy ? 'warning' : 'positive'}>
          {endAskedBy ? t(`contracts.team.endAsked.${endAskedBy}`) : t(`contracts.state.${state}`)}
        </Tag>
      }
    >
      <p className={styles.note}>
        <span>{t('contracts.team.givenBy')}</span> <Name>{words.person(upline)}</Name>
        {validFrom !== null && (
          <span>{` · ${t('contracts.own.since', { date: inZone(validFrom, zone) })}`}</span>
        )}
      </p>
      {waits !== null && <Deadline label={t('contracts.own.answerBy')} at={waits} zone={zone} />}
      <TermsTable terms={terms} />
      <TermsFacts terms={terms} />
      <ContractActs contract={contract} pending={pending} />
    </Card>
  );
}
