import { button, signedIn } from './signing-in.mjs';

const game = 'RNG-TRESCONDOR-01';
/** The unlucky one is always under maintenance. */
const closed = 'RNG-TRESCONDOR-13';

/** Opens a game list, its games being there. */
async function openGameList({ page }, path) {
  await page.goto(path);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
}

const gameList = (path) => ({ show: (stage) => openGameList(stage, path) });

/** The details of a game over its list. */
async function openDetails({ page }, id = game) {
  await page.goto(`/rng?game=${id}`);
  await page.getByRole('dialog').getByRole('term').first().waitFor();
}

/** A member presses play in the details of a game. */
async function launch(stage, id) {
  await signedIn(stage, 'member1');
  await openDetails(stage, id);
  await button(stage.page.getByRole('dialog'), stage.words.games.details.play).click();
}

async function openLottery({ page }, path) {
  await page.goto(path);
  await page.getByRole('timer').waitFor();
}

const always = (call, kind) => ({ call, kind, times: 'always' });

/** Game lists, games and lotteries. */
export const gameScenes = {
  rng: gameList('/rng'),
  'rng-light': { light: true, ...gameList('/rng') },
  live: gameList('/live'),
  pvp: gameList('/pvp'),
  bingo: gameList('/bingo'),
  'rng-found': gameList('/rng?q=condor'),
  'rng-nothing': {
    async show({ page, words }) {
      await page.goto('/rng?q=zzzzzz');
      await button(page.getByRole('main'), words.games.empty.clear).last().waitFor();
    },
  },
  'rng-favourites': { show: ({ page }) => page.goto('/rng?show=FAV') },
  'rng-loading': {
    async show({ page, sandbox }) {
      await sandbox.faults([always('games.list', 'timeout'), always('games.ranks', 'timeout')]);
      await page.goto('/rng');
    },
  },
  'rng-failed': {
    async show({ page, sandbox, words }) {
      await sandbox.faults([always('games.list', 'wrong type')]);
      await page.goto('/rng');
      await button(page.getByRole('main'), words.shell.retry).waitFor();
    },
  },
  'game-details': { show: openDetails },
  'game-details-light': { light: true, show: openDetails },
  'game-details-pvp': {
    async show(stage) {
      await signedIn(stage, 'member1');
      await openGameList(stage, '/pvp');
      await stage.page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
      await stage.page.getByRole('dialog').getByRole('list').waitFor();
    },
  },
  'launch-opening': {
    async show(stage) {
      await stage.sandbox.faults([always('games.launch', 'timeout')]);
      await launch(stage, game);
    },
  },
  'launch-refused': { show: (stage) => launch(stage, closed) },
  game: {
    async show(stage) {
      await launch(stage, game);
      const { words, page } = stage;
      await page.frameLocator(`iframe[title="${words.games.play.frame}"]`).locator('#go').waitFor();
    },
  },
  'game-lobby': {
    async show(stage) {
      await signedIn(stage, 'member1');
      const { words, page } = stage;
      await openLottery(stage, '/vnlottery?gameCode=HUE');
      await button(page, words.lotteries.draw.lobby).click();
      await page.frameLocator(`iframe[title="${words.games.play.frame}"]`).getByRole('list').waitFor();
    },
  },
  'game-none': { show: ({ page }) => page.goto('/game') },
  lottery: { full: true, show: (stage) => openLottery(stage, '/lottery?gameCode=FARO5') },
  'lottery-member': {
    full: true,
    async show(stage) {
      await signedIn(stage, 'member1');
      await openLottery(stage, '/lottery?gameCode=LANCHAS');
      await stage.page.getByRole('table').first().waitFor();
    },
  },
  vnlottery: { full: true, show: (stage) => openLottery(stage, '/vnlottery?gameCode=HANOI5') },
  'vnlottery-light': {
    light: true,
    full: true,
    show: (stage) => openLottery(stage, '/vnlottery?gameCode=DALAT'),
  },
  sea: { show: (stage) => openLottery(stage, '/seaLottery') },
  elott: { show: (stage) => openLottery(stage, '/elott') },
  'lottery-failed': {
    async show({ page, sandbox, words }) {
      await sandbox.faults([always('lotteries.menus', 'wrong type')]);
      await page.goto('/lottery');
      await button(page, words.shell.retry).waitFor();
    },
  },
  'session-ending': {
    async show(stage) {
      const almost = 29.5 * 60_000;
      await stage.page.clock.install();
      await signedIn(stage, 'member1');
      await stage.sandbox.serverClock(almost);
      await stage.page.clock.fastForward(almost);
      await stage.page.getByRole('dialog').waitFor();
    },
  },
};
