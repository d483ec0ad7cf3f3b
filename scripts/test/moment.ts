import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// `npm test -- --at '2027-01-01T00:20'`: the tests run as if they had been started then.

/** A moment to start at, and the time zone of the machine then. */
export type Moment = { readonly at: Date; readonly zone?: string | undefined };

/** Reads a moment without a zone, in UTC. Throws when it is none. */
export function momentOf(text: string, zone?: string): Moment {
  const at = new Date(`${text}Z`);
  const read = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text) && !Number.isNaN(at.getTime());
  // 30 February would be read as a day of March.
  if (!read || !at.toISOString().startsWith(text))
    throw new Error(`“${text}” is no moment: write one in UTC, such as 2027-01-01T00:20`);
  return { at, zone };
}

/** Whether this machine has the program that moves the clock of others. */
export function canMoveClock(path: string = process.env.PATH ?? ''): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, 'faketime'), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What is said where the program is not there. */
export const clockMissing =
  'There is no faketime on this machine, which moves the clock of a program: install the Debian package `faketime`.';

/** What a step of a run at another moment has in its environment; the kit of the tests reads TESTS_AT. */
export function environmentAt({ at, zone }: Moment): Readonly<Record<string, string>> {
  return {
    TESTS_AT: at.toISOString(),
    // Timers and durations go on as they are.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    ...(zone === undefined ? {} : { TZ: zone }),
  };
}

/** A command whose clock begins at the moment, and goes on from there in all programs that it starts. */
export function commandAt(command: readonly string[], { at }: Moment, now: Date): readonly string[] {
  // By a distance: a moment would be read in the time zone of each program.
  const seconds = (at.getTime() - now.getTime()) / 1000;
  return ['faketime', '-f', `${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}s`, ...command];
}
