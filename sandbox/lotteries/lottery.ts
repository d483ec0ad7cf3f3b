import type { AccountType } from '#contract/lotteries.ts';

/** How a draw picks its numbers: `count` of `from` to `to`; each at most once, or with repetition. */
export type Kind = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly once: boolean;
};

/** An invented lottery; `name` is 'Spanish | English'. */
export type Lottery = {
  readonly code: string;
  readonly name: string;
  readonly kind: Kind;
  /** The minutes between draws, counted from midnight UTC: a divisor of a day's 1,440. */
  readonly every: number;
  readonly accountType: AccountType;
  readonly gameType: 'LOTT' | 'ELOTT';
};

/** A group of lotteries. */
export type Group = { readonly code: string; readonly name: string; readonly lotteries: readonly Lottery[] };

/** The ways to draw. */
export const kinds = {
  digits3: { count: 3, from: 0, to: 9, once: false },
  digits4: { count: 4, from: 0, to: 9, once: false },
  digits5: { count: 5, from: 0, to: 9, once: false },
  dice: { count: 3, from: 1, to: 6, once: false },
  race: { count: 10, from: 1, to: 10, once: true },
  five: { count: 5, from: 1, to: 11, once: true },
  six: { count: 6, from: 1, to: 45, once: true },
  keno: { count: 10, from: 1, to: 40, once: true },
} as const satisfies Record<string, Kind>;

/** Makes the lotteries of a group: code, name, kind and minutes of each. */
export function groupOf(
  {
    code,
    name,
    accountType,
    gameType,
  }: Pick<Group, 'code' | 'name'> & Pick<Lottery, 'accountType' | 'gameType'>,
  entries: readonly (readonly [code: string, name: string, kind: keyof typeof kinds, every: number])[],
): Group {
  const lotteries = entries.map(([own, called, kind, every]) => {
    return { code: own, name: called, kind: kinds[kind], every, accountType, gameType };
  });
  return { code, name, lotteries };
}
