import { accountTypes, type LotteryItem, opensGames } from '#contract/lotteries.ts';
import { slugOf, withName } from '#sandbox/catalogue/drawings.ts';
import { bothNames } from '#sandbox/catalogue/entries.ts';
import { gameLists, groups, vietnamGroups } from './lotteries.ts';
import { type Group, kinds, type Lottery } from './lottery.ts';

function spoken(names: string, language: string): string {
  const { nameEs, nameEn } = bothNames(names);
  return language === 'EN' ? nameEn : nameEs;
}

function pictureOf(name: string, labelName: string, category: string): string {
  return withName(`/art/game/${slugOf(bothNames(name).nameEs)}.svg?category=${category}`, labelName);
}

/** A lottery as an entry of the menus. */
export function itemOf({ code, name, kind, accountType, gameType }: Lottery, language: string): LotteryItem {
  const labelName = spoken(name, language);
  return {
    code,
    labelName,
    // In a race every number comes in, so only the order counts.
    defaultPlayType: kind === kinds.race ? 'FIRST' : 'STANDARD',
    accountTypeName: accountType,
    gameType,
    isGame: 'LOTTERY',
    vassalage: 'TCG_SEA',
    image: pictureOf(name, labelName, gameType),
  };
}

function gameListItem({ code, name }: (typeof gameLists)[number], language: string): LotteryItem {
  const labelName = spoken(name, language);
  return {
    code,
    labelName,
    defaultPlayType: '',
    accountTypeName: accountTypes.lottery,
    gameType: 'LOTT',
    isGame: opensGames,
    vassalage: code,
    image: pictureOf(name, labelName, 'LOTT'),
  };
}

function menuOf({ code, name, lotteries }: Group, language: string) {
  const games = lotteries.map((lottery) => itemOf(lottery, language));
  return { gameGroupCode: code, labelName: spoken(name, language), games };
}

/** The Vietnam lotteries in their groups. */
export function vietnamMenus(language: string) {
  return vietnamGroups.map((group) => menuOf(group, language));
}

/** All other lotteries in their groups, and last the vendors that open a list. */
export function lotteryMenus(language: string) {
  const open = {
    gameGroupCode: 'HALLS',
    labelName: spoken('Salas de lotería | Lottery halls', language),
    games: gameLists.map((gameList) => gameListItem(gameList, language)),
  };
  return [...groups.map((group) => menuOf(group, language)), open];
}
