import { asMinor, plain } from '#contract/units.ts';
import type { Entry, Movement } from '#sandbox/books/journal.ts';
import type { Chance } from '#sandbox/kit/chance.ts';

/**
 * What every member has, wallet by wallet, in minor units; kept beside the books, and acts are drawn from it.
 */
export type Purses = Map<string, Map<string, number>>;
export type Act = Pick<Entry, 'cause' | 'movements'>;

const vendors = ['PULSO', 'MIRADOR', 'AURORA'];
const main = 'MAIN';
const held = 'HELD';

function holds(purses: Purses, memberId: string, wallet: string): number {
  return purses.get(memberId)?.get(wallet) ?? 0;
}

/** Applies an act to the purses; returns by how much the members' money grew in all. */
export function carry(purses: Purses, { movements }: Act): number {
  let grown = 0;
  for (const one of movements) {
    if (!('memberId' in one)) continue;
    const { memberId, wallet, change } = one;
    purses.get(memberId)?.set(wallet, holds(purses, memberId, wallet) + plain(change));
    grown += plain(change);
  }
  return grown;
}

/** A random act that can be carried out: from a deposit to the last part of a paid withdrawal. */
export function drawAct(chance: Chance, purses: Purses): Act {
  const members = [...purses.keys()];
  const one = () => members[chance(members.length)] ?? '';
  const [memberId, other] = [one(), one()];
  const vendor = vendors[chance(vendors.length)] ?? '';
  const of = (wallet: string) => holds(purses, memberId, wallet);
  const some = (wallet: string) => chance(Math.min(of(wallet), 50_000) + 1);
  const wallet = (name: string, change: number): Movement => ({
    memberId,
    wallet: name,
    change: asMinor(change),
  });
  const given = 1 + chance(20_000);
  const [played, back, parked] = [some(main), some(vendor), some(held)];
  const fee = Math.floor(parked / 100);
  const acts: readonly Act[] = [
    { cause: 'deposit', movements: [wallet(main, given), { house: 'BANK', change: asMinor(-given) }] },
    { cause: 'bonus', movements: [wallet(main, given), { house: 'BONUSES', change: asMinor(-given) }] },
    { cause: 'bet', movements: [wallet(main, -played), { house: 'GAMES', change: asMinor(played) }] },
    { cause: 'win', movements: [wallet(main, given), { house: 'GAMES', change: asMinor(-given) }] },
    { cause: 'transfer', movements: [wallet(main, -played), wallet(vendor, played)] },
    { cause: 'transfer', movements: [wallet(vendor, -back), wallet(main, back)] },
    { cause: 'withdrawal', movements: [wallet(main, -played), wallet(held, played)] },
    {
      cause: 'payout',
      movements: [
        wallet(held, -parked),
        { house: 'BANK', change: asMinor(parked - fee) },
        { house: 'FEES', change: asMinor(fee) },
      ],
    },
    { cause: 'release', movements: [wallet(held, -parked), wallet(main, parked)] },
    { cause: 'return', movements: [{ house: 'BANK', change: asMinor(-given) }, wallet(main, given)] },
    {
      cause: 'line',
      movements: [wallet(main, -played), { memberId: other, wallet: main, change: asMinor(played) }],
    },
  ];
  return acts[chance(acts.length)] as Act;
}

/**
 * An act that nobody can pay for: all of somebody's money and a little more, given to somebody else first.
 */
export function drawShort(chance: Chance, purses: Purses): Act {
  const members = [...purses.keys()];
  const memberId = members[chance(members.length)] ?? '';
  const other = members[chance(members.length)] ?? '';
  const change = holds(purses, memberId, main) + 1 + chance(1_000);
  return {
    cause: 'line',
    movements: [
      { memberId: other, wallet: 'PULSO', change: asMinor(change) },
      { memberId, wallet: main, change: asMinor(-change) },
    ],
  };
}
