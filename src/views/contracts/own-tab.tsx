import { FileText, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import type { ContractKind, Terms } from '#contract/contracts/terms.ts';
import {
  changesIn,
  daysSoFar,
  firstAsked,
  missingTo,
  ratesOf,
  rightFor,
} from '#machines/contracts/conditions-left.rules.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { ContractActs } from './contract-acts.tsx';
import styles from './own.module.css';
import { TeamLink } from './team-link.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

const topic = { article: 'contracts' } as const;

/** The agent’s own contract of a kind: what is offered, what is in force and how its period stands, and what was before. */
export function OwnTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts', 'system']);
  const read = useMemberRead('contracts.own', { kind }, { fresh: 0, again: rightFor });
  const reading = useLatestReading(read);
  const own = reading.data;
  const help = <HelpLink topic={topic}>{t('contracts.own.help')}</HelpLink>;
  if (read.error?.failure.code === 'FUNCTION_DISABLED')
    return (
      <EmptyState
        icon={<Lock />}
        title={t('contracts.own.off')}
        text={t('contracts.own.offText')}
        action={help}
      />
    );
  if (reading.failure) return <LoadFailed reading={reading} title={t('contracts.own.failed')} help={help} />;
  return (
    <Stack gap={4}>
      <LiveStatus text={own ? '' : t('contracts.own.loading')} />
      {!own && <Skeleton shape="block" />}
      {own && !own.offer && !own.inForce && (
        <EmptyState
          icon={<FileText />}
          title={t('contracts.own.none')}
          text={t('contracts.own.noneText')}
          action={
            <ButtonLink as={HelpLink} topic={topic}>
              {t('contracts.own.help')}
            </ButtonLink>
          }
        />
      )}
      {own?.offer && <OfferCard offer={own.offer} inForce={own.inForce} zone={own.zone} />}
      {own?.inForce && (
        <InForceCard
          contract={own.inForce}
          running={own.running}
          pending={own.offer !== null}
          zone={own.zone}
          now={own.now}
        />
      )}
      {own && own.past.length > 0 && <PastContracts past={own.past} zone={own.zone} />}
    </Stack>
  );
}

type Props = { offer: Contract; inForce: Contract | null; zone: string };

/** A contract that waits for the agent's answer; with one in force, both sets of terms beside each other. */
function OfferCard({ offer, inForce, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();
  const changes = inForce && changesIn(inForce.terms, offer.terms);
  return (
    <Card title={t(inForce ? 'contracts.own.change' : 'contracts.own.offer')}>
      <p>
        {t('contracts.own.from')}: <Name>{words.person(offer.upline)}</Name>
      </p>
      <div className={styles.deadline}>
        <Deadline label={t('contracts.own.answerBy')} at={offer.answerBy} zone={zone} />
      </div>
      {inForce && changes && (
        <>
          <p>
            {changes.tiers || changes.parts.length > 0
              ? t('contracts.own.changes', {
                  what: [
                    ...(changes.tiers ? [t('contracts.part.tiers')] : []),
                    ...changes.parts.map((part) => t(`contracts.part.${part}`)),
                  ].join(' · '),
                })
              : t('contracts.own.changesNothing')}
          </p>
          <div className={styles.sides}>
            <section aria-label={t('contracts.own.offered')}>
              <h3>{t('contracts.own.offered')}</h3>
              <TermsTable terms={offer.terms} />
              <TermsFacts terms={offer.terms} changed={changes.parts} />
            </section>
            <section aria-label={t('contracts.own.now')}>
              <h3>{t('contracts.own.now')}</h3>
              <TermsTable terms={inForce.terms} />
              <TermsFacts terms={inForce.terms} />
            </section>
          </div>
        </>
      )}
      {!inForce && (
        <>
          <TermsTable terms={offer.terms} />
          <TermsFacts terms={offer.terms} />
        </>
      )}
      <ContractActs contract={offer} />
    </Card>
  );
}

type InForceCardProps = {
  contract: Contract;
  running: CallOutput<'contracts.own'>['running'];
  /** A change of it is offered. */
  pending: boolean;
  zone: string;
  /** The gateway's time, in epoch milliseconds. */
  now: number;
};

/** The contract in force: who pays, since when, its tiers with the one of this period lit, and how the period stands. */
function InForceCard({ contract, running, pending, zone, now }: InForceCardProps) {
  const { t } = useTranslation(['contracts']);
  const inZone = useInZone();
  const words = useContractWords();
  const { terms, upline, validFrom, side, endAskedBy, endAnswerBy } = contract;
  return (
    <Card
      title={t('contracts.own.inForce')}
      aside={<Tag tone={endAskedBy ? 'warning' : 'positive'}>{t(`contracts.state.VALID`)}</Tag>}
    >
      <Note figures>
        <span>{`${t('contracts.own.given')}: `}</span>
        <Name>{words.person(upline)}</Name>
        {validFrom !== null && (
          <span>{` · ${t('contracts.own.since', { date: inZone(validFrom, zone) })}`}</span>
        )}
      </Note>
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

type RunningPeriodProps = {
  terms: Terms;
  running: NonNullable<CallOutput<'contracts.own'>['running']>;
  zone: string;
  now: number;
};

/** How the running period stands: the tier that is reached, its sums, what is missing for the next, and what it comes to so far. */
function RunningPeriod({ terms, running: { period, pay }, zone, now }: RunningPeriodProps) {
  const { kind } = terms;
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const words = useContractWords();
  const tier = pay.unit?.tier ?? null;
  const begun = pay.unit !== null;
  const lacks = begun ? (tier === null ? pay.unmet : pay.next) : firstAsked(terms);
  const title = t('contracts.running.title', { period: formatDays(period.from, period.to, zone) });
  const fact = (id: 'gross' | 'bonus' | 'fee' | 'opening' | 'result' | 'closing' | 'validBet') => ({
    id,
    label: t(`contracts.running.${id}`),
    value: money(pay[id]),
  });
  const facts = [
    fact('validBet'),
    { id: 'active', label: t('contracts.condition.active'), value: formatCount(pay.active, language) },
    ...(kind === 'DIVIDEND'
      ? [fact('gross'), fact('bonus'), fact('fee'), fact('opening'), fact('result'), fact('closing')]
      : []),
    { id: 'pay', label: t('contracts.running.pay'), value: money(pay.pay), strong: true },
  ];
  return (
    <section className={styles.running} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {tier !== null
          ? t(`contracts.running.tier.${kind}`, { tier: tier + 1 })
          : t(begun ? `contracts.running.noTier.${kind}` : 'contracts.running.noBets')}
      </p>
      <ActFacts facts={facts} />
      {lacks.length > 0 && (
        <>
          <h4>{t(tier === null ? 'contracts.running.toFirst' : 'contracts.running.toNext')}</h4>
          <ul>
            {lacks.map((one) => (
              <li key={one.name}>
                <span>{`${words.condition(one)} · `}</span>
                <strong>
                  {t('contracts.running.missing', { amount: words.amount(one.name, missingTo(one)) })}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <Note figures>{t('contracts.running.soFar')}</Note>
      <TeamLink days={daysSoFar(period, now, zone)} />
    </section>
  );
}

/** Contracts and offers that are over, newest first: what became of each, and when. */
function PastContracts({ past, zone }: { past: readonly Contract[]; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const inZone = useInZone();
  const words = useContractWords();
  const moment = (at: number | null) => (at === null ? '–' : inZone(at, zone));
  const columns: Column<Contract>[] = [
    { head: t('contracts.past.offered'), cell: ({ offeredAt }) => moment(offeredAt) },
    { head: t('contracts.own.from'), cell: ({ upline }) => <Name>{words.person(upline)}</Name> },
    { head: t('contracts.desk.rate'), cell: (one) => words.rates(ratesOf(one)), figure: true },
    {
      head: t('contracts.past.became'),
      cell: ({ state, endCause }) => t(endCause ? `contracts.cause.${endCause}` : `contracts.state.${state}`),
    },
    { head: t('contracts.past.from'), cell: ({ validFrom }) => moment(validFrom) },
    { head: t('contracts.past.to'), cell: ({ endedAt }) => moment(endedAt) },
  ];
  return (
    <Card title={t('contracts.past.title')}>
      <RecordList label={t('contracts.past.title')} columns={columns} rows={past} keyOf={({ id }) => id} />
    </Card>
  );
}
