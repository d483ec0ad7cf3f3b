import { FileText, Network, ReceiptText, Send, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { useKindsOn } from '#src/actors/contract-kinds.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './team.module.css';
import { contractAddress, teamAddress } from './team-address.ts';

type Props = { card: CallOutput<'agent.member'> };

/** Who somebody of the team is, and where one goes from there. */
export function MemberFacts({ card }: Props) {
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
      <header className={styles.person}>
        <h1 tabIndex={-1} ref={takeFocus}>
          <Name>{nickname}</Name>
        </h1>
        <p className={styles.tags}>
          <Tag tone={kind === 'agent' ? 'accent' : 'neutral'}>{t(`agent.team.kind.${kind}`)}</Tag>
          {!open && <Tag tone="warning">{t('agent.team.closed')}</Tag>}
        </p>
      </header>
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
