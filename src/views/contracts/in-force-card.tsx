import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { ContractActs } from './contract-acts.tsx';
import styles from './own.module.css';
import { RunningPeriod } from './running-period.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  contract: Contract;
  running: CallOutput<'contracts.own'>['running'];
  /** A change of it is offered. */
  pending: boolean;
  zone: string;
  /** The gateway's time, in epoch milliseconds. */
  now: number;
};

/** The contract in force: who pays, since when, its tiers with the one of this period lit, and how the period stands. */
export function InForceCard({ contract, running, pending, zone, now }: Props) {
  const { t } = useTranslation(['contracts']);
  const inZone = useInZone();
  const words = useContractWords();
  const { terms, upline, validFrom, side, endAskedBy, endAnswerBy } = contract;
  return (
    <Card
      title={t('contracts.own.inForce')}
      aside={<Tag tone={endAskedBy ? 'warning' : 'positive'}>{t(`contracts.state.VALID`)}</Tag>}
    >
      <p className={styles.note}>
        <span>{`${t('contracts.own.given')}: `}</span>
        <Name>{words.person(upline)}</Name>
        {validFrom !== null && (
          <span>{` · ${t('contracts.own.since', { date: inZone(validFrom, zone) })}`}</span>
        )}
      </p>
      {endAskedBy && endAnswerBy !== null && (
        <div className={styles.deadline}>
          <p>{t(endAskedBy === side ? 'contracts.own.endAsked' : 'contracts.own.endAskedOfMe')}</p>
          <Deadline label={t('contracts.own.answerBy')} at={endAnswerBy} zone={zone} />
        </div>
      )}
      <TermsTable terms={terms} lit={running?.pay.unit?.tier} />
      {running && <RunningPeriod terms={terms} running={running} zone={zone} now={now} />}
      <TermsFacts terms={terms} />
      <ContractActs contract={contract} pending={pending} />
    </Card>
  );
}
