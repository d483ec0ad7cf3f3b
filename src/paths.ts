import type { AgentPage, memberPages } from '#machines/centres.ts';
import type { Topic } from '#machines/help/topic.rules.ts';
import type { Place, Screen } from '#machines/places.ts';

/** The addresses of every screen, as route patterns (spec 2, routes): the first is the one people are sent to. */
export const addresses: Readonly<Record<Screen, readonly [string, ...string[]]>> = {
  home: ['/', '/index', '/index.html', '/home'],
  login: ['/login'],
  register: ['/register', '/register.html'],
  forgot: ['/forgot'],
  freePlay: ['/freePlay'],
  noticePage: ['/noticePage'],
  pointMall: ['/pointMall'],
  lottery: ['/lottery'],
  vnlottery: ['/vnlottery'],
  seaLottery: ['/seaLottery'],
  elott: ['/elott'],
  rng: ['/rng'],
  bgs: ['/bgs'],
  bingo: ['/bingo'],
  live: ['/live'],
  fish: ['/fish'],
  pvp: ['/pvp'],
  esports: ['/esports'],
  cockfight: ['/cockfight'],
  sports: ['/sports'],
  promotions: ['/promotions'],
  promoDetail: ['/promoDetail'],
  seamless: ['/seamless'],
  helpmc: ['/helpmc'],
  download: ['/download', '/down'],
  join: ['/join'],
  game: ['/game'],
  help: ['/help'],
  saferPlay: ['/saferPlay'],
  member: ['/member/:page', '/member', '/member/:page/:section'],
  agent: ['/agent/:page', '/agent', '/agent/:page/:section'],
};

/** Written out, because the lists of pages come with their centres. */
const firstPages: { readonly [S in Screen]?: string } & {
  readonly member: (typeof memberPages)[0];
  readonly agent: AgentPage;
} = { member: 'securityCenter', agent: 'agentTeamOverview' };

/** The address of a place; a centre without a page opens at its first. */
export function pathOf({ screen, page, section, query }: Place): string {
  const path = addresses[screen][0].replace(':page', page ?? firstPages[screen] ?? '');
  const whole = section ? `${path}/${encodeURIComponent(section)}` : path;
  return query ? `${whole}?${new URLSearchParams(query)}` : whole;
}

/** The address of a topic in the help centre; of all of it, if the topic names nothing. */
export function helpPath(topic: Partial<Topic>): string {
  const named = Object.entries(topic).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return pathOf({ screen: 'helpmc', ...(named.length > 0 && { query: Object.fromEntries(named) }) });
}
