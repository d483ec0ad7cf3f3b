import { button, fill, openLogin, signedIn } from './signing-in.mjs';

/** A place of the help centre. */
const at = (place = '') => ({
  full: true,
  async show({ page }) {
    await page.goto(`/helpmc${place}`);
    await page.getByRole('searchbox').waitFor();
    await page.locator('article, section h2').first().waitFor();
  },
});

/** What a person who types this finds. */
const asked = (question) => ({
  async show(stage) {
    await at().show(stage);
    await stage.page.getByRole('searchbox').fill(question);
  },
});

const footerLink = ({ page }, name) => page.getByRole('contentinfo').getByRole('link', { name }).click();

/** The help centre, an article of it, what is found, what is not, the help over a page, and the agreement. */
export const helpScenes = {
  help: at(),
  'help-light': { light: true, ...at() },
  'help-article': at('?article=deposit'),
  'help-long': at('?article=withdraw'),
  'help-category': at('?category=withdrawals'),
  'help-missing': { show: ({ page }) => page.goto('/helpmc?article=nobody') },
  'help-found': asked('contraseña password'),
  'help-nothing': asked('xyzzy'),
  'help-failed': {
    async show({ page, sandbox }) {
      await sandbox.faults([{ call: 'help.centre', kind: '500', times: 'always' }]);
      await page.goto('/helpmc');
      await page.getByRole('alert').waitFor();
    },
  },
  'help-modal': {
    async show(stage) {
      await stage.page.goto('/');
      await footerLink(stage, stage.words.shell.footer.responsible);
      await stage.page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  'help-refusal': {
    async show(stage) {
      const { page, words } = stage;
      await openLogin(stage);
      await fill(stage, 'member1', 'Wrong-2026!');
      await button(page, words.session.login.submit).click();
      await page.getByRole('link', { name: words.system.helpAbout }).waitFor();
    },
  },
  'agreement-member': {
    full: true,
    async show(stage) {
      await signedIn(stage, 'member2');
      await stage.page.goto('/help');
      await stage.page.getByRole('article').waitFor();
    },
  },
};
