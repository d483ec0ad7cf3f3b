import { signedIn, signIn } from './signing-in.mjs';

/** A section of the security centre, or its overview. */
const section = (name) => async (stage) => {
  await signedIn(stage, 'member1');
  await stage.page.goto(`/member/securityCenter/${name}`);
  await stage.page.getByRole('heading', { level: 2 }).first().waitFor();
};

const at =
  (path) =>
  async ({ page }) => {
    await page.goto(path);
    await page.getByRole('dialog').waitFor();
  };

/** The ways into an account and what is done in it, after the scenes of the first visit. */
export const accountScenes = {
  register: { full: true, show: at('/register') },
  forgot: { show: at('/forgot') },
  'forgot-link': { show: at('/forgot#ticket=a-ticket-that-is-made-up') },
  slider: {
    async show(stage) {
      await stage.sandbox.setConfig({ slider: { login: true } });
      await signIn(stage, 'member1');
      await stage.page.getByRole('slider').waitFor();
    },
  },
  demo: { show: (stage) => signedIn(stage, 'demo4') },
  agreement: { full: true, show: ({ page }) => page.goto('/help') },
  'security-centre': { full: true, show: section('') },
  ...Object.fromEntries(
    ['profile', 'avatar', 'password', 'withdrawPassword', 'mobile', 'email', 'authenticator', 'signIns'].map(
      (name) => [`centre-${name}`, { full: true, show: section(name) }],
    ),
  ),
};
