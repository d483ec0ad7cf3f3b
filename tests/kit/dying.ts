import { getTableName, isTable } from 'drizzle-orm';
import type { Database, Transaction } from '#sandbox/db/database.ts';

/**
 * A database whose process kills itself at the nth thing that it writes: in the middle of a transaction, or between two of
 * them, as `kill -9` does. With the name of a table only changes of that one are counted, and what was done with them: what
 * is seldom written is hit as often as what is written all the time.
 */
export function dyingAt(nth: number, opened: Database, table?: string): Database {
  let done = 0;
  function count(): void {
    done += 1;
    if (done === nth) process.kill(process.pid, 'SIGKILL');
  }
  const isMeant = (changed: unknown) =>
    table === undefined || (isTable(changed) && getTableName(changed) === table);
  return {
    ...opened,
    async write(work) {
      let changed = table === undefined;
      /** Counts every change that is begun. */
      const counted = (tx: Transaction): Transaction =>
        new Proxy(tx, {
          get(target, name) {
            const found = Reflect.get(target, name);
            if (typeof found !== 'function') return found;
            if (name !== 'insert' && name !== 'update' && name !== 'run') return found.bind(target);
            return (...given: unknown[]) => {
              if (isMeant(given[0])) {
                changed = true;
                count();
              }
              return Reflect.apply(found, target, given);
            };
          },
        });
      const result = await opened.write((tx) => work(counted(tx)));
      if (changed) count();
      return result;
    },
  };
}
