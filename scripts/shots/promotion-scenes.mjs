import { signedIn } from './signing-in.mjs';

const detail = (id) => `/promoDetail?id=${id}`;

/** A page of a visitor. */
const open = (place) => ({
  full: true,
  async show({ page }) {
    await page.goto(place);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** The same page with a member signed in. */
const mine = (place, account = 'member1') => ({
  full: true,
  async show(stage) {
    await signedIn(stage, account);
    await open(place).show(stage);
  },
});

/** A reward of member1, by its place in the list. */
const reward = (place) => ({
  full: true,
  async show(stage) {
    await mine('/member/rewardCenter').show(stage);
    await stage.page.getByRole('main').getByRole('article').getByRole('link').nth(place).click();
    await stage.page.waitForURL(/rewardCenter\/./);
  },
});

/** The dialog with the rows of a counter, over its page. */
const rows = (page) => ({
  async show(stage) {
    await page.show(stage);
    const { counted } = stage.words.acts;
    await stage.page.getByRole('button', { name: counted.open, exact: true }).first().click();
    await stage.page.getByRole('dialog').waitFor();
  },
});

const missions = mine('/member/missionLeaderboard');
const leaderboards = mine('/member/missionLeaderboard?tab=boards');

/** Promotions, the reward centre, missions and leaderboards, and the rows that counters are the sums of. */
export const promotionScenes = {
  promotions: open('/promotions'),
  'promotions-light': { light: true, ...open('/promotions') },
  'promotions-member': mine('/promotions'),
  promotion: open(detail('recarga-de-la-semana')),
  'promotion-light': { light: true, ...open(detail('ruta-del-condor')) },
  'promotion-member': mine(detail('ruta-del-condor')),
  'promotion-raffle': mine(detail('sorteo-del-arrecife'), 'member2'),
  'promotion-none': open(detail('no-such-promotion')),
  rewards: mine('/member/rewardCenter'),
  'rewards-light': { light: true, ...mine('/member/rewardCenter') },
  'reward-claim': reward(0),
  'reward-wagering': reward(1),
  'reward-rows': rows(reward(1)),
  'points-rows': rows(mine('/pointMall')),
  missions,
  leaderboards,
  'mission-rows': rows(missions),
  'board-rows': rows(leaderboards),
};
