import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import type { CentreAnswer } from '#machines/system/access.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';

type Props = {
  answer: Exclude<CentreAnswer, 'open'>;
  onSignIn: () => void;
};

/**
 * Shown instead of a centre to a person who may not open it: a visitor is asked to sign in; a demo account, and in the
 * agent centre a member, read what is missing.
 */
export function CentreClosed({ answer, onSignIn }: Props) {
  const { t } = useTranslation(['member']);
  return (
    <EmptyState
      level="h1"
      icon={<ShieldCheck />}
      title={t(`member.centre.closed.${answer}`)}
      text={t(`member.centre.closed.${answer}Text`)}
      action={
        answer === 'login' ? (
          <Button variant="primary" onClick={onSignIn}>
            {t('member.centre.signIn')}
          </Button>
        ) : (
          <ButtonLink as={PathLink} to={pathOf(home)} variant="primary">
            {t('member.centre.home')}
          </ButtonLink>
        )
      }
    />
  );
}
