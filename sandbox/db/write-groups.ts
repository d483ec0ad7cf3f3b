import { setImmediate } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** Carries out one write, and returns how to tell its caller the outcome. */
type Waiting = {
  readonly carryOut: () => Promise<() => void>;
  readonly fail: (error: unknown) => void;
};

export type WriteGroups = {
  /** Carries out the work, alone; settles once what it wrote, and what it may have seen, is on the disk. */
  readonly write: <T>(work: () => Promise<T>) => Promise<T>;
  /** Carries out what needs to be outside any transaction, while nothing is written. */
  readonly between: (work: () => Promise<unknown>) => Promise<void>;
  /** Resolves when nothing waits any more. */
  readonly idle: () => Promise<void>;
};

/** The most writes of one group: the event loop does nothing else meanwhile, since the database answers without a pause. */
const mostAtOnce = 64;

/**
 * Writes wait for each other anyway, so those that wait at the same time share one transaction, and the disk is waited
 * for once. Within it each is alone and has a savepoint of its own: a failed one leaves nothing behind and stops no
 * other. All callers are told after the commit, also those who were refused, for a refusal may rest on what another of
 * the group wrote. When the commit fails, all of them have failed.
 */
export function createWriteGroups({ run, begin, commit, rollBack }: Connection): WriteGroups {
  let waiting: Waiting[] = [];
  let outside: (() => Promise<void>)[] = [];
  let working: Promise<void> | null = null;

  async function alone<T>(
    work: () => Promise<T>,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): Promise<() => void> {
    await run('SAVEPOINT one');
    try {
      const value = await work();
      await run('RELEASE one');
      return () => resolve(value);
    } catch (error) {
      await run('ROLLBACK TO one');
      await run('RELEASE one');
      return () => reject(error);
    }
  }

  async function together(group: readonly Waiting[]): Promise<void> {
    const outcomes: (() => void)[] = [];
    try {
      await begin();
      for (const { carryOut } of group) outcomes.push(await carryOut());
      await commit();
    } catch (error) {
      await rollBack().catch(() => undefined);
      for (const { fail } of group) fail(error);
      return;
    }
    for (const tell of outcomes) tell();
  }

  async function workOff(): Promise<void> {
    while (waiting.length + outside.length > 0) {
      // Lets the event loop read what has arrived: it may bring more for this group.
      await setImmediate();
      const group = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      if (group.length > 0) await together(group);
      const due = outside;
      outside = [];
      for (const one of due) await one();
    }
    working = null;
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ carryOut: () => alone(work, resolve, reject), fail: reject });
        working ??= workOff();
      }),
    between: (work) =>
      new Promise((resolve, reject) => {
        outside.push(() => work().then(() => resolve(), reject));
        working ??= workOff();
      }),
    idle: async () => void (await working),
  };
}
