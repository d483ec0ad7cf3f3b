import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import type { CentreAnswer } from '#machines/system/access.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';

type Props = {
  answer: CentreAnswer;
  onSignIn: () => void;
};

/**
 * Shown instead of the member centre to a person who may not open it: a visitor is asked to sign in, a demo
 * account reads what is missing.
 */
export function CentreClosed({ answer, onSignIn }: Props) {
  const { t } = useTranslation(['member']);
  const visitor = answer === 'login';
  return (
    <EmptyState
      level="h1"
      icon={<ShieldCheck />}
      title={visitor ? t('member.centre.visitor') : t('member.centre.demo')}
      text={visitor ? t('member.centre.visitorText') : t('member.centre.demoText')}
      action={
        visitor ? (
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
