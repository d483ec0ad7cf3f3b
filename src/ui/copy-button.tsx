import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { LiveStatus } from './live-status.tsx';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button says, and what is said once it is copied, or can't be. */
  label: string;
  copied: string;
  failed: string;
}

/** Copies a text, and says whether it did: some browsers allow it in a press only, others never. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const said = outcome === null ? '' : { copied, failed }[outcome];
  return (
    <>
      <Button
        size="small"
        icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {said || label}
      </Button>
      <LiveStatus text={said} />
    </>
  );
}
