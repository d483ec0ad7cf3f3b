import { useTranslation } from 'react-i18next';
import {
  shownOf,
  type Team,
  type TeamAgent,
  type TeamPart,
  teamParameters,
} from '#machines/contracts/team-view.rules.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import styles from './team.module.css';
import { useContractWords } from './use-contract-words.ts';

type Props = { of: TeamPart; team: Team };

/** The agents of a page and how their contracts stand; each leads to the whole of it. */
export function TeamRecords({ of, team: { people, zone } }: Props) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();

  function standing({ inForce, offer }: TeamAgent) {
    if (!inForce && !offer) return <span className={styles.note}>{t('contracts.team.none')}</span>;
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
