/** Tokens of sessions still to be ended, oldest first, and the number of tries for the current one. */
export type ForsakenContext = { readonly tokens: readonly string[]; readonly tries: number };

/** The token whose session is ended next. */
export function nextToken({ tokens: [first] }: ForsakenContext): { token: string } {
  return { token: first ?? '' };
}
