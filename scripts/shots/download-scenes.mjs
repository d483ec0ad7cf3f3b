import { signedIn } from './signing-in.mjs';

const anApple = { platform: 'iPhone', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' };

/** The browser says that it runs on another device. */
const onDevice = (page, device) =>
  page.addInitScript((said) => {
    for (const [name, value] of Object.entries(said)) {
      Object.defineProperty(navigator, name, { get: () => value });
    }
  }, device);

const heading = (page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

async function open({ page }, path) {
  await page.goto(path);
  await heading(page);
}

/** The download page and what it says in its other moments, and the page that invitations lead to. */
export const downloadScenes = {
  downloads: {
    full: true,
    async show({ page }) {
      await open({ page }, '/download');
      await page.getByRole('img', { name: /iOS/ }).first().waitFor();
    },
  },
  'downloads-light': { light: true, full: true, show: (stage) => open(stage, '/download') },
  'downloads-iphone': {
    full: true,
    async show({ page }) {
      await onDevice(page, anApple);
      await open({ page }, '/download');
    },
  },
  'downloads-warning': {
    async show({ page, words }) {
      await open({ page }, '/download');
      await page.getByRole('button', { name: words.downloads.get.MOBILECONFIG }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'downloads-measured': {
    full: true,
    async show({ page, words }) {
      await open({ page }, '/download');
      await page.getByRole('button', { name: words.downloads.sites.measure }).click();
      await page.getByRole('button', { name: words.downloads.sites.again }).waitFor();
    },
  },
  'downloads-none': {
    async show({ page, sandbox }) {
      await sandbox.setConfig({ resources: [], domains: [] });
      await open({ page }, '/download');
    },
  },
  join: { full: true, show: (stage) => open(stage, '/join') },
  'join-light': { light: true, show: (stage) => open(stage, '/join?referralCode=NORTE-7Q4K2M8PXV') },
  'join-wrong': { show: (stage) => open(stage, '/join?referralCode=NADIE-0000000') },
  'join-closed': {
    async show({ page, sandbox }) {
      await sandbox.setConfig({ whitelabel: { DIRECTREG: false } });
      await open({ page }, '/join');
    },
  },
  'join-member': {
    async show(stage) {
      await signedIn(stage, 'member1');
      await open(stage, '/join');
    },
  },
};
