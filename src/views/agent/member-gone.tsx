import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { teamAddress } from './team-address.ts';

/** Somebody who is not of the team, or not any more, with the way back to it. */
export function MemberGone({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation(['agent']);
  return (
    <ErrorState
      level="h1"
      icon={<UserX />}
      title={t('agent.team.gone')}
      text={t('agent.team.goneText')}
      action={
        <ButtonLink as={PathLink} to={teamAddress()} variant="primary" onClick={onBack}>
          {t('agent.team.back')}
        </ButtonLink>
      }
    />
  );
}
