import { button, signedIn } from './signing-in.mjs';

export const days = (count) => count * 24 * 60 * 60_000;
export const minutes = (count) => count * 60_000;

/** A scene in a market, with leaves of its own where it needs them. */
export const inMarket = (market, scene, leaves = {}) => ({
  ...scene,
  async show(stage) {
    await stage.sandbox.setConfig({ protection: { market, ...leaves } });
    await scene.show(stage);
  },
});

/** A page of a member whom nothing asks for limits. */
export async function openMine(stage, place, account = 'member1') {
  await signedIn(stage, account);
  await stage.page.goto(place);
  await stage.page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Closes the question for limits: it comes on every page but those of limits and deposits. */
async function closeQuestion({ page, words }) {
  const question = page.getByRole('dialog').filter({ hasText: words.protection.care.limits.set });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
}

/** A page of limits or deposits, of somebody without limits whom the market asks for them. */
export async function openUnlimited(stage, place) {
  await signedIn(stage, 'vip5');
  await closeQuestion(stage);
  await stage.page.goto(place);
  await stage.page.getByRole('heading', { level: 1 }).first().waitFor();
}

export const centre = ({ page }) => page.getByRole('main');

/** One limit of the member's page. */
function limitAt(stage, { kind, period }) {
  const { named, kinds, of } = stage.words.protection.limits;
  const name = named.replace('{{kind}}', kinds[kind]).replace('{{period}}', of[period]);
  return centre(stage).getByRole('article', { name, exact: true });
}

/** Types a value into a limit and sends it. */
export async function setLimit(stage, limit, value) {
  const { limits } = stage.words.protection;
  const one = limitAt(stage, limit);
  await button(one, limits.set).or(button(one, limits.change)).click();
  await one.getByRole('textbox').fill(value);
  await button(one, limits.form.save).click();
  return one;
}

const game = 'RNG-TRESCONDOR-01';

/** Presses play in the details of a game; who is asked for limits closes the question first. */
export async function play(stage, asked = false) {
  const { page, words } = stage;
  await page.goto(`/rng?game=${game}`);
  if (asked) await closeQuestion(stage);
  await page.getByRole('dialog').getByRole('term').first().waitFor();
  await button(page.getByRole('dialog'), words.games.details.play).click();
}

/** The sheet before play, when it asks for something. */
export const sheet = ({ page, words }) => page.getByRole('dialog', { name: words.protection.declare.title });

/** Declares half an hour and twenty, and waits for the game; `check` is how often the session is told of. */
export async function declare(stage, check = '15') {
  const { form } = stage.words.protection.declare;
  const open = sheet(stage);
  await open.getByLabel(form.minutes).fill('30');
  await open.getByRole('textbox').nth(1).fill('20');
  await open.getByLabel(form.check, { exact: true }).selectOption(check);
  await button(open, form.begin).click();
  const frame = stage.page.frameLocator(`iframe[title="${stage.words.games.play.frame}"]`);
  await frame.locator('#go').waitFor();
  return frame;
}

/** The pages of a member's protection. */
export const section = (name) => `/member/protection/${name}`;

/** A page of member1. */
export const mine = (place) => ({ full: true, show: (stage) => openMine(stage, place) });

export const daily = { kind: 'deposit', period: 'day' };

/** Member1 with a daily limit of what is paid in, and with what came after. */
export async function limited(stage, value = '50') {
  await openMine(stage, section('limits'));
  return setLimit(stage, daily, value);
}
