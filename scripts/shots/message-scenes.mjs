import { signedIn } from './signing-in.mjs';

/** A page of a visitor. */
const open = (place) => ({
  full: true,
  async show({ page }) {
    await page.goto(place);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** The same page with a member signed in. */
const mine = (place, account = 'vip5') => ({
  full: true,
  async show(stage) {
    await signedIn(stage, account);
    await open(place).show(stage);
  },
});

/** One message of vip5, by its place in the list. */
const message = (place) => ({
  full: true,
  async show(stage) {
    await mine('/member/messageV2').show(stage);
    const list = stage.page.getByRole('list', { name: stage.words.inbox.list });
    await list.getByRole('link').nth(place).click();
    await stage.page.waitForURL(/messageV2\/./);
    await stage.page.getByRole('article').waitFor();
  },
});

/** What the back office does before the page is opened. */
const office = (act, what, scene) => ({
  ...scene,
  async show(stage) {
    await stage.sandbox[act](what);
    await scene.show(stage);
  },
});

const popup = {
  act: 'publish',
  type: 'PU',
  titleEs: 'Semana del Bingo de la Plaza',
  titleEn: 'Plaza Bingo week',
  contentEs:
    '<p>Esta semana cada cartón entra en un sorteo diario. <strong>Juega con moderación.</strong></p>',
  contentEn: '<p>This week every card enters a daily draw. <strong>Play in moderation.</strong></p>',
};

/** Notices, pop-ups and the inbox. */
export const messageScenes = {
  notices: open('/noticePage'),
  'notices-light': { light: true, ...open('/noticePage') },
  'notices-missing': open('/noticePage?id=no-such-notice'),
  'notices-many': office('noticeAct', { act: 'fill', type: 'PL', count: 40 }, open('/noticePage')),
  'notices-dialog': {
    async show({ page, words }) {
      await page.goto('/');
      const line = page.getByRole('region', { name: words.shell.home.announcements });
      await line.getByRole('link').first().press('Enter');
      await page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  popup: office('noticeAct', popup, {
    async show({ page }) {
      await page.goto('/');
      await page.getByRole('dialog').waitFor();
    },
  }),
  inbox: mine('/member/messageV2'),
  'inbox-light': { light: true, ...mine('/member/messageV2') },
  'inbox-empty': office('messageAct', { act: 'fill', account: 'vip5', count: 0 }, mine('/member/messageV2')),
  message: message(2),
  'message-question': message(1),
  'message-missing': mine('/member/messageV2/no-such-message'),
};
