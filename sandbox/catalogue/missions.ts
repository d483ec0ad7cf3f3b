import type { GameType } from '#contract/games.ts';
import type { Mission } from '#contract/missions/mission.ts';
import { asMinor, asPoints, type Minor, type Points } from '#contract/units.ts';

type Texts = { readonly title: string; readonly text: string };

/** An invented mission. */
export type MissionEntry = Pick<Mission, 'id' | 'recurs' | 'unit' | 'hours' | 'version'> & {
  /** Bets, or whole minor units of stakes. */
  readonly target: number;
  /** The game types that count; empty for all. */
  readonly gameTypes: readonly GameType[];
  readonly reward:
    | { readonly kind: 'MONEY'; readonly amount: Minor }
    | { readonly kind: 'POINTS'; readonly points: Points };
  readonly minRank: number;
  /** The mission to be completed first. */
  readonly after: string | null;
  readonly es: Texts;
  readonly en: Texts;
};

const usual = { gameTypes: [], minRank: 1, after: null, version: 1 } as const;

/** The missions of the sandbox, in the order of their list. */
export const missionEntries: readonly MissionEntry[] = [
  {
    ...usual,
    id: 'primeras-diez',
    recurs: 'ONCE',
    unit: 'BETS',
    target: 10,
    hours: 168,
    reward: { kind: 'MONEY', amount: asMinor(5_00) },
    es: { title: 'Las primeras diez', text: 'Haz diez apuestas, en el juego que quieras.' },
    en: { title: 'The first ten', text: 'Make ten bets, in any game you like.' },
  },
  {
    ...usual,
    id: 'vuelta-del-dia',
    recurs: 'DAILY',
    unit: 'BETS',
    target: 5,
    hours: 24,
    reward: { kind: 'POINTS', points: asPoints(50) },
    es: { title: 'La vuelta del día', text: 'Cinco apuestas hoy, y cincuenta puntos.' },
    en: { title: 'The day’s lap', text: 'Five bets today, and fifty points.' },
  },
  {
    ...usual,
    id: 'semana-de-slots',
    recurs: 'WEEKLY',
    unit: 'STAKE',
    target: 200_00,
    gameTypes: ['RNG', 'JACKPOT'],
    hours: 120,
    reward: { kind: 'MONEY', amount: asMinor(10_00) },
    es: { title: 'Semana de slots', text: 'Apuesta P 200 en slots y jackpots dentro de cinco días.' },
    en: { title: 'Week of slots', text: 'Stake P 200 on slots and jackpots within five days.' },
  },
  {
    ...usual,
    id: 'noche-en-vivo',
    recurs: 'DAILY',
    unit: 'STAKE',
    target: 50_00,
    gameTypes: ['LIVE'],
    hours: 12,
    reward: { kind: 'POINTS', points: asPoints(80) },
    es: { title: 'Noche en vivo', text: 'P 50 en mesas en vivo en doce horas.' },
    en: { title: 'Live night', text: 'P 50 at live tables in twelve hours.' },
  },
  {
    ...usual,
    id: 'hincha',
    recurs: 'WEEKLY',
    unit: 'BETS',
    target: 8,
    gameTypes: ['SPORTS', 'ESPORTS'],
    hours: 168,
    reward: { kind: 'MONEY', amount: asMinor(4_00) },
    es: { title: 'Hincha de verdad', text: 'Ocho apuestas en deportes o esports esta semana.' },
    en: { title: 'A true fan', text: 'Eight bets on sports or esports this week.' },
  },
  {
    ...usual,
    id: 'red-llena',
    recurs: 'ONCE',
    unit: 'STAKE',
    target: 40_00,
    gameTypes: ['FISH'],
    hours: 72,
    reward: { kind: 'POINTS', points: asPoints(120) },
    es: { title: 'Red llena', text: 'P 40 en juegos de pesca en tres días.' },
    en: { title: 'A full net', text: 'P 40 on fishing games in three days.' },
  },
  {
    ...usual,
    id: 'suerte-de-bingo',
    recurs: 'ONCE',
    unit: 'BETS',
    target: 6,
    gameTypes: ['BINGO', 'ELOTT', 'LOTT'],
    hours: 48,
    reward: { kind: 'MONEY', amount: asMinor(3_00) },
    es: { title: 'Suerte de bingo', text: 'Seis apuestas en bingo o loterías en dos días.' },
    en: { title: 'Bingo luck', text: 'Six bets on bingo or lotteries in two days.' },
  },
  {
    ...usual,
    id: 'las-cien',
    recurs: 'ONCE',
    unit: 'BETS',
    target: 100,
    hours: 720,
    after: 'primeras-diez',
    reward: { kind: 'MONEY', amount: asMinor(25_00) },
    es: { title: 'Las cien', text: 'Cien apuestas en treinta días.' },
    en: { title: 'The hundred', text: 'A hundred bets in thirty days.' },
  },
  {
    ...usual,
    id: 'mesa-reservada',
    recurs: 'WEEKLY',
    unit: 'STAKE',
    target: 1_000_00,
    minRank: 4,
    hours: 168,
    reward: { kind: 'MONEY', amount: asMinor(40_00) },
    es: { title: 'Mesa reservada', text: 'P 1,000 esta semana, en cualquier juego.' },
    en: { title: 'Reserved table', text: 'P 1,000 this week, in any game.' },
  },
];
