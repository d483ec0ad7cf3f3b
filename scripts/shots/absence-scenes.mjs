import { centre, days, inMarket, mine, openMine, section } from './protecting.mjs';
import { button, signedIn, signIn } from './signing-in.mjs';

/** A break or an exclusion, as far as its second screen. */
async function sure(stage, name) {
  await openMine(stage, section(name));
  await centre(stage).getByRole('radio').nth(1).check();
  await button(stage.page, stage.words.protection.away.next).click();
  await stage.page.getByRole('heading', { name: stage.words.protection[name].sure }).waitFor();
}

/** Member1, excluded. */
async function excluded(stage) {
  const { page, words } = stage;
  await sure(stage, 'exclusion');
  await centre(stage).getByRole('checkbox').first().check();
  await button(centre(stage), words.protection.exclusion.confirm).click();
  await page.getByText(words.protection.exclusion.done).first().waitFor();
}

/** Where somebody who is away arrives. */
async function atHome({ page }) {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The house once coming back may be asked for. */
async function mayComeBack(stage) {
  const { page, sandbox, words } = stage;
  await sandbox.setConfig({ whitelabel: { PWDEXPIRE: false } });
  await excluded(stage);
  await sandbox.serverClock(days(370));
  await page.evaluate(() => sessionStorage.clear());
  // Nobody who is excluded is greeted.
  await signIn(stage, 'member1');
  await button(page, words.protection.comeBack.want).click();
  await page.getByRole('heading', { name: words.protection.comeBack.formTitle }).waitFor();
}

/** Breaks and exclusions, the house of somebody who is away, and the way back. */
export const absenceScenes = {
  break: inMarket('UNION', mine(section('break'))),
  'break-sure': inMarket('UNION', { full: true, show: (stage) => sure(stage, 'break') }),
  'break-day': inMarket('SE', {
    async show(stage) {
      await signedIn(stage, 'member1');
      await button(stage.page, stage.words.protection.break.stop).click();
      await stage.page.getByRole('dialog').getByRole('term').first().waitFor();
    },
  }),
  exclusion: inMarket('UNION', mine(section('exclusion'))),
  'exclusion-sure': inMarket('UNION', { full: true, show: (stage) => sure(stage, 'exclusion') }),
  'exclusion-done': inMarket('UNION', { full: true, show: excluded }),
  away: inMarket('UNION', {
    full: true,
    async show(stage) {
      await excluded(stage);
      await atHome(stage);
    },
  }),
  'away-light': inMarket('UNION', {
    light: true,
    full: true,
    async show(stage) {
      await excluded(stage);
      await atHome(stage);
    },
  }),
  'away-withdraw': inMarket('UNION', {
    full: true,
    async show(stage) {
      await excluded(stage);
      await stage.page.goto('/member/withdraw');
      await button(stage.page, stage.words.protection.limits.quick.title).click();
    },
  }),
  'come-back': inMarket('UNION', { full: true, show: mayComeBack }),
  'come-back-deciding': inMarket('UNION', {
    full: true,
    async show(stage) {
      await mayComeBack(stage);
      await centre(stage).getByRole('textbox').fill('…');
      await button(centre(stage), stage.words.protection.comeBack.send).click();
      await button(centre(stage), stage.words.protection.comeBack.drop).waitFor();
    },
  }),
};
