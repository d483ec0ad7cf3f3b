import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { LiveStatus } from './live-status.tsx';

interface ShareButtonProps {
  /** What is shared. */
  data: { readonly title: string; readonly text: string; readonly url: string };
  label: string;
  /** Said when the device did not share it. */
  failed: string;
}

/** Opens the device's own list of ways to share; nothing where the browser has none. */
export function ShareButton({ data, label, failed }: ShareButtonProps) {
  const [said, say] = useState('');

  async function share(): Promise<void> {
    say('');
    try {
      await navigator.share(data);
    } catch (error) {
      // The person changed their mind: that needs no word.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(failed);
    }
  }

  if (typeof navigator.share !== 'function') return null;
  return (
    <>
      <Button size="small" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        {label}
      </Button>
      <LiveStatus text={said} />
    </>
  );
}
