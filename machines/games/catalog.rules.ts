import type { CallInput } from '#contract/calls.ts';
import type { GameCodes } from '#contract/configuration.ts';
import type { Category, Vendor, VendorLane } from '#contract/games.ts';
import type { Place } from '../places.ts';
import type { LaunchTarget } from './game-opening.rules.ts';
import { bgsVendor, lanesOf, screenOf } from './lanes.rules.ts';

/** `gameCodes` are the brand's, where it has its own. */
export type CatalogInput = { readonly language: string; readonly gameCodes?: GameCodes | undefined };

/** Everything the machine knows; `vendors` is null until the first answer. */
export type CatalogContext = CatalogInput & { readonly vendors: readonly VendorLane[] | null };

/** Milliseconds until the vendors are asked for again after a failure. */
export const pause = 10_000;

/** What a pick leads to: a launch or a place, as world.ts names them. */
export type Choice =
  | { readonly type: 'launch.wanted'; readonly target: LaunchTarget }
  | { readonly type: 'navigate'; readonly to: Place };

/** The vendor of the South-East-Asia lottery, which a lottery category launches (spec 4). */
const seaVendor = 'TCG_SEA';

const lotteries: readonly Category[] = ['LOTT', 'ELOTT'];

/** Categories whose vendors keep their games in a list here; the others open their own lobby. */
const listed: readonly Category[] = ['RNG', 'FISH', 'PVP'];

/** The input of the call for the vendors. */
export function vendorsInput({ language }: CatalogContext): CallInput<'games.vendors'> {
  return { platform: 'html5-desktop', language };
}

function launch({ vassalage, accountTypeId }: Vendor, first?: 'COCKFIGHT'): Choice {
  const target = {
    kind: 'vendor',
    vassalage,
    nodeId: String(accountTypeId),
    ...(first && { first }),
  } as const;
  return { type: 'launch.wanted', target };
}

/** What a category leads to (spec 4): its first game, its one vendor, the lottery of South-East Asia, or its page. */
export function categoryChoice({ vendors: all, gameCodes }: CatalogContext, category: Category): Choice {
  const vendors = lanesOf(all ?? [], gameCodes).find((lane) => lane.category === category)?.vendors ?? [];
  const [first] = vendors;
  const page: Choice = { type: 'navigate', to: { screen: screenOf(category) } };
  if (lotteries.includes(category)) {
    const sea = vendors.find(({ vassalage }) => vassalage === seaVendor);
    return sea ? launch(sea) : page;
  }
  if (first && category === 'COCKFIGHT') return launch(first, category);
  return first && vendors.length === 1 ? launch(first) : page;
}

/**
 * What a vendor leads to (spec 4): BGS to its page; a vendor of slots, or of another category listed here, to
 * that list, with the vendor in the address; any other vendor is launched.
 */
export function vendorChoice(category: Category, vendor: Vendor): Choice {
  const { vassalage } = vendor;
  if (vassalage === bgsVendor) return { type: 'navigate', to: { screen: 'bgs' } };
  if (!listed.includes(category)) return launch(vendor);
  return { type: 'navigate', to: { screen: screenOf(category), query: { vendor: vassalage } } };
}
