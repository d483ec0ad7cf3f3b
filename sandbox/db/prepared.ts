/**
 * A query that is built once for each connection, with placeholders for what differs from call to call: building one
 * takes longer than running it. For the queries that every call, or every act of money, makes.
 */
export function prepared<From extends object, Query>(build: (from: From) => Query): (from: From) => Query {
  const built = new WeakMap<From, Query>();
  return (from) => {
    const query = built.get(from) ?? build(from);
    built.set(from, query);
    return query;
  };
}
