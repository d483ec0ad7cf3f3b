import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountedAbout, type CountedCall, useCounted, useCountedAhead } from '#src/actors/counted.ts';
import { Button } from '#src/ui/button.tsx';
import { CountedDialog } from './counted-dialog.tsx';

type Props<N extends CountedCall> = {
  call: N;
  /** Whose counter it is. */
  about: CountedAbout<N>;
  /** What the counter counts, such as "Points". */
  title: string;
  /** A quantity of the counter as people read it, with its unit. */
  unit: (quantity: string) => string;
  size?: 'small';
  className?: string | undefined;
};

function Rows<N extends CountedCall>({ call, about, onClose, ...shown }: Props<N> & { onClose: () => void }) {
  return <CountedDialog counted={useCounted(call, about)} onClose={onClose} {...shown} />;
}

/** "Why did this number move?": opens the rows of the ledger that a counter is the sum of. */
export function CountedButton<N extends CountedCall>({ size, className, ...rows }: Props<N>) {
  const { t } = useTranslation(['acts']);
  const [open, setOpen] = useState(false);
  const ahead = useCountedAhead(rows.call, rows.about);
  return (
    <>
      <Button
        size={size}
        className={className}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      >
        {t('acts.counted.open')}
      </Button>
      {open && <Rows {...rows} onClose={() => setOpen(false)} />}
    </>
  );
}
