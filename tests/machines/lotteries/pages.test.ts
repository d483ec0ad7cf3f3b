import { describe, expect, it } from 'vitest';
import { accountTypes, type LotteryItem, opensGames } from '#contract/lotteries.ts';
import {
  chosenOf,
  lotteryQuery,
  menusOf,
  opensList,
  playTypeOf,
  prizeModeOf,
  readLotteryQuery,
  screenFor,
  screenOfType,
  searched,
  vietnamese,
} from '#machines/lotteries/pages.rules.ts';
import { lotteryScreens } from '#machines/lotteries/screens.rules.ts';

function item(code: string, more: Partial<LotteryItem> = {}): LotteryItem {
  return {
    code,
    labelName: code,
    defaultPlayType: 'STANDARD',
    accountTypeName: accountTypes.lottery,
    gameType: 'LOTT',
    isGame: 'LOTTERY',
    vassalage: 'TCG_SEA',
    image: '',
    ...more,
  };
}

const electronic = item('E', { accountTypeName: accountTypes.electronic, gameType: 'ELOTT' });
const sea = item('S', { accountTypeName: accountTypes.southEastAsia });
const vietnam = item('V', { accountTypeName: accountTypes.vietnam });
const gameList = item('H', { isGame: opensGames });
const unknown = item('X', { accountTypeName: 'moon' });
const menus = [
  { gameGroupCode: 'H', labelName: 'Salas', games: [gameList] },
  {
    gameGroupCode: 'A',
    labelName: 'Cifras rápidas',
    games: [item('A'), item('B', { labelName: 'Canción Ñandú' })],
  },
  { gameGroupCode: 'O', labelName: 'Otras', games: [electronic, sea, vietnam] },
];
const codesOf = (given: readonly { games: readonly LotteryItem[] }[]) =>
  given.flatMap(({ games }) => games.map(({ code }) => code)).join('');

describe('lottery pages', () => {
  it.each([
    [accountTypes.lottery, 'lottery'],
    [accountTypes.electronic, 'lottery'],
    [accountTypes.vietnam, 'vnlottery'],
    [accountTypes.southEastAsia, 'seaLottery'],
    ['', 'lottery'],
    ['constructor', 'lottery'],
  ])('lotteries of account type %s open /%s (spec 4)', (type, screen) => {
    expect(screenOfType(type)).toBe(screen);
  });

  it.each([
    ['lottery', electronic, 'lottery'],
    ['elott', electronic, 'elott'],
    ['elott', item('A'), 'lottery'],
    ['lottery', vietnam, 'vnlottery'],
    ['vnlottery', sea, 'seaLottery'],
    ['seaLottery', sea, 'seaLottery'],
    ['vnlottery', unknown, 'lottery'],
  ] as const)(
    'from /%s an entry leads to its page, and stays on a page that has it',
    (here, entry, there) => {
      expect(screenFor(here, entry)).toBe(there);
    },
  );

  it('are four, each with its own prizes; other screens are none', () => {
    const modes = (['lottery', 'elott', 'vnlottery', 'seaLottery'] as const).map(prizeModeOf);
    expect(modes).toEqual(['Lott', 'Elott', 'ZY', 'SEA']);
    expect(lotteryScreens.toSorted()).toEqual(['elott', 'lottery', 'seaLottery', 'vnlottery']);
  });

  it.each([
    ['lottery', 'HABESV'],
    ['elott', 'E'],
    ['seaLottery', 'S'],
    ['vnlottery', 'V'],
  ] as const)('/%s lists its own lotteries, and the first page lists all', (screen, codes) => {
    expect(codesOf(menusOf(screen, menus))).toBe(codes);
    expect(menusOf(screen, menus).every(({ games }) => games.length > 0)).toBe(true);
  });

  it.each([
    ['', 'HABESV'],
    ['  ', 'HABESV'],
    ['cancion nandu', 'B'],
    ['CIFRAS', 'AB'],
    ['rápidas b', 'B'],
    ['salas', 'H'],
    ['nothing', ''],
    ['.*', ''],
  ])('typing %j finds %s: accents and capitals do not count', (typed, codes) => {
    expect(codesOf(searched(menus, typed))).toBe(codes);
  });

  it.each([
    ['lottery', 'B', 'B'],
    ['lottery', '', 'A'],
    ['lottery', 'nope', 'A'],
    ['lottery', 'H', 'A'],
    ['lottery', 'S', 'A'],
    ['lottery', 'E', 'E'],
    ['elott', 'A', 'E'],
    ['seaLottery', '', 'S'],
  ] as const)('/%s with %j shows %s', (screen, asked, code) => {
    expect(chosenOf(screen, menus, asked)?.code).toBe(code);
  });

  it('show nothing without lotteries of their own', () => {
    expect(chosenOf('vnlottery', menus.slice(0, 2), 'V')).toBeUndefined();
    expect(chosenOf('lottery', [], 'A')).toBeUndefined();
    expect([opensList(gameList), opensList(sea)]).toEqual([true, false]);
    expect([vietnamese(vietnam), vietnamese(sea)]).toEqual([true, false]);
  });
});

describe('the address of a lottery page', () => {
  it.each([
    ['gameCode=ALBA5&playType=FIRST', 'ALBA5', 'FIRST'],
    ['gameCode=a_b-9', 'a_b-9', null],
    ['', '', null],
    ['gameCode=../x&playType=../x', '', null],
    ['gameCode=%3Csvg%3E&playType=%3Csvg%20onload%3Dalert(1)%3E', '', null],
    [`gameCode=${'A'.repeat(5_000)}&playType=${'A'.repeat(5_000)}`, '', null],
    ['gameCode=A&gameCode=B&playType=FIRST&playType=FIRST', '', null],
    ['gameCode[]=A&playType[0]=FIRST', '', null],
    ['gameCode=A%00&playType=first', '', null],
    ['gameCode=__proto__&playType=constructor', '__proto__', null],
  ])('LAU-08 is checked when read: %.40s', (query, gameCode, playType) => {
    expect(readLotteryQuery(new URLSearchParams(query))).toEqual({ gameCode, playType });
  });

  it('LAU-08 is written encoded, whatever the gateway calls a lottery', () => {
    expect(lotteryQuery('ALBA5')).toBe('?gameCode=ALBA5');
    expect(lotteryQuery('<svg>&playType=../x', 'FIRST')).toBe(
      '?gameCode=%3Csvg%3E%26playType%3D..%2Fx&playType=FIRST',
    );
  });

  it.each([
    ['FIRST', 'STANDARD', 'FIRST'],
    [null, 'FIRST', 'FIRST'],
    [null, 'PK10', 'STANDARD'],
    [null, '', 'STANDARD'],
  ] as const)('with %s for a lottery of %s shows %s', (playType, defaultPlayType, looked) => {
    expect(playTypeOf({ gameCode: '', playType }, item('A', { defaultPlayType }))).toBe(looked);
  });
});
