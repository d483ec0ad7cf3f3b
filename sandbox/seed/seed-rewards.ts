import type { Facts } from '#contract/promotions/terms.ts';
import { asMinor, type Minor } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { PromotionEntry } from '#sandbox/catalogue/promotions/entry.ts';
import { contentOf, promotionEntries } from '#sandbox/catalogue/promotions/promotions.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { promotionOffers, rewards } from '#sandbox/db/rewards-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Offer } from '#sandbox/promotions/offers.ts';
import { reasons } from '#sandbox/promotions/reasons.ts';
import type { RewardRow } from '#sandbox/promotions/reward-status.ts';
import { requiredFor, shareOf } from '#sandbox/promotions/terms.ts';

const day = 24 * 60 * 60_000;
const nothing = asMinor(0);

function factsOf({ facts, opens, closes, claimHours }: PromotionEntry, now: number): Facts {
  const dates = { opensAt: now + opens * day, closesAt: now + closes * day, claimHours };
  return { version: 1, ...facts, dates };
}

function offerOf(entry: PromotionEntry, now: number): Offer {
  const { id, kind, category, draws, es, en, opens } = entry;
  return {
    id,
    kind,
    category,
    image: `/art/banner/${id}.svg?category=${draws}`,
    texts: {
      title: { es: es.title, en: en.title },
      summary: { es: es.summary, en: en.summary },
      content: { es: contentOf(entry, 'es'), en: contentOf(entry, 'en') },
    },
    facts: factsOf(entry, now),
    hidden: false,
    publishedAt: now + (Math.min(opens, 0) - 1) * day,
  };
}

/** The promotions of the start, with dates from now on. */
export async function fillPromotions(tx: Transaction, now: number): Promise<void> {
  await tx.insert(promotionOffers).values(promotionEntries.map((entry) => offerOf(entry, now)));
}

/** A promotion that somebody of the seed has something of, so many days ago. */
type Had = {
  readonly account: string;
  readonly id: string;
  readonly status: RewardRow['status'];
  readonly days: number;
  readonly why?: Pick<RewardRow, 'reasonEs' | 'reasonEn'>;
};

const rejected = {
  reasonEs: 'Jugaste hace menos de un mes.',
  reasonEn: 'You played less than a month ago.',
};

function hadBy(account: string, wagered: readonly [first: string, second: string], days: number): Had[] {
  const of = (id: string, status: Had['status'], daysAgo: number, why?: Had['why']): Had => {
    return { account, id, status, days: daysAgo, ...(why ? { why } : {}) };
  };
  return [
    of('bono-de-regreso', 'REJECTED', 20, rejected),
    // The clock has closed these two: one was not claimed in time, the other not bet in time.
    of('quiosco-en-fiesta', 'CLAIM', 12),
    of('verano-de-rodillos', 'PROCESS', 17),
    of(wagered[0], 'PROCESS', days),
    of(wagered[1], 'PROCESS', 3),
    of('cumpleanos', 'APPLYING', 1),
  ];
}

/** What people of the seed have of promotions: two bonuses in a row are wagered, the first begun. */
const had: readonly Had[] = [
  ...hadBy('member1', ['ruta-del-condor', 'noches-en-vivo'], 8),
  { account: 'member1', id: 'recarga-de-la-semana', status: 'JOINED', days: 2 },
  ...hadBy('vip5', ['mesa-alta', 'ruta-del-condor'], 9),
  { account: 'vip5', id: 'recarga-a-medida', status: 'JOINED', days: 2 },
];

type Idea = { readonly memberId: string; readonly now: number };

function rewardOf({ id, status, days, why }: Had, { memberId, now }: Idea): RewardRow {
  const entry = promotionEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`The seed has no promotion ${id}`);
  const terms = factsOf(entry, now);
  const at = now - days * day;
  const joined = status === 'JOINED' || entry.kind === 'DEPOSIT';
  const amount = joined ? shareOf(terms, nothing) : minorOf(terms.what.amount);
  const wagered = entry.kind === 'WAGER' && status !== 'REJECTED';
  return {
    id: newReference(),
    memberId,
    promotionId: id,
    cause: `promotion:${id}`,
    source: entry.kind === 'RAFFLE' ? 'RAFFLE' : 'PROMOTION',
    titleEs: entry.es.title,
    titleEn: entry.en.title,
    status,
    amount,
    terms,
    required: wagered ? requiredFor(terms, amount, nothing) : nothing,
    reasonEs: why?.reasonEs ?? null,
    reasonEn: why?.reasonEn ?? null,
    at,
    queuedAt: wagered ? at : null,
    metAt: null,
    settledAt: status === 'REJECTED' ? at + day : null,
  };
}

/** A bonus of the seed, as its row is. */
export type SeededBonus = {
  readonly id: string;
  readonly memberId: string;
  readonly names: readonly [es: string, en: string];
  readonly amount: Minor;
  readonly status: 'ISSUED' | 'CLAIMED' | 'EXPIRED';
  readonly at: number;
};

const became = { ISSUED: 'CLAIM', EXPIRED: 'CLOSE' } as const;

/** A gift of the product, under the id of its bonus: claiming it claims that bonus. */
function giftOf({ id, memberId, names, amount, status, at }: SeededBonus, nth: number): RewardRow {
  // What was paid, was claimed by its member or credited at once.
  const paid = nth % 2 === 0 ? 'CLAIMED' : 'ISSUED';
  const own = { id, memberId, cause: `gift:${id}`, amount, at };
  const none = { promotionId: null, terms: null, required: nothing, queuedAt: null };
  const { reasonEs, reasonEn } = reasons.unclaimed;
  return {
    ...own,
    ...none,
    source: 'GIFT',
    titleEs: names[0],
    titleEn: names[1],
    status: status === 'CLAIMED' ? paid : became[status],
    reasonEs: status === 'EXPIRED' ? reasonEs : null,
    reasonEn: status === 'EXPIRED' ? reasonEn : null,
    metAt: status === 'CLAIMED' ? at : null,
    settledAt: status === 'CLAIMED' ? at : status === 'EXPIRED' ? at + 7 * day : null,
  };
}

/** What the seed's people have of promotions, and a reward for each of their bonuses. */
export async function fillRewards(
  tx: Transaction,
  given: readonly SeededBonus[],
  { idOf, now }: { readonly idOf: (account: string) => string; readonly now: number },
): Promise<void> {
  const joined = had.map((one) => rewardOf(one, { memberId: idOf(one.account), now }));
  await tx.insert(rewards).values([...given.map(giftOf), ...joined]);
}
