import { absenceScenes } from './absence-scenes.mjs';
import { accountScenes } from './account-scenes.mjs';
import { agentScenes } from './agent-scenes.mjs';
import { downloadScenes } from './download-scenes.mjs';
import { gameScenes } from './game-scenes.mjs';
import { helpScenes } from './help-scenes.mjs';
import { mallScenes } from './mall-scenes.mjs';
import { messageScenes } from './message-scenes.mjs';
import { playScenes } from './play-scenes.mjs';
import { promotionScenes } from './promotion-scenes.mjs';
import { protectionScenes } from './protection-scenes.mjs';
import { button, fill, openLogin, signedIn, signIn } from './signing-in.mjs';
import { supportScenes } from './support-scenes.mjs';
import { webAppScenes } from './web-app-scenes.mjs';

/** Somebody from a new address, asked to prove who they are; by one way, when it is named. */
async function newAddress(stage, way) {
  await signIn(stage, 'newip1');
  const { address } = stage.words.verification;
  await stage.page.getByRole('list', { name: address.ways }).waitFor();
  if (way) await stage.page.getByRole('button', { name: address[way] }).click();
}

/** A fault of one kind for a call, however often it is made. */
function always(kind) {
  return (call) => ({ call, kind, times: 'always' });
}

/** A navigation of a wide window that a phone does not have. */
const wide = ({ width }) => width >= 960;

/**
 * What is photographed, in the order of a first visit. Each gets a fresh page (`page`), the words of its language, the
 * seeded people and the control API of the sandbox; `full` takes the page to its end, `when` leaves a window out.
 */
export const scenes = {
  home: { full: true, show: ({ page }) => page.goto('/') },
  'home-light': { light: true, full: true, show: ({ page }) => page.goto('/') },
  'home-loading': {
    async show({ page, sandbox }) {
      await sandbox.faults(['games.vendors', 'games.hot', 'notices.announcements'].map(always('timeout')));
      await page.goto('/');
    },
  },
  'home-failed': {
    full: true,
    async show({ page, sandbox }) {
      await sandbox.faults(['games.vendors', 'games.hot', 'notices.announcements'].map(always('500')));
      await page.goto('/');
    },
  },
  vendors: {
    when: wide,
    async show({ page, words }) {
      await page.goto('/');
      await page.getByRole('link', { name: words.shell.categories.RNG, exact: true }).first().hover();
      await page.getByRole('group').waitFor();
    },
  },
  download: {
    async show({ page, words }) {
      await page.goto('/');
      const side = page.getByRole('navigation', { name: words.shell.side.label });
      await side.getByRole('button', { name: words.shell.side.ANDROID }).click();
      await page.getByRole('group').getByRole('img').waitFor();
    },
  },
  login: { show: openLogin },
  'login-light': { light: true, show: openLogin },
  'login-sms': {
    async show(stage) {
      await openLogin(stage);
      await stage.page.getByRole('tab', { name: stage.words.session.login.bySms }).click();
    },
  },
  'login-required': {
    async show(stage) {
      await openLogin(stage);
      await button(stage.page, stage.words.session.login.submit).click();
    },
  },
  'login-refused': {
    async show(stage) {
      await openLogin(stage);
      await fill(stage, 'member1', 'not the password');
      await button(stage.page, stage.words.session.login.submit).click();
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  greeting: { show: (stage) => signIn(stage, 'member1') },
  member: { full: true, show: (stage) => signedIn(stage, 'member1') },
  agent: { show: (stage) => signedIn(stage, 'agent1') },
  'sign-out': {
    async show(stage) {
      await signedIn(stage, 'member1');
      await button(stage.page, stage.words.shell.header.signOut).click();
    },
  },
  warning: {
    async show(stage) {
      await signedIn(stage, 'demo4');
      await button(stage.page, stage.words.shell.header.deposit).click();
    },
  },
  'free-play': {
    async show({ page, sandbox }) {
      await sandbox.faults(['session.freePlay'].map(always('timeout')));
      await page.goto('/freePlay');
      await page.getByRole('dialog').waitFor();
    },
  },
  'free-play-off': {
    async show({ page, sandbox }) {
      await sandbox.setConfig({ whitelabel: { FREEPLAY: false } });
      await page.goto('/freePlay');
      await page.getByRole('alert').waitFor();
    },
  },
  'address-ways': { show: (stage) => newAddress(stage) },
  'address-code': { show: (stage) => newAddress(stage, 'mobile') },
  'address-name': {
    async show(stage) {
      await newAddress(stage, 'bank');
      await stage.page.getByRole('dialog').getByRole('textbox').fill('Irene');
      await button(stage.page, stage.words.verification.address.submit).click();
      await stage.page.getByRole('alert').waitFor();
    },
  },
  'forced-change': { show: (stage) => signIn(stage, 'expired1') },
  'not-found': { show: ({ page }) => page.goto('/no/such/door') },
  maintenance: {
    async show({ page, sandbox }) {
      await sandbox.setConfig({ maintenance: { on: true, end: '2030-01-01T06:30:00Z' } });
      await page.goto('/');
    },
  },
  restriction: {
    async show({ page, sandbox }) {
      await sandbox.setConfig({ restriction: { on: true } });
      await page.goto('/');
    },
  },
  unreachable: {
    async show({ page, sandbox, words }) {
      await sandbox.faults(['system.status'].map(always('reset')));
      await page.goto('/');
      await page.getByRole('heading', { name: words.shell.unreachable.title }).waitFor();
    },
  },
  ...accountScenes,
  ...gameScenes,
  ...promotionScenes,
  ...messageScenes,
  ...mallScenes,
  ...downloadScenes,
  ...webAppScenes,
  ...agentScenes,
  ...supportScenes,
  ...helpScenes,
  ...protectionScenes,
  ...absenceScenes,
  ...playScenes,
};
