import { useTranslation } from 'react-i18next';
import type { Team } from '#machines/contracts/team-view.rules.ts';
import { useOffersAccepted } from '#src/actors/offers-accepted.ts';
import { Alert } from '#src/ui/alert.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { useContractWords } from './use-contract-words.ts';

/** Tells the one who offered what the agents answered: who accepted since the page was opened, and who said no last. */
export function OfferAnswers({ team }: { team: Team | undefined }) {
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
