/** What a long read gives, under a name for it: kept until anything is written. */
export type Kept = <T>(name: string, read: () => Promise<T>) => Promise<T>;

/** The most answers that are kept: a few people, each looking through a few long lists. */
const most = 20;

/**
 * Keeps what long reads gave until anything is written: whoever turns the pages of a list to which nobody adds has it
 * counted once. `state` tells the state of the database: after each write it is another one.
 */
export function createKept(state: () => Promise<unknown>): Kept {
  const answers = new Map<string, Promise<unknown>>();
  let of: unknown;
  return async <T>(name: string, read: () => Promise<T>) => {
    // Asked before reading: an answer may be newer than its state, never older.
    const now = await state();
    if (now !== of || answers.size >= most) answers.clear();
    of = now;
    const known = answers.get(name) as Promise<T> | undefined;
    if (known) return known;
    const answer = read();
    answers.set(name, answer);
    answer.catch(() => answers.get(name) === answer && answers.delete(name));
    return answer;
  };
}

type Written = { readonly sql: string; readonly params: unknown[] };
type Query<T> = PromiseLike<T> & ({ toSQL(): Written } | { getQuery(): Written });

/** The rows of a long query, kept under its text and values. */
export function keptRows<T>({ kept }: { readonly kept: Kept }, query: Query<T>): Promise<T> {
  const { sql, params } = 'toSQL' in query ? query.toSQL() : query.getQuery();
  return kept(JSON.stringify([sql, params]), async () => query);
}
