import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reading } from '#src/actors/reading.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { RetryButton } from './retry-button.tsx';

type Panel = {
  icon?: ReactNode;
  /** The heading's level on its page. */
  level?: 'h1' | 'h2' | 'h3' | undefined;
  /** Another way on, beside the retry. */
  help?: ReactNode;
};

type LoadFailedProps = Panel & {
  reading: Omit<Reading<unknown>, 'data'>;
  title: string;
};

/** What could not be read, why, and the way to try again; nothing as long as it has not failed. */
export function LoadFailed({ reading, title, icon = <CircleAlert />, level, help }: LoadFailedProps) {
  const textOf = useFailureText();
  const { failure, busy, again } = reading;
  if (!failure) return null;
  return (
    <ErrorState
      level={level}
      icon={icon}
      title={title}
      text={textOf(failure)}
      action={
        <>
          <RetryButton busy={busy} onClick={again} />
          {help}
        </>
      }
    />
  );
}

type LoadedProps<Answer> = {
  reading: Reading<Answer>;
  /** Said while it is on its way; a page that says more than that says it by itself. */
  loading?: string;
  /** Said as soon as it is here, such as how many there are. */
  said?: (data: Answer) => string;
  /** Keeps the place of what comes. */
  awaited: ReactNode;
  children: (data: Answer) => ReactNode;
} & (({ small?: never; failed: string } & Panel) | { small: true; failed?: string });

/** What is read: on its way, here, or why it is not and the way to try again; `small` inside a card that has a title. */
export function Loaded<Answer>(props: LoadedProps<Answer>) {
  const { reading, loading, said, awaited, children } = props;
  const { data, failure } = reading;
  const here = !failure && data !== undefined;
  const coming = !failure && data === undefined;
  return (
    <>
      {loading !== undefined && <LiveStatus text={coming ? loading : here && said ? said(data) : ''} />}
      {failed(props)}
      {coming && awaited}
      {here && children(data)}
    </>
  );
}

function failed<Answer>(props: LoadedProps<Answer>): ReactNode {
  const { failure, busy, again } = props.reading;
  if (!failure) return null;
  if (!props.small) return <LoadFailed {...props} title={props.failed} />;
  const retry = <RetryButton busy={busy} onClick={again} />;
  return <FailureAlert failure={failure} before={props.failed} action={retry} />;
}
