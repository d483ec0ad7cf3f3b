import Sqlite from 'libsql';

/** One connection to a database. It has at most one transaction, to which every statement belongs while it is open. */
export type Connection = {
  /** Runs a statement; each row of its answer is the list of its values. */
  readonly run: (statement: string, values?: readonly unknown[]) => Promise<unknown[][]>;
  readonly begin: () => Promise<void>;
  readonly commit: () => Promise<void>;
  readonly rollBack: () => Promise<void>;
  /** Runs statements that change tables: all of them or none, and without deleting what refers to a table made anew. */
  readonly migrate: (statements: readonly string[]) => Promise<void>;
  readonly close: () => void;
};

type Statement = Sqlite.Statement<[readonly unknown[]]>;

/** How many prepared statements are kept: more than the gateway has, since a list of values makes many of one. */
const mostPrepared = 500;

/** SQLite has no booleans, and libsql ends the process over one. */
function storable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

/**
 * Opens a file. Each statement is prepared once and used again: parsing and planning it takes longer than running it.
 * `patience` is how many milliseconds it waits for another process that uses the file.
 */
export function openFile(path: string, patience = 0): Connection {
  const file = new Sqlite(path, { timeout: patience });
  const prepared = new Map<string, Statement>();

  function statementOf(text: string): Statement {
    const known = prepared.get(text);
    const statement = known ?? file.prepare<[readonly unknown[]]>(text);
    if (!known && statement.reader) statement.raw(true);
    // Moves to the end, so that the first is the one that nobody has used for the longest time.
    prepared.delete(text);
    prepared.set(text, statement);
    const [oldest] = prepared.keys();
    if (prepared.size > mostPrepared && oldest !== undefined) prepared.delete(oldest);
    return statement;
  }

  async function run(text: string, values: readonly unknown[] = []): Promise<unknown[][]> {
    return statementOf(text).all(values.map(storable)) as unknown[][];
  }

  const begin = async () => void (await run('BEGIN IMMEDIATE'));
  const commit = async () => void (await run('COMMIT'));

  return {
    run,
    begin,
    commit,
    rollBack: async () => {
      // SQLite ends a transaction by itself when, for example, the disk is full.
      if (file.inTransaction) await run('ROLLBACK');
    },
    migrate: async (statements) => {
      await run('PRAGMA foreign_keys = OFF');
      await begin();
      for (const statement of statements) await run(statement);
      await commit();
      await run('PRAGMA foreign_keys = ON');
    },
    close: () => void file.close(),
  };
}
