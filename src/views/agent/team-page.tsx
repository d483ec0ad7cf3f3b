import { CircleAlert, SearchX, UserPlus, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Branch, isSearch } from '#machines/agent/tree.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import type { TeamTree } from '#src/actors/team-tree.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { TreeLeft } from '#src/ui/virtual-tree.tsx';
import { MemberGone } from './member-gone.tsx';
import styles from './team.module.css';
import { TeamPath } from './team-path.tsx';
import { TeamRows } from './team-rows.tsx';

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
  const textOf = useFailureText();
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
        <p className={styles.note}>{t('agent.team.text')}</p>
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
      {failure && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('agent.team.failed')}
          text={textOf(failure)}
          action={
            <Button busy={busy} onClick={() => tree.retry({ branch: root, page: 1 })}>
              {t('agent.team.retry')}
            </Button>
          }
        />
      )}
      {!data && !failure && <Skeleton className={styles.coming} shape="block" />}
      {data && data.total === 0 && nobody()}
      {data && data.total > 0 && (
        <>
          <p className={styles.note} aria-hidden="true">
            {search ? found : `${found} · ${t('agent.team.direct', count(data.total))}`}
          </p>
          <TeamRows key={root} search={search} tree={tree} start={start} onLeft={onLeft} />
        </>
      )}
    </div>
  );
}
