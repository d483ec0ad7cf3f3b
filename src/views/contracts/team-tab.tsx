import { ArrowLeft, Lock, SearchX, UserPlus, Users, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Contract } from '#contract/contracts/contract.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { teamAgainIn } from '#machines/contracts/conditions-left.rules.ts';
import {
  searches,
  shownOf,
  type Team,
  type TeamAgent,
  type TeamPart,
  teamAsked,
  teamParameters,
  teamParts,
  teamViewIn,
} from '#machines/contracts/team-view.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { type Reading, readingOf, useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { ContractActs } from './contract-acts.tsx';
import { OfferingCard } from './offering-card.tsx';
import { useOffersAccepted } from './offers-accepted.ts';
import styles from './team.module.css';
import { TeamGiving } from './team-giving.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

/** The contracts of the team of a kind: those of the agents directly below, and further down; or that of one of them. */
export function TeamTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts']);
  const [parameters, setParameters] = useSearchParams();
  const view = teamViewIn(parameters);
  if (view.person !== null)
    return <TeamPerson key={`${view.person} ${view.of}`} kind={kind} of={view.of} id={view.person} />;
  return (
    <Tabs
      label={t('contracts.team.parts.label')}
      value={view.of}
      onValue={(of) => setParameters(teamParameters({ of: of as TeamPart }), { replace: true })}
      items={teamParts.map((of) => ({
        id: of,
        label: t(`contracts.team.parts.${of}`),
        content: (
          <TeamPeople
            kind={kind}
            of={of}
            page={view.page}
            onPage={(page) => setParameters(teamParameters({ of, page }))}
          />
        ),
      }))}
    />
  );
}

type Props = { kind: ContractKind; of: TeamPart; id: string };

/** The contract of one agent of the team, what can be done with it, and the form of an offer. */
function TeamPerson({ kind, of, id }: Props) {
  const { t } = useTranslation(['contracts', 'system']);
  const words = useContractWords();
  const asked = teamAsked(kind, { of, page: 1, person: id }, '');
  const reading = useLatestReading(useMemberRead('contracts.team', asked, { fresh: 0, again: teamAgainIn }));
  const team = reading.data;
  // The form of an offer stays where the own contract ends while somebody fills it in: it says why nothing can be offered.
  const own = useLatest(team?.own ?? undefined);
  const list = `?${new URLSearchParams(teamParameters({ of }))}`;
  if (reading.failure) return <TeamFailed reading={reading} />;
  const [person] = team?.people ?? [];
  if (team && !person)
    return (
      <ErrorState
        icon={<UserX />}
        title={t('contracts.team.gone')}
        text={t('contracts.team.goneText')}
        action={
          <ButtonLink as={PathLink} to={list} variant="primary">
            {t('contracts.team.back')}
          </ButtonLink>
        }
      />
    );
  return (
    <Stack gap={4}>
      <PathLink className={styles.back} to={list}>
        <ArrowLeft aria-hidden="true" />
        {t('contracts.team.back')}
      </PathLink>
      <OfferAnswers team={team} />
      <LiveStatus text={team ? '' : t('contracts.team.loading')} />
      {!team && <Skeleton shape="block" />}
      {team && person && (
        <>
          <header>
            <h2 className={styles.name} tabIndex={-1} ref={takeFocus}>
              <Name>{words.person(person.agent)}</Name>
            </h2>
            {of === 'DEEPER' && (
              <Note figures>
                {t('contracts.team.under')} <Name>{words.person(person.upline)}</Name>
              </Note>
            )}
          </header>
          {!person.inForce && !person.offer && <Note figures>{t('contracts.team.none')}</Note>}
          {person.offer && <TeamContract contract={person.offer} pending={false} zone={team.zone} />}
          {person.inForce && (
            <TeamContract contract={person.inForce} pending={person.offer !== null} zone={team.zone} />
          )}
          {of === 'DIRECT' && own && <OfferingCard own={own} team={team} person={person} />}
          {of === 'DIRECT' && !own && <Alert tone="neutral">{t('contracts.offer.blocked.OWN')}</Alert>}
        </>
      )}
    </Stack>
  );
}

type TeamContractProps = {
  contract: Contract;
  /** A change of it is offered. */
  pending: boolean;
  zone: string;
};

/** A contract of somebody below, in force or offered: its terms, until when it waits for an answer, and what can be done with it. */
function TeamContract({ contract, pending, zone }: TeamContractProps) {
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
      <Note figures>
        <span>{t('contracts.team.givenBy')}</span> <Name>{words.person(upline)}</Name>
        {validFrom !== null && (
          <span>{` · ${t('contracts.own.since', { date: inZone(validFrom, zone) })}`}</span>
        )}
      </Note>
      {waits !== null && <Deadline label={t('contracts.own.answerBy')} at={waits} zone={zone} />}
      <TermsTable terms={terms} />
      <TermsFacts terms={terms} />
      <ContractActs contract={contract} pending={pending} />
    </Card>
  );
}

/** Milliseconds without a key before a search begins. */
const searchAfter = 250;

type TeamPeopleProps = { kind: ContractKind; of: TeamPart; page: number; onPage: (page: number) => void };

/** The agents of a team and their contracts of a kind, page by page, or those whose name was searched. */
export function TeamPeople({ kind, of, page, onPage }: TeamPeopleProps) {
  const { t } = useTranslation(['contracts', 'system']);
  const [text, type] = useState('');
  const settled = useSettled(text, searchAfter);
  const search = text === '' ? '' : settled;
  const asked = teamAsked(kind, { of, page, person: null }, search);
  const reading = readingOf(useMemberRead('contracts.team', asked, { fresh: 0, again: teamAgainIn }));
  const { data, failure, busy } = reading;
  const team = useLatest(data);
  if (failure) return <TeamFailed reading={reading} />;
  const found = data && t('contracts.team.found', { count: data.total });

  function nobody() {
    if (searches(search))
      return (
        <EmptyState
          icon={<SearchX />}
          title={t('contracts.team.nobodyFound')}
          text={t('contracts.team.nobodyFoundText')}
        />
      );
    if (of === 'DEEPER') return <EmptyState icon={<Users />} title={t('contracts.team.nobodyDeeper')} />;
    return (
      <EmptyState
        icon={<UserPlus />}
        title={t('contracts.team.nobody')}
        text={t('contracts.team.nobodyText')}
        action={
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'agent', page: 'registrationCenter' })}
            variant="primary"
          >
            {t('contracts.team.register')}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <Stack gap={4}>
      <OfferAnswers team={team} />
      {team && of === 'DIRECT' && team.own && <TeamGiving own={team.own} given={team.given} />}
      {team && of === 'DIRECT' && !team.own && (
        <Alert tone="neutral">{t('contracts.offer.blocked.OWN')}</Alert>
      )}
      <TextField
        type="search"
        label={t('contracts.team.search')}
        value={text}
        autoComplete="off"
        onValue={(typed) => {
          type(typed);
          if (page > 1) onPage(1);
        }}
      />
      <LiveStatus text={found ?? t('contracts.team.loading')} />
      {!team && <Skeleton shape="block" />}
      {team && team.total === 0 && nobody()}
      {team && team.total > 0 && (
        <Stack gap={4} aria-busy={busy}>
          <TeamRecords of={of} team={team} />
          <Pager
            page={page}
            pages={team.totalPages}
            onPage={onPage}
            label={t('contracts.team.pages')}
            previousLabel={t('contracts.team.previous')}
            nextLabel={t('contracts.team.next')}
            pageLabel={(number) => t('contracts.team.page', { number })}
          />
        </Stack>
      )}
    </Stack>
  );
}

type TeamRecordsProps = { of: TeamPart; team: Team };

/** The agents of a page and how their contracts stand; each leads to the whole of it. */
function TeamRecords({ of, team: { people, zone } }: TeamRecordsProps) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();

  function standing({ inForce, offer }: TeamAgent) {
    if (!inForce && !offer)
      return (
        <Note as="span" figures>
          {t('contracts.team.none')}
        </Note>
      );
    const { endAskedBy, endAnswerBy } = inForce ?? { endAskedBy: null, endAnswerBy: null };
    return (
      <div className={styles.standing}>
        {inForce && !endAskedBy && <Tag tone="positive">{t('contracts.state.VALID')}</Tag>}
        {endAskedBy && <Tag tone="warning">{t(`contracts.team.endAsked.${endAskedBy}`)}</Tag>}
        {endAskedBy && endAnswerBy !== null && (
          <Deadline label={t('contracts.own.answerBy')} at={endAnswerBy} zone={zone} />
        )}
        {offer && <Tag tone="accent">{t(inForce ? 'contracts.team.change' : 'contracts.team.offer')}</Tag>}
        {offer && <Deadline label={t('contracts.own.answerBy')} at={offer.answerBy} zone={zone} />}
      </div>
    );
  }

  const columns: Column<TeamAgent>[] = [
    {
      head: t('contracts.team.agent'),
      cell: ({ agent }) => (
        <PathLink
          className={styles.person}
          to={`?${new URLSearchParams(teamParameters({ of, person: agent.id }))}`}
        >
          <Name>{words.person(agent)}</Name>
        </PathLink>
      ),
    },
    ...(of === 'DEEPER'
      ? [
          {
            head: t('contracts.team.upline'),
            cell: ({ upline, level }: TeamAgent) => (
              <>
                <Name>{words.person(upline)}</Name>
                <span>{` · ${t('contracts.team.level', { level })}`}</span>
              </>
            ),
          },
        ]
      : []),
    {
      head: t('contracts.team.rate'),
      figure: true,
      cell: (one) => {
        const shown = shownOf(one);
        if (!shown) return '–';
        const tiers = t('contracts.team.tiers', { count: shown.tiers });
        return `${words.rates(shown.rates)} · ${tiers}`;
      },
    },
    { head: t('contracts.team.state'), cell: standing },
  ];
  return (
    <RecordList
      label={t(`contracts.team.parts.${of}`)}
      columns={columns}
      rows={people}
      keyOf={({ agent }) => agent.id}
    />
  );
}

/** The contracts of a team that could not be read, or that the account does not have. */
function TeamFailed({ reading }: { reading: Reading<unknown> }) {
  const { t } = useTranslation(['contracts', 'system']);
  if (reading.failure?.code === 'FUNCTION_DISABLED')
    return <EmptyState icon={<Lock />} title={t('contracts.own.off')} text={t('contracts.own.offText')} />;
  return <LoadFailed reading={reading} title={t('contracts.team.failed')} />;
}

/** Tells the one who offered what the agents answered: who accepted since the page was opened, and who said no last. */
function OfferAnswers({ team }: { team: Team | undefined }) {
  const { t } = useTranslation(['contracts']);
  const inZone = useInZone();
  const words = useContractWords();
  const accepted = useOffersAccepted(team);
  const declined = team?.people.flatMap(({ declined: offer }) => (offer ? [offer] : [])) ?? [];
  return (
    <>
      {accepted.map((agent) => (
        <Alert key={agent.id} tone="neutral">
          {t('contracts.team.accepted', { name: words.person(agent) })}
        </Alert>
      ))}
      {declined.map(({ id, agent, offeredAt }) => (
        <Alert key={id} tone="neutral">
          {t('contracts.team.declined', {
            name: words.person(agent),
            date: inZone(offeredAt, team?.zone ?? ''),
          })}
        </Alert>
      ))}
    </>
  );
}
