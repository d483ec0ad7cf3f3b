import { ChevronRight, FileText } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import type { TreeLine } from '#machines/agent/tree.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMerchantHours } from '#src/views/acts/money-text.ts';
import styles from './team.module.css';
import { cardAddress, contractAddress } from './team-address.ts';

type Props = {
  line: TreeLine & { kind: 'person' };
  /** The way to the person is shown instead of their place in the tree. */
  search: boolean;
  current: boolean;
  /** The kind of contracts that agents directly below lead to; null where the caller has none. */
  contracts: ContractKind | null;
  onToggle: (id: string) => void;
};

function Drawn({ line, search, current, contracts, onToggle }: Props) {
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
export const TeamRow = memo(Drawn);
