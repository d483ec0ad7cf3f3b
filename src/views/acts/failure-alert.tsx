import type { ComponentProps } from 'react';
import type { Failure } from '#contract/errors.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { FailureHelp } from './failure-help.tsx';

type Props = Omit<ComponentProps<typeof Alert>, 'tone' | 'children'> & {
  failure: Failure;
  /** What was tried, said before the reason. */
  before?: string | undefined;
};

/**
 * Why something failed, with the way to the article that explains it: wherever a failure is shown by itself. A rule that
 * protects the member is never red.
 */
export function FailureAlert({ failure, before, action, ...alert }: Props) {
  const textOf = useFailureText();
  return (
    <Alert
      {...alert}
      calm={failure.code === 'PROTECTION_RULE'}
      action={
        <>
          {action}
          <FailureHelp failure={failure} />
        </>
      }
    >
      {before === undefined ? textOf(failure) : `${before} ${textOf(failure)}`}
    </Alert>
  );
}
