import { signedIn } from './signing-in.mjs';

const texts = {
  es: [
    'El buscador no encuentra «Ruta del Cóndor» cuando escribo con acento.',
    'Ya lo encuentra. Gracias por avisarnos.',
  ],
  en: [
    'The search does not find “Ruta del Cóndor” when I type an accent.',
    'It finds it now. Thank you for telling us.',
  ],
};

/** The language of a picture: its words say which. */
const languageOf = ({ words }) => (words.shell.side.chat === 'Live chat' ? 'en' : 'es');

/** Acts as the back office of the sandbox. */
async function office({ page }, path, body) {
  const { origin } = new URL(page.url());
  const address = `${origin}/sandbox/${path}`;
  const answer = await page.request.fetch(address, body ? { method: 'POST', data: body } : {});
  return (await answer.json()).value;
}

/** The comments of a member. */
async function feedback(stage) {
  await signedIn(stage, 'member1');
  await stage.page.goto('/member/feedback');
  await stage.page.locator('textarea').waitFor();
}

/** A comment that was sent. */
async function sent(stage) {
  await feedback(stage);
  await stage.page.locator('textarea').fill(texts[languageOf(stage)][0]);
  await stage.page.locator('form button[type="submit"]').click();
  await stage.page.getByRole('article').first().waitFor();
}

/** The dialog that says why the window of customer service is not open. */
async function told(stage) {
  await stage.page.goto('/');
  await stage.page.locator('html[data-ready="true"]').waitFor();
  const { chat } = stage.words.shell.side;
  await stage.page.getByRole('button', { name: chat }).first().dispatchEvent('click');
  await stage.page.getByRole('dialog').getByRole('button').first().waitFor();
}

/** Comments and customer service: the form, what came of a comment, the ways to a person, and the chat itself. */
export const supportScenes = {
  feedback: { full: true, show: feedback },
  'feedback-light': { light: true, full: true, show: feedback },
  'feedback-long': {
    full: true,
    async show(stage) {
      await feedback(stage);
      await stage.page.locator('textarea').fill('¡'.repeat(150));
      await stage.page.locator('form button[type="submit"]').click();
    },
  },
  'feedback-sent': { full: true, show: sent },
  'feedback-answered': {
    full: true,
    async show(stage) {
      await sent(stage);
      const [{ reference }] = await office(stage, 'feedback');
      await office(stage, 'feedback', { reference, act: 'acknowledge' });
      await office(stage, 'feedback', { reference, act: 'answer', text: texts[languageOf(stage)][1] });
      await stage.page.goto(`/member/feedback/${reference}`);
      await stage.page.getByRole('article').waitFor();
    },
  },
  'feedback-failed': {
    full: true,
    async show(stage) {
      await stage.sandbox.faults([{ call: 'support.cases', kind: '500', times: 'always' }]);
      await feedback(stage);
    },
  },
  'contact-failed': {
    async show(stage) {
      await stage.sandbox.faults([{ call: 'support.lookup', kind: '503', times: 'always' }]);
      await told(stage);
    },
  },
  'contact-slow': {
    async show(stage) {
      await stage.sandbox.faults([{ call: 'support.lookup', kind: 'timeout', times: 'always' }]);
      await stage.page.addInitScript(() => {
        window.open = () => ({ close() {}, closed: false, opener: null });
      });
      await told(stage);
    },
  },
  chat: {
    async show(stage) {
      await stage.page.goto('/');
      const settings = await office(stage, 'config');
      const { page } = stage;
      const lang = languageOf(stage);
      await page.goto(`${settings.gameOrigin}/chat?lang=${lang}&service=LIVECHAT`);
      await page.locator('textarea').fill(texts[lang][0]);
      await page.locator('button[type="submit"]').click();
      await page.locator('.line').waitFor();
    },
  },
};
