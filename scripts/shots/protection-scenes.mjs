import { centre, daily, inMarket, limited, mine, openUnlimited, section, setLimit } from './protecting.mjs';
import { button, signedIn, signIn } from './signing-in.mjs';

/** A page as it opens. */
const open = (place) => ({
  full: true,
  async show({ page }) {
    await page.goto(place);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** What an operator knows of its market. */
const known = {
  help: { name: 'Servicio de ayuda', phone: '900 000 000', link: 'https://ayuda.example/' },
  register: { name: 'El registro', link: 'https://registro.example/' },
  publicHealth: { name: 'Salud pública', link: 'https://salud.example/' },
  studies: [{ name: 'Un estudio', link: 'https://estudio.example/' }],
  regulator: { name: 'El regulador', link: 'https://regulador.example/' },
  licences: [{ number: 'L-0000', name: 'Otros juegos', link: '' }],
};

/** The way in of somebody who is asked whether to set limits. */
async function asked(stage) {
  await signedIn(stage, 'vip5');
  await button(stage.page, stage.words.protection.care.limits.set).waitFor();
}

/** The deposit form of a wallet, with an amount sent on. */
async function deposit(stage, amount) {
  const { page, words } = stage;
  await page.goto('/member/depositv2');
  await centre(stage)
    .getByText(/Monedero Andes|Andes wallet/)
    .first()
    .click();
  await centre(stage).getByRole('textbox').first().fill(amount);
  await button(page, words.wallet.transfer.submit).click();
}

/** Somebody whom a message waits for. */
async function cared(stage, standing) {
  const { page, sandbox, words } = stage;
  await sandbox.person({ account: 'member1', care: standing });
  await signIn(stage, 'member1');
  await page.getByRole('dialog', { name: words.protection.care.title }).waitFor();
}

/** Limits, breaks and exclusions, safer play, care, statements: in the market that shows each best. */
export const protectionScenes = {
  'safer-play': inMarket('ES', open('/saferPlay'), { saferPlay: known }),
  'safer-play-light': inMarket('ES', { light: true, ...open('/saferPlay') }, { saferPlay: known }),
  'safer-play-uk': inMarket('UK', open('/saferPlay')),
  protection: inMarket('UNION', mine('/member/protection')),
  'limits-set': inMarket('ES', { full: true, show: limited }),
  'limits-form': inMarket('UK', {
    full: true,
    async show(stage) {
      const one = await limited(stage);
      await button(one, stage.words.protection.limits.change).click();
    },
  }),
  'limits-sure': inMarket('UNION', {
    full: true,
    async show(stage) {
      await limited(stage);
      await setLimit(stage, daily, '200');
    },
  }),
  'limits-waiting': inMarket('UK', {
    full: true,
    async show(stage) {
      await limited(stage);
      const one = await setLimit(stage, daily, '200');
      await button(one, stage.words.protection.limits.sure.confirm).click();
      await button(one, stage.words.protection.limits.raise.drop).waitFor();
    },
  }),
  'limits-none': inMarket('UNION', { full: true, show: (stage) => openUnlimited(stage, section('limits')) }),
  'limits-none-light': inMarket('UNION', {
    light: true,
    full: true,
    show: (stage) => openUnlimited(stage, section('limits')),
  }),
  'limits-question': inMarket('UK', { show: asked }),
  'limits-question-must': inMarket('UNION', { show: asked }),
  'deposit-left': inMarket('UNION', mine('/member/depositv2')),
  'deposit-asked': inMarket('UK', { full: true, show: (stage) => openUnlimited(stage, '/member/depositv2') }),
  'deposit-above': inMarket('UNION', {
    full: true,
    async show(stage) {
      await limited(stage, '30');
      await deposit(stage, '40');
    },
  }),
  'deposit-lower': inMarket('UNION', {
    full: true,
    async show(stage) {
      await limited(stage);
      await stage.page.goto('/member/depositv2');
      await button(stage.page, stage.words.protection.limits.quick.lower).click();
    },
  }),
  'withdraw-lower': inMarket('UNION', {
    full: true,
    async show(stage) {
      await limited(stage);
      await stage.page.goto('/member/withdraw');
      await button(stage.page, stage.words.protection.limits.quick.title).click();
    },
  }),
  care: inMarket('ES', { show: (stage) => cared(stage, 'AT_RISK') }),
  'care-reminder': inMarket('ES', {
    async show(stage) {
      await cared(stage, 'AT_RISK');
      await stage.page.keyboard.press('Escape');
    },
  }),
  statement: inMarket('UNION', mine(section('statement'))),
  'statement-light': inMarket('UNION', { light: true, ...mine(section('statement')) }),
  history: inMarket('UNION', {
    full: true,
    async show(stage) {
      await limited(stage);
      await stage.page.goto(section('history'));
      await centre(stage).getByRole('listitem').first().waitFor();
    },
  }),
};
