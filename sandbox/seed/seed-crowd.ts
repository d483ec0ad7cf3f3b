import { type Random, seededRandom } from '#sandbox/catalogue/art/random.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { GameEntry } from '#sandbox/catalogue/entries.ts';
import { booksBegan, type Person } from '#sandbox/db/people.ts';
import { accountKind } from '#sandbox/kit/accounts.ts';
import type { SeedEvent } from './seed-history.ts';
import type { Past } from './seed-money.ts';

// The crowd: five levels of people below one agent, with three months of bets, so that the agent centre has as much to
// show as a real agent's. Always the same people, relative to now.

type Upline = { readonly account: string; readonly joined: number };

/** The agent they are all below, directly or further down. */
const root: Upline = { account: 'agent1', joined: booksBegan };

function subagent(account: string, upline: string, nickname: string): Person {
  const about = [
    `agent of type 1 in the line of ${upline}`,
    `agente de tipo 1 de la línea de ${upline}`,
  ] as const;
  return { account, about, type: 1, nickname, money: 0, rankLevel: 2, unread: 0, upline };
}

/** Two agents with names to sign in by, one below the other, who have nothing; some of the crowd are below the first. */
const subagents = [
  subagent('subagent1', 'agent1', 'Agencia Puerto'),
  subagent('subagent2', 'subagent1', 'Agencia Valle'),
] as const;

/** How many people are added at each level below the root, and how many of them are agents. */
const levels = [
  { members: 10, agents: 6 },
  { members: 70, agents: 24 },
  { members: 320, agents: 60 },
  { members: 800, agents: 90 },
  { members: 796, agents: 0 },
] as const;

const given =
  'Abril Adriana Alejo Álvaro Amparo Ángela Axel Belén Benicio Blanca Bruno Carla César Clara Damián Delia Edgar Elisa Emilio Esteban Eva Fabián Fátima Félix Flor Gaspar Gema Hugo Inés Iván Jazmín Joel Julia Karen León Lía Lorena Lucio Maite Marco Marina Mario Martina Miriam Nadia Nahuel Noa Óliver Paloma Paula Pilar Ramiro Raúl Rocío Saúl Silvia Tadeo Teo Uriel Vera Víctor Ximena Yago Zoe'.split(
    ' ',
  );
const family =
  'Acosta Alarcón Arce Barrios Bravo Cáceres Campos Castaño Cordero Cruz Díaz Duarte Espino Farías Flores Fuentes Galindo Garza Guerra Ibarra Jara Lagos Ledesma León Lozano Luna Maldonado Mena Montes Muñoz Nava Núñez Ochoa Olmos Osorio Páez Palma Paz Quiroga Ramos Reyes Ríos Robles Rojas Sáenz Salinas Serrano Solís Tapia Toledo Trejo Ulloa Valdés Vargas Velasco Vidal Villa Yáñez Zamora Zúñiga'.split(
    ' ',
  );

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase();

/** A level's people: some agents of the level above have many of them, most have a few. */
function levelOf(
  { members, agents }: (typeof levels)[number],
  uplines: readonly Upline[],
  chance: Random,
  first: number,
) {
  return Array.from({ length: members }, (_, n): Person & Upline => {
    const [name, surname] = [chance.pick(given), chance.pick(family)];
    const upline = uplines[Math.floor(uplines.length * chance.next() ** 1.6)] ?? root;
    const since = Math.floor(upline.joined * chance.between(0.6, 0.98));
    return {
      account: `${plain(name)}${plain(surname).slice(0, 1)}${1_000 + first + n}`,
      about: [
        `${n < agents ? 'agent' : 'member'} in the line of ${upline.account}`,
        `${n < agents ? 'agente' : 'miembro'} de la línea de ${upline.account}`,
      ],
      type: n < agents ? chance.pick([1, 2, 41, 42]) : 0,
      nickname: `${name} ${surname}`,
      money: 0,
      rankLevel: chance.pick([1, 1, 1, 1, 2, 2, 3]),
      unread: 0,
      upline: upline.account,
      joined: since,
    };
  });
}

function bornCrowd(): Person[] {
  const chance = seededRandom('the crowd');
  const crowd: Person[] = [];
  let uplines: readonly Upline[] = [root];
  for (const level of levels) {
    const born = levelOf(level, uplines, chance, crowd.length);
    crowd.push(...born);
    const agents = born.filter(({ type }) => accountKind(type) === 'agent');
    const besides = { account: subagents[0].account, joined: booksBegan };
    uplines = level === levels[0] ? [besides, ...agents] : agents;
  }
  return crowd;
}

/** What a stake wins, in tenths: a little less than all stakes in total. */
const outcomes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 8, 12, 15, 15, 20, 20, 25, 30] as const;
const stakes = [50, 1_00, 2_00, 2_00, 5_00, 5_00, 10_00, 20_00] as const;
const deposits = [20_00, 50_00, 50_00, 100_00, 200_00] as const;

const day = 24 * 60;
const newest = 1.1 * day;

/** A quarter never bets, most do a few times, and a few do often. */
function howOften(chance: Random): number {
  const drawn = chance.next();
  if (drawn < 0.25) return 0;
  if (drawn < 0.8) return 1 + chance.below(6);
  return drawn < 0.97 ? 7 + chance.below(14) : 25 + chance.below(36);
}

function lifeOf(person: Person, games: readonly GameEntry[], chance: Random): SeedEvent[] {
  const { account, joined = 0 } = person;
  const oldest = Math.min(joined, 88) * day;
  const usual = chance.below(stakes.length);
  const when = () => Math.round(newest + (oldest - newest) * chance.next());
  const rounds = Array.from({ length: oldest > newest ? howOften(chance) : 0 }, (): SeedEvent => {
    const game = chance.pick(games);
    const stake = Math.max(
      stakes[Math.max(0, usual - chance.below(3))] ?? stakes[0],
      game.stakes.minBet ?? 0,
    );
    const refunded = chance.below(60) === 0;
    const win = refunded ? 0 : Math.floor((stake * chance.pick(outcomes)) / 10);
    const minutesAgo = when();
    return { what: 'round', account, minutesAgo, game, stake, win, ...(refunded ? { refunded } : {}) };
  });
  const paid = Array.from({ length: rounds.length > 0 ? 1 + chance.below(2) : 0 }, (): SeedEvent => {
    return { what: 'deposit', account, minutesAgo: when(), amount: chance.pick(deposits) };
  });
  return [...rounds, ...paid];
}

/** What an event changes in the main wallet, at its lowest and in the end, in minor units. */
function changesOf(event: SeedEvent): readonly [lowest: number, whole: number] {
  if (event.what === 'deposit') return [0, event.amount];
  if (event.what !== 'round') throw new Error(`The crowd does not ${event.what}`);
  return [-event.stake, event.refunded ? 0 : event.win - event.stake];
}

/** The least that somebody must own now to have been able to do all this with what they began with. */
function leastOf(events: readonly SeedEvent[]): number {
  let [now, lowest] = [0, 0];
  for (const event of events.toSorted((a, b) => b.minutesAgo - a.minutesAgo)) {
    const [low, whole] = changesOf(event);
    lowest = Math.min(lowest, now + low);
    now += whole;
  }
  // A tenth of it is with a vendor (seed-money.ts).
  return Math.ceil((now - lowest) / 0.9);
}

const known = new WeakMap<Catalogue, Past>();

/** The crowd, uplines before their downlines, and what they did with a catalogue's games, in no order. */
export function crowdOf(catalogue: Catalogue): Past {
  const found = known.get(catalogue);
  if (found) return found;
  const games = catalogue.games.filter(
    ({ vendor, closed }) => !closed && ['RNG', 'LIVE', 'FISH', 'ELOTT', 'SPORTS'].includes(vendor.category),
  );
  const lives = bornCrowd().map((person) => {
    const chance = seededRandom(`life of ${person.account}`);
    const history = lifeOf(person, games, chance);
    return { person: { ...person, money: leastOf(history) + chance.below(80_00) }, history };
  });
  const crowd = {
    people: [...subagents, ...lives.map(({ person }) => person)],
    history: lives.flatMap(({ history }) => history),
  };
  known.set(catalogue, crowd);
  return crowd;
}
