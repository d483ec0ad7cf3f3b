import type { Sandbox } from '#sandbox/kit/services.ts';
import { offerable } from '#sandbox/protection/market-promotions.ts';
import { offerOf, textIn } from './offers.ts';

/** The language of pages before any script has run (spec 9). */
const usual = 'ES';

/** One promotion, as a link to it shows it. */
export type LinkedPromotion = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
};

/** What a link to a promotion shows; nothing of one that is hidden, not offered, or not there. */
export async function linkedPromotion(sandbox: Sandbox, id: string): Promise<LinkedPromotion | undefined> {
  const offer = await offerOf(sandbox.db.read, id);
  if (!offer || offer.hidden || !offerable(offer.facts, sandbox)) return undefined;
  const { texts, image } = offer;
  return { id, title: textIn(usual, texts.title), summary: textIn(usual, texts.summary), image };
}
