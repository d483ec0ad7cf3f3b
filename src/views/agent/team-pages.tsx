import { ArrowLeft, CircleAlert, FileText, Network, ReceiptText, Send, Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { CallOutput } from '#contract/calls.ts';
import { cardInput } from '#machines/agent/card.rules.ts';
import { searched, underIn } from '#machines/agent/tree.rules.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { daysOf, quickRanges } from '#machines/kit/records.rules.ts';
import { useKindsOn } from '#src/actors/contract-kinds.ts';
import { useMemberCard } from '#src/actors/member-card.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs, Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackLink, Note, Pill, Plates, Row } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import type { TreeLeft } from '#src/ui/virtual-tree.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { MemberGone } from './member-gone.tsx';
import styles from './team.module.css';
import { cardAddress, contractAddress, teamAddress } from './team-address.ts';
import { TeamPage } from './team-page.tsx';
import { TeamPath } from './team-path.tsx';
import { useTeamTree } from './team-tree.ts';

/** How rows are that nobody has seen yet. */
const untouched: TreeLeft = { scrolled: 0, current: null };

/** The team (spec 2, downline); `inside` its address, one of its people by id. The tree is found again as it was left. */
export function TeamPages({ inside }: { inside: string | undefined }) {
  const { search } = useLocation();
  const [here, setHere] = useState(() => underIn(search));
  // The card's address has a query of its own.
  const under = inside === undefined ? underIn(search) : here;
  const [text, type] = useState('');
  const [left, leave] = useState({ of: '', ...untouched });
  if (under !== here) {
    setHere(under);
    type('');
  }
  const settled = useSettled(text);
  const root = searched(text === '' ? '' : settled, under);
  const tree = useTeamTree(root, inside === undefined);
  if (inside !== undefined) return <MemberCard key={inside} id={inside} onGone={tree.forget} />;
  return (
    <TeamPage
      under={under}
      root={root}
      tree={tree}
      text={text}
      onText={type}
      start={left.of === root ? left : untouched}
      onLeft={(now) => leave({ of: root, ...now })}
    />
  );
}

type Props = {
  id: string;
  /** They are not of the team, or not any more. */
  onGone: () => void;
};

/** The card of somebody of the team (spec 2, downline), for the days of its address. */
function MemberCard({ id, onGone }: Props) {
  const { t } = useTranslation(['agent', 'system']);
  const textOf = useFailureText();
  const { search } = useLocation();
  const { card, gone, failure, busy, again } = useMemberCard(cardInput(id, search), onGone);
  if (gone) return <MemberGone />;
  return (
    <div className={styles.page}>
      {card ? (
        <TeamPath path={card.path} />
      ) : (
        <BackLink size="tall" to={teamAddress()}>
          <ArrowLeft aria-hidden="true" />
          {t('agent.team.back')}
        </BackLink>
      )}
      <LiveStatus text={busy ? t('agent.team.loadingCard') : ''} />
      {failure && (
        <ErrorState
          level={card ? 'h2' : 'h1'}
          icon={<CircleAlert />}
          title={t('agent.team.cardFailed')}
          text={textOf(failure)}
          action={
            failure.code === 'RANGE_REFUSED' ? (
              <ButtonLink as={PathLink} to={cardAddress(id)}>
                {t('agent.team.lastWeek')}
              </ButtonLink>
            ) : (
              <RetryButton busy={busy} onClick={again} />
            )
          }
        />
      )}
      {!card && !failure && <Skeleton className={styles.coming} shape="block" />}
      {card && (
        <>
          <MemberFacts card={card} />
          {!failure && <MemberFigures card={card} busy={busy} />}
        </>
      )}
    </div>
  );
}

type MemberFactsProps = { card: CallOutput<'agent.member'> };

/** Who somebody of the team is, and where one goes from there. */
function MemberFacts({ card }: MemberFactsProps) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const inZone = useInZone();
  const { id, account, nickname, kind, level, joinedAt, lastSeenAt, open, direct, below, sends } = card;
  const { zone } = card.period;
  const kinds = useKindsOn();
  const fact = (name: 'account' | 'level' | 'joined' | 'seen' | 'direct' | 'below', value: ReactNode) => ({
    id: name,
    label: t(`agent.team.fact.${name}`),
    value,
  });
  const facts = [
    fact('account', <Name>{account}</Name>),
    fact('level', t('agent.team.level', { level })),
    fact('joined', inZone(joinedAt, zone)),
    fact('seen', lastSeenAt === null ? t('agent.team.neverSeen') : inZone(lastSeenAt, zone)),
    fact('direct', formatCount(direct, language)),
    fact('below', formatCount(below, language)),
  ];
  return (
    <>
      <Row as="header" gap={3} align="center">
        <h1 tabIndex={-1} ref={takeFocus}>
          <Name>{nickname}</Name>
        </h1>
        <p className={styles.tags}>
          <Tag tone={kind === 'agent' ? 'accent' : 'neutral'}>{t(`agent.team.kind.${kind}`)}</Tag>
          {!open && <Tag tone="warning">{t('agent.team.closed')}</Tag>}
        </p>
      </Row>
      <Card>
        <ActFacts facts={facts} />
        <div className={styles.ways}>
          {sends && (
            <ButtonLink
              as={PathLink}
              to={pathOf({ screen: 'member', page: 'transferUpline', query: { to: id } })}
              variant="primary"
              icon={<Send aria-hidden="true" />}
            >
              {t('agent.team.send')}
            </ButtonLink>
          )}
          {below > 0 && (
            <ButtonLink as={PathLink} to={teamAddress(id)} icon={<Network aria-hidden="true" />}>
              {t('agent.team.theirTeam')}
            </ButtonLink>
          )}
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'agent', page: 'teamBetting', query: { member: id } })}
            icon={<Ticket aria-hidden="true" />}
          >
            {t('agent.team.bets')}
          </ButtonLink>
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'agent', page: 'downlineTransactions', query: { member: id } })}
            icon={<ReceiptText aria-hidden="true" />}
          >
            {t('agent.team.transactions')}
          </ButtonLink>
          {level === 1 &&
            kind === 'agent' &&
            kinds.map((one) => (
              <ButtonLink
                key={one}
                as={PathLink}
                to={contractAddress(one, id)}
                icon={<FileText aria-hidden="true" />}
              >
                {t('agent.team.contract', { page: t(`agent.${contractPages[one]}`) })}
              </ButtonLink>
            ))}
        </div>
      </Card>
    </>
  );
}

type MemberFiguresProps = { card: CallOutput<'agent.member'>; busy: boolean };

/** What somebody of the team did in some days: their own play alone. */
function MemberFigures({ card: { id, period, figures }, busy }: MemberFiguresProps) {
  const { t } = useTranslation(['agent', 'records']);
  const language = useLanguage();
  const money = useMoney();
  const { bets, ...amounts } = figures;
  const names = ['stake', 'win', 'net', 'bonus', 'deposits', 'withdrawals'] as const;
  return (
    <Card title={t('agent.team.figures')}>
      <Note small figures>
        {t('agent.team.period', { from: period.from, to: period.to })}
      </Note>
      <nav aria-label={t('agent.team.days')}>
        <ul className={styles.ranges}>
          {quickRanges.map((range) => {
            const days = daysOf(range, period.today);
            const shown = days.from === period.from && days.to === period.to;
            return (
              <li key={range}>
                <Pill
                  as={PathLink}
                  className={styles.range}
                  to={`${cardAddress(id)}?${new URLSearchParams(days)}`}
                  aria-current={shown ? 'true' : undefined}
                >
                  {t(`records.range.${range}`)}
                </Pill>
              </li>
            );
          })}
        </ul>
      </nav>
      <Plates className={styles.figures} aria-busy={busy}>
        <div>
          <dt>{t('agent.team.figure.bets')}</dt>
          <dd>{formatCount(bets, language)}</dd>
        </div>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`agent.team.figure.${name}`)}</dt>
            <AsIs as="dd">{money(amounts[name])}</AsIs>
          </div>
        ))}
      </Plates>
      <Note small figures>
        {t('agent.team.ownPlay')}
      </Note>
    </Card>
  );
}
