import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { type ContractKind, contractKinds } from '#contract/contracts/terms.ts';
import { billsPlace } from '#machines/contracts/bills.rules.ts';
import { placeOf } from '#machines/inbox/links.rules.ts';
import { entries } from '#sandbox/db/ledger-schema.ts';
import { deposits, withdrawals } from '#sandbox/db/money-schema.ts';
import { people } from '#sandbox/db/people.ts';
import { pathOf } from '#src/paths.ts';
import { rewardAddress } from '#src/views/promotions/reward-address.ts';
import { actAddress, movementAddress } from '#src/views/wallet/act-address.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

// What the pages of the product link in a row is there when it is opened: the sandbox shows no link that leads to nothing.

const box = sandboxOfFile();

/** What a page asks for when it is opened at an address; null where it asks for nothing that can be missing. */
function askedAt(address: string): readonly [CallName, Readonly<Record<string, string>>] | null {
  const { pathname, searchParams } = new URL(address, box.address);
  const [, screen, page, section] = pathname.split('/').map(decodeURIComponent);
  if (screen === 'promoDetail') return ['promotions.detail', { id: searchParams.get('id') ?? '' }];
  if (screen === 'agent' && searchParams.has('bill'))
    return ['contracts.bill', { bill: searchParams.get('bill') ?? '' }];
  if (section === undefined) return null;
  if (page === 'depositv2') return ['wallet.depositState', { reference: section }];
  if (page === 'withdraw') return ['wallet.withdrawal', { reference: section }];
  if (page === 'messageV2') return ['inbox.message', { id: section }];
  if (page === 'feedback') return ['support.case', { reference: section }];
  return null;
}

/** Every row of a list, page by page. */
async function rowsOf<N extends CallName, Row>(
  asker: Asker,
  [name, input]: readonly [N, Readonly<Record<string, unknown>>],
  rowsIn: (value: CallOutput<N>) => readonly Row[],
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let page = 1; page < 100; page += 1) {
    const { code, value } = await askFor(asker, name, { size: 100, ...input, page });
    if (code === 'INPUT_INVALID' || code === 'RANGE_REFUSED') throw new Error(`${name}: ${code}`);
    // Whoever may not ask for it sees no such rows.
    if (code !== null) return all;
    const rows = rowsIn(value);
    all.push(...rows);
    if (rows.length === 0 || page >= ((value as { totalPages?: number }).totalPages ?? 1)) return all;
  }
  throw new Error(`${name} of ${asker.account} has no end`);
}

/** The days that records go back to. */
function days(): { from: string; to: string } {
  const now = box.sandbox.clock.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: dayOf(now - 88 * 24 * 3_600_000), to: dayOf(now - 12 * 3_600_000) };
}

/** The addresses that the pages link in their rows, for one person. */
async function linkedFor(asker: Asker): Promise<readonly string[]> {
  const bills = (kind: ContractKind) => (bill: string) => pathOf(billsPlace(kind, { bill }));
  const found = [
    (await rowsOf(asker, ['wallet.movements', days()], ({ movements }) => movements)).map(movementAddress),
    (await rowsOf(asker, ['wallet.deposits', {}], ({ deposits }) => deposits)).map(({ reference }) =>
      actAddress('depositv2', reference),
    ),
    (await rowsOf(asker, ['wallet.withdrawals', {}], ({ withdrawals }) => withdrawals)).map(({ reference }) =>
      actAddress('withdraw', reference),
    ),
    (await rowsOf(asker, ['promotions.rewards', {}], ({ rewards }) => rewards)).flatMap(
      ({ id, promotionId }) => [
        rewardAddress(id),
        ...(promotionId === null ? [] : [pathOf({ screen: 'promoDetail', query: { id: promotionId } })]),
      ],
    ),
    (await rowsOf(asker, ['support.cases', {}], ({ cases }) => cases)).map(({ reference }) =>
      pathOf({ screen: 'member', page: 'feedback', section: reference }),
    ),
    (await rowsOf(asker, ['agent.income', days()], ({ income }) => income)).flatMap(({ source, bill }) =>
      bill === null ? [] : [bills(source as ContractKind)(bill)],
    ),
  ];
  for (const kind of contractKinds)
    for (const side of ['AGENT', 'UPLINE'])
      found.push(
        (await rowsOf(asker, ['contracts.bills', { kind, side }], (value) => value.bills)).map(({ id }) =>
          bills(kind)(id),
        ),
      );
  const messages = await rowsOf(asker, ['inbox.page', { folder: 'all' }], (value) => value.messages);
  for (const { id } of messages) {
    const { value } = await askFor(asker, 'inbox.message', { id });
    const links = [value.link, ...(value.question?.choices ?? []).map(({ link }) => link)];
    found.push([
      pathOf({ screen: 'member', page: 'messageV2', section: id }),
      ...links.map(placeOf).flatMap((place) => (place ? [pathOf(place)] : [])),
    ]);
  }
  return found.flat().filter((address) => address !== undefined);
}

const open = people.filter(
  ({ disabled, mustChange, expired, knownAddress }) => !(disabled || mustChange || expired || knownAddress),
);

describe('a row of the sandbox', () => {
  it.each(open.map(({ account }) => account))(
    'of %s leads to something wherever it is a link',
    async (account) => {
      const asker = await askerOf(box, account);
      const nothing: string[] = [];
      for (const address of new Set(await linkedFor(asker))) {
        const asked = askedAt(address);
        if (asked === null) continue;
        const { code } = await askFor(asker, ...asked);
        if (code !== null) nothing.push(`${address}: ${code}`);
      }
      expect(nothing).toEqual([]);
    },
  );

  it('of anybody’s movements has the deposit or the withdrawal that it names', async () => {
    const { read } = box.sandbox.db;
    const lost = await Promise.all([
      read
        .select({ reference: entries.reference })
        .from(entries)
        .leftJoin(deposits, eq(deposits.reference, entries.reference))
        .where(and(eq(entries.cause, 'deposit'), isNull(deposits.reference))),
      read
        .select({ reference: entries.reference })
        .from(entries)
        .leftJoin(withdrawals, eq(withdrawals.reference, entries.reference))
        .where(and(eq(entries.cause, 'withdrawal'), isNull(withdrawals.reference))),
    ]);
    expect(lost.flat()).toEqual([]);
  });
});
