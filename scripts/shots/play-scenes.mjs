import { declare, inMarket, minutes, play, sheet } from './protecting.mjs';
import { button, signedIn } from './signing-in.mjs';

/** A member in a session of play, and the game. */
async function playing(stage, check) {
  await signedIn(stage, 'member1');
  await play(stage);
  return declare(stage, check);
}

const bar = ({ page, words }) => page.getByRole('region', { name: words.protection.session.title });

/** A member whose session of play is over. */
async function over(stage) {
  await playing(stage);
  await button(bar(stage), stage.words.protection.session.end).click();
  await stage.page.getByRole('heading', { name: stage.words.protection.over.title }).waitFor();
}

/** The session so many minutes later, a round played. */
async function later(stage, count, check) {
  const frame = await playing(stage, check);
  await frame.locator('#go').click();
  await bar(stage).getByText(/[−+]/).waitFor();
  await stage.sandbox.serverClock(minutes(count));
  await frame.locator('#go').click();
}

/** Sessions of play: the sheet before one, the line beside the game, the check, and the end. */
export const playScenes = {
  'play-sheet': inMarket('UNION', {
    async show(stage) {
      await signedIn(stage, 'member1');
      await play(stage);
      await sheet(stage).getByRole('textbox').first().waitFor();
    },
  }),
  'play-sheet-wrong': inMarket('UNION', {
    async show(stage) {
      await signedIn(stage, 'member1');
      await play(stage);
      await button(sheet(stage), stage.words.protection.declare.form.begin).click();
    },
  }),
  'play-notice': inMarket('ES', {
    async show(stage) {
      await over(stage);
      await stage.sandbox.serverClock(minutes(12));
      await button(stage.page, stage.words.protection.over.again).click();
      await button(sheet(stage), stage.words.protection.declare.notice.read).waitFor();
    },
  }),
  'play-held': inMarket('SE', {
    async show(stage) {
      await signedIn(stage, 'vip5');
      await play(stage, true);
      await sheet(stage).getByRole('link').first().waitFor();
    },
  }),
  'play-bar': inMarket('UNION', { show: (stage) => playing(stage) }),
  'play-bar-light': inMarket('UNION', { light: true, show: (stage) => playing(stage) }),
  'play-bar-near': inMarket('UNION', {
    async show(stage) {
      await later(stage, 16, '30');
      await bar(stage).getByRole('status').filter({ hasText: '50' }).waitFor();
    },
  }),
  'play-check': inMarket('UNION', {
    async show(stage) {
      await later(stage, 15);
      await stage.page.getByRole('dialog', { name: stage.words.protection.check.title }).waitFor();
    },
  }),
  'play-over': inMarket('UNION', { show: over }),
  'play-over-light': inMarket('UNION', { light: true, show: over }),
};
