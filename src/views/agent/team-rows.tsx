import { useTranslation } from 'react-i18next';
import { walked } from '#machines/agent/tree.rules.ts';
import { useKindsOn } from '#src/actors/contract-kinds.ts';
import type { TeamTree } from '#src/actors/team-tree.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useWideScreen } from '#src/ui/use-media-query.ts';
import { type TreeLeft, VirtualTree } from '#src/ui/virtual-tree.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './team.module.css';
import { TeamRow } from './team-row.tsx';

type Props = {
  search: boolean;
  tree: TeamTree;
  start: TreeLeft;
  onLeft: (left: TreeLeft) => void;
};

/** The heights of a row, in rem: beside a menu, and on a phone. */
const heights = { wide: 4, narrow: 6 } as const;

/** The rows of a team, opened and walked by press or by key. */
export function TeamRows({ search, tree, start, onLeft }: Props) {
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
    const walk = walked(lines, at, key);
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
                action={
                  <Button size="small" busy={busy} onClick={() => tree.retry(line)}>
                    {t('agent.team.retry')}
                  </Button>
                }
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
