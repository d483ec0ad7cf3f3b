import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';
import { close } from '#machines/kit/lazy-machine.ts';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import { usePathname } from '#src/actors/pathname.ts';
import { type ChildRef, useChild, useClosing, useLost, useResident } from '#src/actors/residents.ts';
import type { Load } from '#src/ui/part-loading.ts';
import { SkipEntranceContext } from '#src/ui/skip-entrance.ts';
import { EntryFrame } from '#src/views/shell/entry-frame.tsx';
import { screenAt } from '../pages/screen-at.ts';
import type { LaterPart } from '../parts/later-part.ts';
import { Part } from '../parts/part.tsx';
import { Lost, lost } from './lost.tsx';

type Name = 'login' | 'registration' | 'forgot' | 'freePlay';
type Props<N extends Name> = { way: EntryWay; name: N; part: LaterPart<Load<Record<N, ChildRef<N>>>> };

/** The way to close a dialog that is not on the screen yet, whatever it waits for; undefined while it is not open. */
function useClose(way: EntryWay, name: Name): (() => void) | undefined {
  const session = useResident('session');
  const entry = useChild(session, 'entry');
  const asked = useSelector(session, ({ context }) => context.way === way);
  const closeEntry = useClosing(session, 'entry');
  const closeWay = useClosing(entry, name);
  const running = useChild(entry, name);
  const form = useChild(running, 'registerForm');
  const renewal = useChild(running, 'renewal');
  const inner: AnyActorRef | undefined = form ?? renewal ?? running;
  if (asked && closeEntry) return closeEntry;
  return inner ? () => inner.send(close) : closeWay;
}

/**
 * The dialog of a way into an account. Its frame is painted together with the press and can be closed; the dialog takes
 * its place as soon as its machine, its view and its words are here.
 */
export function WayOverlay<N extends Name>({ way, name, part }: Props<N>) {
  const entry = useChild(useResident('session'), 'entry');
  const child = useDeferredValue(useChild(entry, name));
  const again = useLost(entry, name);
  const onClose = useClose(way, name);
  // At its own address its frame stands in the page already.
  const still = screenAt(usePathname())?.screen === way;
  const frame = onClose && (
    <SkipEntranceContext value={still}>
      <EntryFrame way={way} onClose={onClose} />
    </SkipEntranceContext>
  );
  return (
    <>
      {child ? (
        <SkipEntranceContext value={true}>
          <Part
            part={part}
            props={{ [name]: child } as Record<N, ChildRef<N>>}
            waiting={frame}
            failed={lost}
          />
        </SkipEntranceContext>
      ) : (
        frame
      )}
      {again && <Lost again={again} />}
    </>
  );
}
