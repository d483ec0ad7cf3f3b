import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { home } from '#machines/places.ts';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import { useEntering } from '#src/actors/signed-in.ts';
import { pathOf } from '#src/paths.ts';
import { SkipEntranceContext } from '#src/ui/skip-entrance.ts';
import { EntryFrame } from '#src/views/shell/entry-frame.tsx';

/**
 * The frame of a dialog that has an address of its own, from the page's first paint until its machines have begun: then
 * its overlay shows it. Once that was closed, it is not shown again.
 */
export function EntryAwaited({ way }: { way: EntryWay }) {
  const navigate = useNavigate();
  const entering = useEntering();
  const [entered, setEntered] = useState(entering);
  if (entering && !entered) setEntered(true);
  if (entering || entered) return null;
  return (
    <SkipEntranceContext value={true}>
      <EntryFrame way={way} onClose={() => void navigate(pathOf(home))} />
    </SkipEntranceContext>
  );
}
