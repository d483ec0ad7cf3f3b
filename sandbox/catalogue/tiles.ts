import type { GameTile, Vendor } from '#contract/games.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { withName } from './drawings.ts';
import type { BothNames, GameEntry, VendorEntry } from './entries.ts';

/** A name in the language asked for: English, or Spanish for everybody else. */
export function nameIn(language: string, { nameEs, nameEn }: BothNames): string {
  return language.toUpperCase() === 'EN' ? nameEn : nameEs;
}

/** A game as lists show it. */
export function tileOf(game: GameEntry, language: string): GameTile {
  const { gameId, vendor, image, isHot, isNew } = game;
  const { minBet, lineNum, rtp, volatility } = game.stakes;
  const gameName = nameIn(language, game);
  return {
    gameId,
    gameName,
    vassalage: vendor.vassalage,
    vendorName: nameIn(language, vendor),
    gameType: vendor.category,
    image: withName(image, gameName),
    isHot,
    isNew,
    ...(minBet === null ? {} : { minBet: amountOf(asMinor(minBet)) }),
    ...(lineNum === null ? {} : { lineNum }),
    ...(rtp === null ? {} : { rtp }),
    ...(volatility === null ? {} : { volatility }),
  };
}

/** A vendor as a lane shows it. */
export function cardOf(vendor: VendorEntry, language: string): Vendor {
  const { accountTypeId, vassalage, isHot, category, icon } = vendor;
  const displayName = nameIn(language, vendor);
  return {
    accountTypeId,
    vassalage,
    displayName,
    isHot,
    gameType: category,
    icon: withName(icon, displayName),
  };
}
