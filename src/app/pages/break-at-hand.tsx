import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { Part } from '../parts/part.tsx';
import { partsWithin } from '../parts/parts-within.ts';

const nothing = () => null;

/**
 * The break of a day, where the gateway says that the market wants it at hand. Once it has begun nobody needs the button,
 * but its dialog says so until it is closed.
 */
export function BreakAtHand() {
  const account = useAccount();
  const wanted = useSelector(useResident('session'), ({ context }) => context.member?.breakButton === true);
  const [open, setOpen] = useState(false);
  const offered = wanted && (account === 'member' || account === 'agent');
  if (!offered && !open) return null;
  return <Part part={partsWithin.breakButton} props={{ offered, open, onOpen: setOpen }} failed={nothing} />;
}
