import type { Database, Transaction } from '#sandbox/db/database.ts';

/**
 * A database whose process kills itself at the nth thing that it writes: in the middle of a transaction, or between two of
 * them, as `kill -9` does.
 */
export function dyingAt(nth: number, opened: Database): Database {
  let done = 0;
  function count(): void {
    done += 1;
    if (done === nth) process.kill(process.pid, 'SIGKILL');
  }
  /** Counts every change that is begun. */
  const counted = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name) {
        if (name === 'insert' || name === 'update' || name === 'run') count();
        const found = Reflect.get(target, name);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
  return {
    ...opened,
    async write(work) {
      const result = await opened.write((tx) => work(counted(tx)));
      count();
      return result;
    },
  };
}
