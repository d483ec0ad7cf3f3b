import { createHash, randomBytes } from 'node:crypto';
import { asMinor } from '#contract/units.ts';
import { announced } from '#sandbox/catalogue/announcements.ts';
import { bannerSeeds } from '#sandbox/catalogue/banners.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import { slugOf, withName } from '#sandbox/catalogue/drawings.ts';
import * as catalogue from '#sandbox/db/catalogue-schema.ts';
import type { Database, Transaction } from '#sandbox/db/database.ts';
import { everything } from '#sandbox/db/every-table.ts';
import { agreements } from '#sandbox/db/help-schema.ts';
import * as books from '#sandbox/db/ledger-schema.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import * as money from '#sandbox/db/money-schema.ts';
import { booksBegan, type Person, people, seedPassword, seedWithdrawPassword } from '#sandbox/db/people.ts';
import * as tables from '#sandbox/db/schema.ts';
import { accountKey, accountKind } from '#sandbox/kit/accounts.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { newInvitationCode } from '#sandbox/kit/invitation-code.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import type { Sandbox, Secrets } from '#sandbox/kit/services.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { brands } from '#sandbox/session/identity/brands.ts';
import { institutions } from '#sandbox/wallet/payout-accounts.ts';
import { seedVouchers, voucherHash } from '#sandbox/wallet/vouchers.ts';
import { contractsOf, fillContracts } from './seed-contracts.ts';
import { keepCopy, putBackCopy } from './seed-copy.ts';
import { crowdOf } from './seed-crowd.ts';
import { historyOf } from './seed-history.ts';
import { messagesOf } from './seed-messages.ts';
import { fillMoney, type Past } from './seed-money.ts';
import { fillPoints } from './seed-points.ts';
import { fillProtection } from './seed-protection.ts';
import { fillReferrals, friendsPast } from './seed-referrals.ts';
import { fillPromotions } from './seed-rewards.ts';
import { lastDayOf } from './seed-rounds.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Days until the seed's passwords expire, and since the expired one did. */
const ages = { good: 60, expired: 3 };

/** A random public id of 128 bits, so that nobody finds another's by counting. */
function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Hashing is slow on purpose, so each gateway hashes the seed's passwords once. */
const seedHashes = new WeakMap<Secrets, Promise<Hashes>>();

async function hashSeed(secrets: Secrets): Promise<Hashes> {
  const [passwordHash, withdrawHash] = await Promise.all([
    secrets.hash(seedPassword),
    secrets.hash(seedWithdrawPassword),
  ]);
  return { passwordHash, withdrawHash };
}

async function clear(tx: Transaction): Promise<void> {
  await tx.insert(books.ledgerDoor).values({ id: 1 });
  for (const table of everything) await tx.delete(table);
  // Uplines are members too: one statement deletes all, and the database checks the references at its end.
  await tx.delete(tables.members);
}

/** Members above the first rank have a picture of their own; others have one of the product's. */
function portraitOf({ account, nickname, rankLevel }: Person) {
  if (rankLevel === 1) return { avatar: `avatar-${1 + (account.length % 8)}`, avatarType: 'STATIC' as const };
  return { avatar: withName(`/art/avatar/${slugOf(account)}.svg`, nickname), avatarType: 'CUSTOM' as const };
}

type Hashes = { readonly passwordHash: string; readonly withdrawHash: string };

function memberRow(person: Person, ids: ReadonlyMap<string, string>, hashes: Hashes, now: number) {
  const { account, type, nickname, rankLevel, mobile, upline } = person;
  const email = `${account}@vestibulo.example`;
  return {
    id: ids.get(account) ?? newId(),
    account,
    accountKey: accountKey(account) ?? account,
    ...hashes,
    email,
    emailKey: email,
    payeeName: nickname,
    affiliateCode: person.affiliateCode ?? (accountKind(type) === 'demo' ? null : newInvitationCode()),
    totpSecret: person.totpSecret ?? null,
    totpConfirmed: person.totpSecret !== undefined,
    type,
    uplineId: (upline && ids.get(upline)) || null,
    nickname,
    userName: account,
    rankLevel,
    rankName: `VIP ${rankLevel}`,
    serviceLabel: rankLevel > 4 ? 'Servicio Platino' : null,
    ...portraitOf(person),
    icon: rankLevel > 1 ? withName(`/art/badge/rango-${rankLevel}.svg`, `VIP ${rankLevel}`) : null,
    language: 'ES',
    mobile: mobile ? e164(mobile[1], mobile[0]) : null,
    passwordChangedAt: now - booksBegan * day,
    passwordExpiresAt: now + (person.expired ? -ages.expired : ages.good) * day,
    mustChange: person.mustChange === true,
    firstLogin: person.firstLogin === true,
    disabled: person.disabled === true,
    addressChecked: person.knownAddress !== undefined,
    createdAt: now - (person.joined ?? booksBegan) * day,
  };
}

/** A bank account in the person's own name, so that people with much money can withdraw at once. */
function payoutAccountOf(memberId: string, { nickname }: Person, at: number) {
  const number = `0019${createHash('sha256').update(nickname).digest().readUInt32BE().toString().padStart(10, '0')}`;
  const institution = institutions[0]?.name ?? '';
  const account = { kind: 'BANK' as const, institution, holder: nickname, number, removedAt: null };
  return { ...account, id: newId(), memberId, createdAt: at };
}

/** What the seed writes: its people and their past, and the crowd's when there is one. */
function pastOf(games: Catalogue, crowd: Past | null): Past {
  const own = [...historyOf(games), ...friendsPast(games)].toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  const few = { people, history: [...own, ...lastDayOf(games)] };
  if (!crowd) return few;
  const history = [...few.history, ...crowd.history].toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  return { people: [...people, ...crowd.people], history };
}

/** SQLite takes so many values in one statement that this many rows of any table fit. */
const mostRows = 500;

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += mostRows) yield rows.slice(at, at + mostRows);
}

type Began = { readonly past: Past; readonly crowd: Past | null; readonly hashes: Hashes };

async function fillPeople(
  tx: Transaction,
  { past, crowd, hashes }: Began,
  { now, settings }: { readonly now: number; readonly settings: Settings },
): Promise<void> {
  const { people } = past;
  const ids = new Map(people.map(({ account }) => [account, newId()]));
  const contracted = contractsOf(past, { ids, now, settings }, crowd);
  const idOf = ({ account }: Person) => ids.get(account) ?? '';
  for (const part of inParts(people)) {
    await tx.insert(tables.members).values(part.map((person) => memberRow(person, ids, hashes, now)));
  }
  const paidOut = people.filter(({ account }) => /^(member1|vip5|agent\d+)$/.test(account));
  await tx
    .insert(money.payoutAccounts)
    .values(paidOut.map((person) => payoutAccountOf(idOf(person), person, now - booksBegan * day)));
  await fillMoney(tx, contracted.past, ids, { now, joined: now - booksBegan * day });
  await fillContracts(tx, contracted);
  await fillProtection(tx, people, { idOf, now });
  await fillReferrals(tx, { idOf: (account) => ids.get(account) ?? '', now });
  await tx.insert(messages).values(people.flatMap((person) => messagesOf(idOf(person), person.unread, now)));
  const known = people.flatMap((person) =>
    person.knownAddress ? [{ memberId: idOf(person), address: person.knownAddress }] : [],
  );
  await tx.insert(tables.knownAddresses).values(known);
  const accepted = people
    .filter(({ type }) => accountKind(type) !== 'demo')
    .map((person) => ({
      memberId: idOf(person),
      version: person.agreement ?? defaultSettings.agreement.version,
      at: now - (person.joined ?? booksBegan) * day,
    }));
  for (const part of inParts(accepted)) await tx.insert(agreements).values(part);
  const linked = brands.flatMap(({ id: provider, identities }) =>
    identities.flatMap(({ subject, account }) => {
      const memberId = account && ids.get(account);
      return memberId ? [{ provider, subject, memberId }] : [];
    }),
  );
  await tx.insert(tables.identities).values(linked);
  const sold = seedVouchers.map(({ code, minor }) => ({ hash: voucherHash(code), minor: asMinor(minor) }));
  await tx.insert(money.vouchers).values(sold);
}

async function fillCatalogue(tx: Transaction, now: number): Promise<void> {
  const spoken = ['ES', 'EN'] as const;
  const texts = announced.flatMap(({ type, hoursOld, es, en }) => {
    const both = { id: newId(), type, createdAt: now - hoursOld * hour };
    return spoken.map((language) => ({ ...both, language, ...(language === 'ES' ? es : en) }));
  });
  await tx.insert(catalogue.announcements).values(texts);
  const banners = bannerSeeds.flatMap(({ groupName, art, category, es, en, link = null }) => {
    const of = category ? `?category=${category}` : '';
    return spoken.map((language) => {
      const [title, subtitle] = language === 'ES' ? es : en;
      return { groupName, language, title, subtitle, link, url: `/art/banner/${art}.svg${of}` };
    });
  });
  await tx.insert(catalogue.banners).values(banners);
}

/** What is seeded, and when. */
type Start = {
  /** Whether the crowd below agent1 is there too. */
  readonly crowd: boolean;
  /** The moment at which the clock begins, where that is not the machine's time: the past of the seeded people ends there. */
  readonly begins?: number | undefined;
};

async function seedAnew(
  { db, clock, secrets, catalogue: games, settings }: Sandbox,
  { crowd: withCrowd, begins }: Start,
  atLast: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const hashing = seedHashes.get(secrets) ?? hashSeed(secrets);
  seedHashes.set(secrets, hashing);
  const hashes = await hashing;
  const now = begins ?? clock.now();
  const crowd = withCrowd ? crowdOf(games) : null;
  const began = { past: pastOf(games, crowd), crowd, hashes };
  await db.write(async (tx) => {
    await clear(tx);
    await fillPeople(tx, began, { now, settings: settings.current() });
    await fillCatalogue(tx, now);
    await fillPromotions(tx, now);
    await fillPoints(tx, now);
    await atLast(tx);
  });
}

/** The moment of the seed that a database has a copy of. */
const copies = new WeakMap<Database, number>();

/**
 * Throws everything away and puts the seeded people, money, games and notices there instead. What was seeded for the same
 * moment before is put back from a copy; the crowd is not copied, since it is seeded once and not for each test.
 */
export async function seed(sandbox: Sandbox, start: Start): Promise<void> {
  const { db } = sandbox;
  const { crowd, begins } = start;
  if (crowd || begins === undefined) return seedAnew(sandbox, start);
  if (copies.get(db) !== begins) {
    await seedAnew(sandbox, start, keepCopy);
    copies.set(db, begins);
    return;
  }
  await db.write(async (tx) => {
    await clear(tx);
    await putBackCopy(tx);
  });
}

/** Seeds an unused database, and leaves any other as it is. */
export async function seedNew(sandbox: Sandbox, start: Start): Promise<void> {
  const [anyone] = await sandbox.db.read.select({ id: tables.members.id }).from(tables.members).limit(1);
  if (!anyone) await seed(sandbox, start);
}

/** Empties everything: an unused gateway. */
export function emptyAll({ db }: Sandbox): Promise<void> {
  return db.write(clear);
}
