import { Button } from './button.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

type Props = {
  title: string;
  text: string;
  /** What the person can do about it, the best way first. */
  ways: readonly { readonly label: string; readonly onClick: () => void }[];
  /** It is being found out just now. */
  busy: boolean;
};

/** An act with an unknown outcome, and the ways on. */
export function UnsurePanel({ title, text, ways, busy }: Props) {
  return (
    <OutcomePanel outcome="unsure" title={title} text={text}>
      {ways.map(({ label, onClick }, at) => (
        <Button
          key={label}
          variant={at === 0 ? 'primary' : 'quiet'}
          busy={busy && at === 0}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </OutcomePanel>
  );
}
