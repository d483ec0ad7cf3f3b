import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';

interface ShareButtonProps {
  /** What is shared: an address, and what it is called. */
  address: string;
  title: string;
  /** What the button says, and its name for assistive technology where several look alike. */
  label: string;
  name?: string | undefined;
}

/** Hands an address to the platform's own sharing; there is no button where the browser has none. */
export function ShareButton({ address, title, label, name }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null;
  // Closing the platform's sheet is no failure, and the address can still be copied after a real one.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <Button size="small" icon={<Share2 aria-hidden="true" />} aria-label={name} onClick={share}>
      {label}
    </Button>
  );
}
