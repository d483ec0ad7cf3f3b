/** Tokens of sessions that are still to be ended, the oldest first, and how often that was tried with this one. */
export type ForsakenContext = { readonly tokens: readonly string[]; readonly tries: number };

/** The token whose session is ended next. */
export function nextToken({ tokens: [first] }: ForsakenContext): { token: string } {
  return { token: first ?? '' };
}
