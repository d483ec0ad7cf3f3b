import { accountTypes } from '#contract/lotteries.ts';
import { type Group, groupOf, type Lottery } from './lottery.ts';

const home = { accountType: accountTypes.lottery, gameType: 'LOTT' } as const;
const electronic = { accountType: accountTypes.electronic, gameType: 'ELOTT' } as const;
const seaBound = { accountType: accountTypes.southEastAsia, gameType: 'LOTT' } as const;
const vietnamese = { accountType: accountTypes.vietnam, gameType: 'LOTT' } as const;

/** The lotteries outside Vietnam, in their groups. */
export const groups: readonly Group[] = [
  groupOf({ code: 'DIGITS', name: 'Cifras | Digits', ...home }, [
    ['ALBA5', 'Quinta del Alba | Dawn Five', 'digits5', 1],
    ['FARO5', 'Cinco Faroles | Five Lanterns', 'digits5', 1],
    ['PUERTO5', 'Cinco del Puerto | Harbour Five', 'digits5', 3],
    ['VIENTO5', 'Cinco Vientos | Five Winds', 'digits5', 5],
    ['MAYOR5', 'Cifra Mayor | Grand Digits', 'digits5', 10],
    ['VELOZ3', 'Terna Veloz | Swift Three', 'digits3', 1],
    ['RIO3', 'Terna del Río | River Three', 'digits3', 3],
    ['ORO3', 'Terna de Oro | Golden Three', 'digits3', 5],
  ]),
  groupOf({ code: 'DICE', name: 'Dados | Dice', ...home }, [
    ['DADOS1', 'Tres Dados | Three Dice', 'dice', 1],
    ['ZOCO', 'Dados del Zoco | Souk Dice', 'dice', 3],
    ['LUNA', 'Dados de la Luna | Moon Dice', 'dice', 5],
  ]),
  groupOf({ code: 'RACES', name: 'Carreras | Races', ...home }, [
    ['LANCHAS', 'Carrera de Lanchas | Speedboat Race', 'race', 1],
    ['VELEROS', 'Carrera de Veleros | Sailing Race', 'race', 3],
    ['LAGO', 'Gran Premio del Lago | Lake Grand Prix', 'race', 5],
    ['NOCTURNA', 'Carrera Nocturna | Night Race', 'race', 2],
  ]),
  groupOf({ code: 'PICKS', name: 'Elige números | Pick your numbers', ...home }, [
    ['ONCE1', 'Once Faros | Eleven Lighthouses', 'five', 1],
    ['ONCE3', 'Once del Valle | Valley Eleven', 'five', 3],
    ['ONCE5', 'Once Estrellas | Eleven Stars', 'five', 5],
    ['MAR6', 'Seis del Mar | Sea Six', 'six', 5],
    ['PLAZA6', 'Seis de la Plaza | Square Six', 'six', 10],
    ['REAL6', 'Sorteo Real | Royal Draw', 'six', 15],
    ['CANDIL', 'Sorteo del Candil | Oil-Lamp Draw', 'keno', 5],
  ]),
  groupOf({ code: 'ELOTT', name: 'Lotería electrónica | E-lottery', ...electronic }, [
    ['MAREA1', 'Marea de un Minuto | One-Minute Tide', 'digits5', 1],
    ['ARRECIFE', 'Cinco del Arrecife | Reef Five', 'five', 1],
    ['CORAL', 'Bola Coral | Coral Ball', 'six', 3],
    ['FARODADO', 'Tres Dados del Faro | Lighthouse Three Dice', 'dice', 1],
    ['DELFIN', 'Carrera de Delfines | Dolphin Race', 'race', 1],
    ['BRISA', 'Números de la Brisa | Breeze Numbers', 'digits4', 3],
    ['KENO1', 'Keno Relámpago | Flash Keno', 'keno', 1],
    ['KENO3', 'Keno de la Ola | Wave Keno', 'keno', 3],
  ]),
  groupOf({ code: 'SEA', name: 'Sudeste Asiático | South-East Asia', ...seaBound }, [
    ['MANILA3', 'Manila Tres | Manila Three', 'digits3', 3],
    ['SINGA4', 'Singapur Cuatro | Singapore Four', 'digits4', 5],
    ['SIAM3', 'Siam Tres | Siam Three', 'digits3', 1],
    ['SIAM5', 'Siam Cinco | Siam Five', 'digits5', 5],
    ['ANGKOR', 'Angkor Seis | Angkor Six', 'six', 10],
    ['JAVA4', 'Java Cuatro | Java Four', 'digits4', 2],
  ]),
];

/** The Vietnam lotteries, by region. */
export const vietnamGroups: readonly Group[] = [
  groupOf({ code: 'VN_FAST', name: 'Vietnam rápido | Fast Vietnam', ...vietnamese }, [
    ['HANOI1', 'Hanói Rápida | Fast Hanoi', 'digits5', 1],
    ['SAIGON1', 'Saigón Rápida | Fast Saigon', 'digits5', 1],
    ['HANOI5', 'Hanói Cinco Minutos | Five-Minute Hanoi', 'digits5', 5],
  ]),
  groupOf({ code: 'VN_NORTH', name: 'Norte | North', ...vietnamese }, [
    ['HALONG', 'Bahía de Ha Long | Ha Long Bay', 'digits5', 10],
    ['SAPA', 'Terrazas de Sa Pa | Sa Pa Terraces', 'digits4', 15],
  ]),
  groupOf({ code: 'VN_SOUTH', name: 'Centro y Sur | Centre and South', ...vietnamese }, [
    ['HUE', 'Puertas de Hue | Gates of Hue', 'digits5', 10],
    ['DALAT', 'Flores de Da Lat | Flowers of Da Lat', 'six', 15],
    ['MEKONG', 'Delta del Mekong | Mekong Delta', 'digits4', 3],
  ]),
];

const byCode: ReadonlyMap<string, Lottery> = new Map(
  [...groups, ...vietnamGroups].flatMap(({ lotteries }) => lotteries.map((one) => [one.code, one])),
);

/** The lottery of a code; undefined when nothing is drawn under it. */
export function lotteryOf(code: string): Lottery | undefined {
  return byCode.get(code);
}

/** The lotteries in the same lobby as this one: those of its page (spec 4). None for an unknown code. */
export function lobbyOf(code: string): readonly Lottery[] {
  const area = byCode.get(code)?.accountType;
  return [...byCode.values()].filter(({ accountType }) => accountType === area);
}

/** Vendors whose lotteries are one entry in the menus, which opens the list of their games (spec 3). */
export const gameLists: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'PULSO', name: 'Pulso Lotería Viva | Pulse Live Lottery' },
  { code: 'NUMEN', name: 'Numen | Numen' },
  { code: 'ANDINA', name: 'Lotería Cumbre | Summit Lottery' },
  { code: 'TROPICO', name: 'Sorteos Trópico 23 | Tropic 23 Draws' },
];
