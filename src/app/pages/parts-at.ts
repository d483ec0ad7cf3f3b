import { lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { gameListScreens, type Screen } from '#machines/places.ts';
import { type LaterPart, parts } from '../parts/parts.ts';
import { screenAt } from './screen-at.ts';

const single: Partial<Record<Screen, LaterPart>> = {
  help: parts.help,
  helpmc: parts.helpmc,
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

async function centreParts(page: string | undefined): Promise<readonly LaterPart[]> {
  const [{ memberPageAt }, { centrePages }] = await Promise.all([
    import('#machines/centres.ts'),
    import('./member-pages.ts'),
  ]);
  const { shows } = centrePages[memberPageAt(page)];
  return typeof shows === 'object' && 'load' in shows ? [parts.member, shows] : [parts.member];
}

/** What the page at an address is made of besides the start, to be fetched before it is drawn. */
export async function partsAt(pathname: string): Promise<readonly LaterPart[]> {
  const found = screenAt(pathname);
  if (!found) return [parts.notFound];
  const { screen, page } = found;
  if (screen === 'home' || dialogs[screen]) return [];
  if (screen === 'member') return centreParts(page);
  if (gameListScreens.some((one) => one === screen)) return [parts.games];
  if (lotteryScreens.some((one) => one === screen)) return [parts.lotteries];
  return [single[screen] ?? parts.notBuilt];
}
