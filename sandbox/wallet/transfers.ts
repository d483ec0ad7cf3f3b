import { eq } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import { asMinor, minus, negated, signOf, sumOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { refuseOutside } from '#sandbox/books/amounts.ts';
import { type Movement, post } from '#sandbox/books/journal.ts';
import { once } from '#sandbox/books/once.ts';
import { held, main } from '#sandbox/books/wallets.ts';
import type { VendorEntry } from '#sandbox/catalogue/entries.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import { contractFlags } from '#sandbox/contracts/contract-kinds.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { awayRefusal } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf, memberOf, sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';

type Transfers = Pick<Handlers, 'wallet.merchant' | 'wallet.funds' | 'wallet.transfer' | 'wallet.collect'>;
type Funds = CallOutput<'wallet.funds'>;

function vendorOf({ catalogue }: Sandbox, vassalage: string): VendorEntry | undefined {
  return catalogue.vendors.find((vendor) => vendor.vassalage === vassalage);
}

/** Whether this gateway has one wallet per member, so that nothing moves between vendors. */
function isSingle({ settings }: Sandbox): boolean {
  return settings.current().money.single;
}

function isOpen({ settings }: Sandbox, vassalage: string): boolean {
  return !settings.current().closedGames.includes(vassalage);
}

const nothing = asMinor(0);

/** Refuses an unknown wallet, or one that is closed just now. */
function refuseWallet(sandbox: Sandbox, wallet: string): void {
  if (wallet === main) return;
  if (!vendorOf(sandbox, wallet)) throw new Refusal('WALLET_UNKNOWN');
  if (!isOpen(sandbox, wallet)) throw new Refusal('WALLET_CLOSED');
}

/** The wallets of a member: those with money first, then the hot vendors, then by name. */
async function fundsOf(sandbox: Sandbox, caller: Caller, language: string): Promise<Funds> {
  const { id: memberId, type } = await memberOf(caller, sandbox);
  const { db, catalogue, settings } = sandbox;
  const own = await db.read.select().from(wallets).where(eq(wallets.memberId, memberId));
  const minors = new Map(own.map(({ wallet, minor }) => [wallet, minor]));
  const sum = sumOf(
    nothing,
    own.flatMap(({ wallet, minor }) => (wallet === held ? [] : [minor])),
  );
  const seen = new Map(catalogue.vendors.map((vendor) => [vendor.vassalage, vendor]));
  const vendors = [...seen.values()]
    .map((vendor) => ({
      vendor,
      minor: minors.get(vendor.vassalage) ?? nothing,
      name: nameIn(language, vendor),
    }))
    .sort(
      (a, b) =>
        signOf(minus(b.minor, a.minor)) || b.vendor.isHot - a.vendor.isHot || (a.name < b.name ? -1 : 1),
    );
  return {
    sum: amountOf(sum),
    held: amountOf(minors.get(held) ?? nothing),
    main: amountOf(minors.get(main) ?? nothing),
    vendors: vendors.map(({ vendor: { vassalage }, minor, name: displayName }) => ({
      vassalage,
      displayName,
      amount: amountOf(minor),
      open: isOpen(sandbox, vassalage),
    })),
    limits: settings.current().money.transfer,
    ...contractFlags(type),
  };
}

/** Transfers between a member's wallets (spec 7). */
export const transfers: Transfers = {
  'wallet.merchant': (_, __, sandbox) => ({ isSingle: isSingle(sandbox) }),
  'wallet.funds': ({ language }, caller, sandbox) => fundsOf(sandbox, caller, language),
  'wallet.transfer': (input, caller, sandbox) =>
    once('wallet.transfer', input, caller, sandbox, async (tx, at) => {
      if (isSingle(sandbox)) throw new Refusal('FUNCTION_DISABLED');
      const { from, to, key } = input;
      for (const wallet of [from, to]) refuseWallet(sandbox, wallet);
      // Whoever is away takes money out of the vendors' wallets, and puts none in.
      const { away } = sessionOf(caller);
      if (away && to !== main) throw awayRefusal(away);
      if (from === to || (from !== main && to !== main)) throw new Refusal('WALLET_UNKNOWN');
      const minor = minorOf(input.amount);
      const { min, max } = sandbox.settings.current().money.transfer;
      refuseOutside(minor, { min: minorOf(min), max: minorOf(max) });
      const memberId = memberIdOf(caller);
      const reference = newReference();
      const movements = [
        { memberId, wallet: from, change: negated(minor) },
        { memberId, wallet: to, change: minor },
      ];
      await post(tx, { cause: 'transfer', reference, key, at, movements });
      return { reference, from, to, amount: amountOf(minor) };
    }),
  'wallet.collect': (input, caller, sandbox) =>
    once('wallet.collect', input, caller, sandbox, async (tx, at) => {
      if (isSingle(sandbox)) throw new Refusal('FUNCTION_DISABLED');
      const memberId = memberIdOf(caller);
      const reference = newReference();
      const away = (await tx.select().from(wallets).where(eq(wallets.memberId, memberId))).filter(
        ({ wallet, minor }) => wallet !== main && wallet !== held && signOf(minor) > 0,
      );
      const giving = away.filter(({ wallet }) => isOpen(sandbox, wallet));
      const collected = sumOf(
        nothing,
        giving.map(({ minor }) => minor),
      );
      const movements: Movement[] = giving.map(({ wallet, minor }) => ({
        memberId,
        wallet,
        change: negated(minor),
      }));
      if (signOf(collected) > 0) {
        const all = [...movements, { memberId, wallet: main, change: collected }];
        await post(tx, { cause: 'transfer', reference, key: input.key, at, movements: all });
      }
      const left = away.filter((one) => !giving.includes(one)).map(({ wallet }) => wallet);
      return { reference, collected: amountOf(collected), left };
    }),
};
