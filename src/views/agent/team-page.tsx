import { ChevronRight, FileText, SearchX, UserPlus, UserX } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { type Branch, isSearch, type TreeLine, walkTree } from '#machines/agent/tree.rules.ts';
import { useKindsOn } from '#src/actors/contract-kinds.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Note } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useWideScreen } from '#src/ui/use-media-query.ts';
import { type TreeLeft, VirtualTree } from '#src/ui/virtual-tree.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMerchantHours } from '#src/views/acts/money-text.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { MemberGone } from './member-gone.tsx';
import styles from './team.module.css';
import { cardAddress, contractAddress } from './team-address.ts';
import { TeamPath } from './team-path.tsx';
import type { TeamTree } from './team-tree.ts';

type Props = {
  /** The person whose team it is; the caller's own when empty. */
  under: string;
  root: Branch;
  tree: TeamTree;
  text: string;
  onText: (text: string) => void;
  /** How the rows were left. */
  start: TreeLeft;
  onLeft: (left: TreeLeft) => void;
};

/** The tree of a team, or the people of it whose name was searched. */
export function TeamPage({ under, root, tree, text, onText, start, onLeft }: Props) {
  const { t } = useTranslation(['agent', 'system']);
  const language = useLanguage();
  const { failure, busy, root: data } = tree;
  const search = isSearch(root);
  if (failure?.code === 'MEMBER_UNKNOWN') return <MemberGone onBack={tree.forget} />;
  const count = (of: number) => ({ count: of, number: formatCount(of, language) });
  const found =
    data && (search ? t('agent.team.found', count(data.total)) : t('agent.team.people', count(data.below)));
  const person = data?.path.at(-1);

  function nobody() {
    if (search)
      return (
        <EmptyState
          icon={<SearchX />}
          title={t('agent.team.nobodyFound')}
          text={t('agent.team.nobodyFoundText')}
        />
      );
    if (person)
      return <EmptyState icon={<UserX />} title={t('agent.team.nobodyUnder', { name: person.nickname })} />;
    return (
      <EmptyState
        icon={<UserPlus />}
        title={t('agent.team.nobody')}
        text={t('agent.team.nobodyText')}
        action={
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'agent', page: 'registrationCenter' })}
            variant="primary"
          >
            {t('agent.team.register')}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <div className={styles.page}>
      <header>
        <h1>{t('agent.downline')}</h1>
        <Note small figures>
          {t('agent.team.text')}
        </Note>
      </header>
      {under !== '' && data && !search && <TeamPath path={data.path} />}
      <TextField
        type="search"
        label={t('agent.team.search')}
        value={text}
        autoComplete="off"
        onValue={onText}
      />
      <LiveStatus text={found ?? (failure ? '' : t('agent.team.loading'))} />
      <LoadFailed
        reading={{ failure: failure ?? null, busy, again: () => tree.retry({ branch: root, page: 1 }) }}
        title={t('agent.team.failed')}
      />
      {!data && !failure && <Skeleton className={styles.coming} shape="block" />}
      {data && data.total === 0 && nobody()}
      {data && data.total > 0 && (
        <>
          <Note small figures aria-hidden="true">
            {search ? found : `${found} · ${t('agent.team.direct', count(data.total))}`}
          </Note>
          <TeamRows key={root} search={search} tree={tree} start={start} onLeft={onLeft} />
        </>
      )}
    </div>
  );
}

type TeamRowsProps = {
  search: boolean;
  tree: TeamTree;
  start: TreeLeft;
  onLeft: (left: TreeLeft) => void;
};

/** The heights of a row, in rem: beside a menu, and on a phone. */
const heights = { wide: 4, narrow: 6 } as const;

/** The rows of a team, opened and walked by press or by key. */
function TeamRows({ search, tree, start, onLeft }: TeamRowsProps) {
  const { t } = useTranslation(['agent', 'system']);
  const wide = useWideScreen();
  const { lines, busy } = tree;
  const [contracts = null] = useKindsOn();
  const columns = [
    t('agent.team.head.person'),
    t('agent.team.head.kind'),
    t('agent.team.head.team'),
    t('agent.team.head.joined'),
  ];

  function press(key: string, at: number): number | null | undefined {
    const walk = walkTree(lines, at, key);
    if (!walk) return undefined;
    if ('to' in walk) return walk.to;
    tree.toggle(walk.toggle);
    return null;
  }

  return (
    <VirtualTree
      rowClass={styles.cells}
      label={search ? t('agent.team.results') : t('agent.team.rows')}
      height={wide ? heights.wide : heights.narrow}
      rows={lines}
      openOf={(at) => {
        const line = lines[at];
        return line?.kind === 'person' && line.opens ? line.open : undefined;
      }}
      head={
        wide &&
        columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))
      }
      cells={(at, current) => {
        const line = lines[at];
        if (line?.kind === 'person')
          return <TeamRow {...{ line, search, current, contracts }} onToggle={tree.toggle} />;
        return (
          <td className={styles.waiting} aria-busy={line?.kind === 'waiting'}>
            {line?.kind === 'failed' ? (
              <FailureAlert
                failure={line.failure}
                action={<RetryButton size="small" busy={busy} onClick={() => tree.retry(line)} />}
              />
            ) : (
              <Skeleton />
            )}
          </td>
        );
      }}
      onKey={press}
      onSeen={tree.see}
      start={start}
      onLeft={onLeft}
    />
  );
}

type PropsProps = {
  line: TreeLine & { kind: 'person' };
  /** The way to the person is shown instead of their place in the tree. */
  search: boolean;
  current: boolean;
  /** The kind of contracts that agents directly below lead to; null where the caller has none. */
  contracts: ContractKind | null;
  onToggle: (id: string) => void;
};

function Drawn({ line, search, current, contracts, onToggle }: PropsProps) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const { moment } = useMerchantHours();
  const { person, opens, open } = line;
  const { id, account, nickname, kind, direct, below, joinedAt } = person;
  const stop = current ? 0 : -1;
  return (
    <>
      <td className={styles.who}>
        {opens ? (
          <button
            type="button"
            className={styles.opener}
            tabIndex={stop}
            aria-label={t(open ? 'agent.team.close' : 'agent.team.open', { name: nickname })}
            onClick={() => onToggle(id)}
          >
            <ChevronRight aria-hidden="true" data-open={open} />
          </button>
        ) : (
          !search && <span className={styles.opener} />
        )}
        <PathLink className={styles.name} to={cardAddress(id)} tabIndex={stop}>
          <Name className={styles.nickname}>{nickname}</Name>
          <span className={styles.account}>
            <Name>{account}</Name>
            {person.above?.map((one, at) => (
              <span key={one.id}>
                <span>{at === 0 ? ' · ' : ' › '}</span>
                <Name>{one.account}</Name>
              </span>
            ))}
          </span>
        </PathLink>
        {contracts && kind === 'agent' && person.level === 1 && (
          <IconButton
            as={PathLink}
            size="small"
            to={contractAddress(contracts, id)}
            label={t('agent.team.contracts', { name: nickname })}
            icon={<FileText />}
            tabIndex={stop}
          />
        )}
      </td>
      <td className={styles.tags} data-flat={search}>
        <Tag tone={kind === 'agent' ? 'accent' : 'neutral'}>{t(`agent.team.kind.${kind}`)}</Tag>
        {!person.open && <Tag tone="warning">{t('agent.team.closed')}</Tag>}
      </td>
      <td className={styles.counts}>
        {below === 0
          ? t('agent.team.alone')
          : t('agent.team.counts', {
              count: direct,
              number: formatCount(direct, language),
              below: formatCount(below, language),
            })}
      </td>
      <td className={styles.joined}>{moment(joinedAt).slice(0, 10)}</td>
    </>
  );
}

/** Somebody of the team: the way to their card, and the button that shows who is below. Drawn again only when it changes. */
const TeamRow = memo(Drawn);
