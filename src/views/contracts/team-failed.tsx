import { CircleAlert, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/errors.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';

type Props = { failure: Failure; busy: boolean; onRetry: () => void };

/** The contracts of a team that could not be read, or that the account does not have. */
export function TeamFailed({ failure, busy, onRetry }: Props) {
  const { t } = useTranslation(['contracts', 'system']);
  const textOf = useFailureText();
  if (failure.code === 'FUNCTION_DISABLED')
    return <EmptyState icon={<Lock />} title={t('contracts.own.off')} text={t('contracts.own.offText')} />;
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={t('contracts.team.failed')}
      text={textOf(failure)}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('contracts.own.retry')}
        </Button>
      }
    />
  );
}
