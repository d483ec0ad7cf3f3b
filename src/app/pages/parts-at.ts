import { lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { gameListScreens, type Screen } from '#machines/places.ts';
import type { LaterPart } from '../parts/later-part.ts';
import { parts } from '../parts/parts.ts';
import type { PageShows } from './page-shows.ts';
import { screenAt } from './screen-at.ts';

const single: Partial<Record<Screen, LaterPart>> = {
  help: parts.help,
  helpmc: parts.helpmc,
  saferPlay: parts.saferPlay,
  game: parts.game,
  noticePage: parts.noticePage,
  pointMall: parts.pointMall,
  promotions: parts.promotions,
  promoDetail: parts.promoDetail,
  download: parts.download,
  join: parts.join,
};

const dialogs: Partial<Record<Screen, LaterPart>> = {
  login: parts.login,
  register: parts.registration,
  forgot: parts.forgot,
  freePlay: parts.freePlay,
};

/** The dialog that an address opens over the home page: its frame stands in the page, and it takes its place when it can. */
export function dialogAt(pathname: string): LaterPart | undefined {
  const found = screenAt(pathname);
  return found && dialogs[found.screen];
}

async function memberParts(page: string | undefined): Promise<readonly LaterPart[]> {
  const [{ memberPageAt }, { memberCentre }] = await Promise.all([
    import('#machines/centres.ts'),
    import('./member-pages.ts'),
  ]);
  return [parts.member, ...laterIn(memberCentre[memberPageAt(page)].shows)];
}

async function agentParts(page: string | undefined): Promise<readonly LaterPart[]> {
  const [{ agentPageAt }, { agentCentre }] = await Promise.all([
    import('#machines/centres.ts'),
    import('./agent-pages.ts'),
  ]);
  return [parts.agent, ...laterIn(agentCentre[agentPageAt(page)].shows)];
}

function laterIn(shows: PageShows): readonly LaterPart[] {
  return 'load' in shows ? [shows] : [];
}

/** What the page at an address is made of besides the start, to be fetched before it is drawn. */
export async function partsAt(pathname: string): Promise<readonly LaterPart[]> {
  const found = screenAt(pathname);
  if (!found) return [parts.notFound];
  const { screen, page } = found;
  if (screen === 'home' || dialogs[screen]) return [];
  if (screen === 'member') return memberParts(page);
  if (screen === 'agent') return agentParts(page);
  if (gameListScreens.some((one) => one === screen)) return [parts.games];
  if (lotteryScreens.some((one) => one === screen)) return [parts.lotteries];
  return [single[screen] ?? parts.notFound];
}
