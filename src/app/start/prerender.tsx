import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CallShape } from '#contract/call.ts';
import { type CallInput, type CallName, calls } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import { CallFailure } from '#contract/errors.ts';
import { agentPages, memberPages } from '#machines/centres.ts';
import { gameListOf, listInput, plainView } from '#machines/games/list-view.rules.ts';
import { pageSize } from '#machines/games/pages.rules.ts';
import { lotteryScreens } from '#machines/lotteries/screens.rules.ts';
import { boardInput } from '#machines/notices/board.rules.ts';
import { type GameListScreen, gameListScreens, type Screen, screens } from '#machines/places.ts';
import { mallViewIn, rewardsInput } from '#machines/points/list.rules.ts';
import { promotionsInput } from '#machines/promotions/list.rules.ts';
import { nobodyInvited } from '#machines/registration/register.rules.ts';
import type { Drafts } from '#src/actors/system-context.tsx';
import { bringTexts, createWords } from '#src/i18n/i18n.ts';
import { addresses, pathOf } from '#src/paths.ts';
import type { FirstRead } from '../ahead/first-reads.ts';
import { App } from '../pages/app.tsx';
import { titleAt } from '../pages/page-title.ts';
import { dialogAt, partsAt } from '../pages/parts-at.ts';
import { type ScreenAt, screenAt } from '../pages/screen-at.ts';
import { bring } from '../parts/prefetch-part.ts';
import { markOf } from './prerendered.ts';
import { createQueries, createRoot, startInput } from './system.ts';

/** Screens that have no page to prerender: a game has the window to itself, and free play opens at once. */
const bare: readonly Screen[] = ['game', 'freePlay'];

/**
 * The addresses whose pages are prerendered; a centre has one for each of its pages. Those that end in `.html` have the
 * same page as the address without it.
 */
export const prerendered: readonly string[] = [
  ...screens.filter((screen) => !bare.includes(screen)).flatMap((screen) => addresses[screen]),
  ...memberPages.map((page) => pathOf({ screen: 'member', page })),
  ...agentPages.map((page) => pathOf({ screen: 'agent', page })),
].filter((address) => !/:|\.html$|^\/index$/.test(address));

/** The centres, and the screens that are one person's own: nobody is led to them. */
const centres: readonly Screen[] = ['member', 'agent'];
const mine: readonly Screen[] = [...centres, 'game'];

/** A token that belongs to nobody: a member's page is prerendered as for a person whom the gateway has yet to confirm. */
const unconfirmed = 'unconfirmed';

const failing = () => Promise.reject(new CallFailure({ kind: 'network' }));

/** Nobody types in a page that is made beforehand. */
const everything = { isMissing: () => false, found: () => 0, listen: () => () => undefined };

const noDrafts: Drafts = {
  whose: () => null,
  recall: () => [],
  keep: () => undefined,
  listen: () => () => undefined,
};

/** The page of a brand at an address in the default language, before any answer from the gateway. */
export async function renderPage(address: string, configuration: Configuration): Promise<string> {
  const token = centres.some((one) => one === screenAt(address)?.screen) ? unconfirmed : null;
  const input = startInput(configuration, { token, language: 'ES', firstTime: false }, '');
  const root = createRoot(failing, input, () => undefined);
  const words = createWords('ES', await bringTexts(configuration.texts));
  const dialog = dialogAt(address);
  for (const part of [...(await partsAt(address)), ...(dialog ? [dialog] : [])]) await bring(part, words);
  return renderToString(
    <StaticRouter location={address}>
      <App
        system={{
          root,
          call: failing,
          configuration,
          keptKey: () => null,
          drafts: noDrafts,
          presence: everything,
          invited: () => nobodyInvited,
        }}
        queries={createQueries()}
        words={words}
        onReady={() => undefined}
      />
    </StaticRouter>,
  );
}

/** What a page says of itself without any script: its name in the default language, and the address that counts for it. */
export async function headAt(
  address: string,
  { texts }: Configuration,
): Promise<{ readonly name: string; readonly path: string }> {
  const found = screenAt(address);
  const name = await titleAt(createWords('ES', await bringTexts(texts)), address);
  return { name, path: found && !mine.includes(found.screen) ? pathOf({ screen: found.screen }) : '' };
}

function read<N extends CallName>(name: N, input: CallInput<N>, shows?: FirstRead['shows']): FirstRead {
  const { path, token, kept } = calls[name] as CallShape & { token?: FirstRead['token'] };
  const query = Object.entries(input).filter(([, value]) => value !== undefined);
  return {
    path,
    query: Object.fromEntries(query.map(([field, value]) => [field, String(value)])),
    ...(token ? { token } : {}),
    ...(kept ? { kept: true as const } : {}),
    ...(shows ? { shows } : {}),
  };
}

/** What the page at an address asks the gateway first, besides whether it may be used. */
function ownReads({ screen, page }: ScreenAt): readonly FirstRead[] {
  const language = '$language';
  const list = gameListScreens.find((one): one is GameListScreen => one === screen);
  if (list) {
    const asked = listInput(gameListOf(list), plainView, { merchant: '$merchant', language });
    return [read('games.list', { ...asked, page: 1, pageSize }, 'tiles')];
  }
  if (screen === 'vnlottery') return [read('lotteries.vnMenu', { device: 'WEB', language })];
  if (lotteryScreens.some((one) => one === screen)) {
    return [read('lotteries.menus', { device: 'WEB', language })];
  }
  if (screen === 'member') {
    const methods = page === 'depositv2' ? [read('wallet.depositMethods', { language })] : [];
    const funds = page === 'transferFund' ? [read('wallet.funds', { language })] : [];
    return [read('member.info', {}), ...methods, ...funds];
  }
  if (screen === 'agent') return [read('member.info', {})];
  const board = (shows?: FirstRead['shows']) => read('notices.announcements', boardInput(language), shows);
  if (screen === 'pointMall') {
    const rewards = read('points.rewards', rewardsInput(mallViewIn(new URLSearchParams()), language));
    return [read('points.balance', {}), rewards];
  }
  if (screen === 'promotions') return [read('notices.announcements', promotionsInput(language))];
  if (screen === 'download') return [read('downloads.routers', {}), read('downloads.domainRoute', {})];
  if (screen === 'login') return [board('w_login')];
  if (screen === 'register') return [board('w_register')];
  if (screen !== 'home') return [];
  const hot = { merchantCode: '$merchant', isPlatform: '2', platform: 'html5-desktop', language } as const;
  return [board(), read('games.hot', hot)];
}

/** What tells later whether a page shows the same brand as the one that it was rendered for. */
export const drawnFor = (configuration: Configuration): string => markOf(configuration);

/** The reads that the page at an address begins by itself. */
export function firstReads(address: string): readonly FirstRead[] {
  const found = screenAt(address);
  return [read('system.status', { url: '$host' }), ...(found ? ownReads(found) : [])];
}
