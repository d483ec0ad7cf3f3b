import type { Frame, Page } from '@playwright/test';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { type StandInGame, startGame } from '../../kit/journeys/game-stand-in.ts';
import { frameAt, games, pickFirst, pickSlot, tileAt, toSlots } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { holdPart } from '../../kit/journeys/parts.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { tellBodies } from '../../kit/journeys/traffic.ts';
import { fillIn, ready, signOut, ui } from '../../kit/journeys/ui.ts';

let stranger: StandInGame;
test.beforeAll(async () => {
  stranger = await startGame();
});
test.afterAll(() => stranger.stop());

/** Makes the next launches answer exactly this. */
function answers(sandbox: RunningSandbox, value: object, times: number | 'always' = 'always') {
  return sandbox.faults([
    { call: 'games.launch', kind: 'answer', status: 200, body: { success: true, value }, times },
  ]);
}

async function leave(page: Page): Promise<void> {
  await games.bar(page, 'Salir').click();
  await expect(games.posters(page).first()).toBeVisible();
}

test.describe('a visitor', () => {
  test('LAU-01 picking a game asks for the login, launches nothing, and opens the game afterwards', {
    tag: '@core',
  }, async ({ page, sandbox, traffic }) => {
    await page.goto('/');
    await ready(page);
    await pickSlot(page);
    await expect(ui.loginDialog(page)).toBeVisible();
    expect(traffic.count('games.launch')).toBe(0);
    await fillIn(ui.loginDialog(page), 'member1');
    await expect(games.frame(page)).toBeVisible();
    expect(traffic.count('games.launch')).toBe(1);
    const frame = await frameAt(page, sandbox.gameAddress);
    await expect(frame.getByRole('button', { name: 'Girar' })).toBeVisible();
  });

  test('LAU-01 cockfights and a category with one vendor ask for the login too', async ({
    page,
    traffic,
  }) => {
    await page.goto('/');
    await ready(page);
    const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
    await navigation.getByRole('link', { name: 'Gallos' }).click();
    await expect(ui.loginDialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(traffic.count('games.launch')).toBe(0);
  });

  test('cancelling the login stays on the page, and no game opens later', async ({ page, traffic }) => {
    await page.goto('/');
    await ready(page);
    await pickFirst(page);
    await escapeFrom(ui.loginDialog(page));
    await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
    await fillIn(ui.loginDialog(page), 'member1');
    await expect(ui.greeting(page)).toBeVisible();
    expect(traffic.count('games.launch')).toBe(0);
  });
});

test.describe('a launch that is cancelled before the game opens', () => {
  test('going back while the login is open and then signing in does not open the game', async ({
    page,
    traffic,
  }) => {
    await page.goto('/promotions');
    await ready(page);
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await pickFirst(page);
    await expect(ui.loginDialog(page)).toBeVisible();
    await page.goBack();
    await fillIn(ui.loginDialog(page), 'member1');
    await expect(ui.greeting(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL('/promotions');
    expect(traffic.count('games.launch')).toBe(0);
  });

  test('cancelling while the launch code is still loading never asks a visitor to sign in', async ({
    page,
  }) => {
    const release = await holdPart(page, 'launch.machine');
    await page.goto('/');
    await ready(page);
    await pickFirst(page);
    await games.opening(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(games.opening(page)).toHaveCount(0);
    const came = page.waitForResponse(/launch\.machine/);
    release();
    await (await came).finished();
    await page.getByRole('link', { name: 'Promociones' }).first().click();
    await expect(page).toHaveURL('/promotions');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a game reopened by a reload can be cancelled while the session is still being confirmed', async ({
    page,
    sandbox,
    traffic,
  }) => {
    await openAs(page, sandbox, 'member1');
    await pickFirst(page);
    await expect(games.frame(page)).toBeVisible();
    await sandbox.faults([{ call: 'member.info', kind: 'hold' }]);
    await page.reload();
    await games.opening(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(games.nothing(page)).toBeVisible();
    await sandbox.release('member.info');
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(ui.balance(page)).toBeVisible();
    expect(traffic.count('games.launch')).toBe(1);
  });
});

test('a game picked on the login page opens after signing in', async ({ page }) => {
  await page.goto('/login');
  await escapeFrom(ui.loginDialog(page));
  await pickFirst(page);
  await fillIn(ui.loginDialog(page), 'member1');
  await expect(games.frame(page)).toBeVisible();
});

test('LAU-06 the payload says how to launch, and the token is in no address', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await tellBodies(context);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openAs(page, sandbox, 'member1');
  // The links come with the catalogue, which knows the vendor's number.
  await expect(page.getByRole('navigation', { name: 'Otras salas' })).toBeVisible();
  await pickFirst(page);
  await expect(games.frame(page)).toBeVisible();
  const [request] = traffic.requests('games.launch');
  const body = request?.postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    // The vendor's number, as the catalogue has it.
    nodeId: expect.stringMatching(/^\d+$/),
    username: 'member1',
  });
  const token = String(body.token);
  expect(await request?.headerValue('authorization')).toBe(token);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test.describe('answers to a launch', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.setConfig(stranger.settings);
    await openAs(page, sandbox, 'member1');
  });

  for (const field of ['game_url2', 'content'] as const) {
    test(`LAU-02 the game opens from ${field} alone`, async ({ page, sandbox }) => {
      await answers(sandbox, { game_url: '', [field]: stranger.address });
      await pickFirst(page);
      await expect(games.frame(page)).toHaveAttribute('src', stranger.address);
    });
  }

  test('LAU-02 without any address the page says so, and the list stays', async ({ page, sandbox }) => {
    await answers(sandbox, { game_url: '', game_url2: null });
    await pickFirst(page);
    await expect(games.refused(page)).toContainText('La dirección del juego no es válida.');
    await games.refused(page).getByRole('button', { name: 'Volver' }).click();
    await expect(games.posters(page).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  const bad = ['javascript:alert(1)', 'data:text/html,x', 'blob:http://x/1', 'http://game.localhost.evil/'];
  test('IFR-01 IFR-05 a forbidden address is never framed', async ({ page, sandbox, baseURL }) => {
    for (const game_url of [...bad, `${baseURL}/`]) {
      await answers(sandbox, { game_url }, 1);
      await pickFirst(page);
      await expect(games.refused(page)).toContainText('La dirección del juego no es válida.');
      await expect(page.locator('iframe')).toHaveCount(0);
      await games.refused(page).getByRole('button', { name: 'Volver' }).click();
    }
  });

  test('LAU-05 a game under maintenance says so', async ({ page, sandbox }) => {
    const body = { success: false, code: 'GAME_MAINTENANCE' };
    await sandbox.faults([{ call: 'games.launch', kind: 'answer', status: 422, body, times: 'always' }]);
    await pickFirst(page);
    await expect(games.refused(page)).toContainText('Este juego está en mantenimiento.');
  });

  test('LAU-03 an answer that comes after leaving the page opens nothing', async ({ page, sandbox }) => {
    await sandbox.faults([{ call: 'games.launch', kind: 'hold' }]);
    await page.getByRole('link', { name: 'Promociones' }).first().click();
    // A game picked on the home while it is being left would be cancelled with it.
    await expect(page.getByRole('heading', { name: /^Promociones/ })).toBeVisible();
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await pickFirst(page);
    await expect(games.opening(page)).toBeVisible();
    await page.goBack();
    await expect(games.opening(page)).toHaveCount(0);
    await sandbox.release('games.launch').catch(() => undefined);
    await expect(page).toHaveURL(/promotions$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('LAU-04 a path is opened on a valid host of the list, or not at all', async ({ page, sandbox }) => {
    const at = (launchGameCDNs: readonly string[]) => sandbox.setConfig({ launchGameCDNs });
    for (const none of [[], [''], ['javascript:1']]) {
      await at(none);
      await answers(sandbox, { game_url: '/play?ticket=1' }, 1);
      await page.reload();
      await ready(page);
      await pickFirst(page);
      await expect(games.refused(page)).toContainText('La dirección del juego no es válida.');
    }
    await at(['javascript:1', `http://${stranger.host}`, 'https://evil.example']);
    await answers(sandbox, { game_url: '/play?ticket=1' }, 1);
    // The hosts come with the status.
    const learned = page.waitForResponse(/system\/status/);
    await page.reload();
    await learned;
    await pickFirst(page);
    await expect(games.frame(page)).toHaveAttribute('src', stranger.address);
  });
});

test.describe('the game page', () => {
  for (const how of ['at once', 'after a reload', 'where the browser has no names for entries']) {
    test(`leaving a game whose frame wrote into the history goes to where it was opened, ${how}`, async ({
      page,
      sandbox,
    }) => {
      if (how.startsWith('where'))
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      await openAs(page, sandbox);
      await toSlots(page);
      await tileAt(page, 1)
        .getByRole('button', { name: /^Detalles/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Jugar' }).click();
      const writes = (frame: Frame) =>
        frame.evaluate(() => {
          for (const n of [1, 2, 3]) history.pushState(n, '', `#step-${n}`);
        });
      await writes(await frameAt(page, sandbox.gameAddress));
      if (how === 'after a reload') {
        await page.reload();
        await writes(await frameAt(page, sandbox.gameAddress));
      }
      await games.bar(page, 'Salir').click();
      await expect(tileAt(page, 1)).toBeVisible();
      await expect(page).toHaveURL('/rng');
      await expect(games.nothing(page)).toHaveCount(0);
    });
  }

  test('IFR-02 opened without a game, it shows the way home', async ({ page }) => {
    await page.goto('/game');
    await ready(page);
    await expect(games.nothing(page)).toBeVisible();
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('IFR-02 reloading opens the same game again; an address changed meanwhile is not framed', {
    tag: '@core',
  }, async ({ page, sandbox, traffic }) => {
    await openAs(page, sandbox, 'member1');
    await pickSlot(page);
    const frame = await frameAt(page, sandbox.gameAddress);
    await expect(frame.getByRole('button', { name: 'Girar' })).toBeVisible();
    await page.reload();
    const again = await frameAt(page, sandbox.gameAddress);
    await expect(again.getByRole('button', { name: 'Girar' })).toBeVisible();
    expect(traffic.count('games.launch')).toBe(2);
    await page.evaluate(() => sessionStorage.setItem('iframeUrl', 'https://evil.example/play'));
    await page.reload();
    await ready(page);
    await expect(games.nothing(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(traffic.count('games.launch')).toBe(2);
  });

  test('OUT-04 returning to its address after signing out shows no game', async ({ page, sandbox }) => {
    await openAs(page, sandbox, 'member1');
    await pickFirst(page);
    await expect(games.frame(page)).toBeVisible();
    await leave(page);
    await signOut(page);
    await page.goto('/game');
    await ready(page);
    await expect(games.nothing(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('IFR-03 messages from strangers and malformed ones are ignored, and the page still responds', async ({
    page,
    sandbox,
  }) => {
    await sandbox.setConfig(stranger.settings);
    await openAs(page, sandbox, 'member1');
    await answers(sandbox, { game_url: stranger.address });
    await pickFirst(page);
    await stranger.frameOf(page);
    await page.evaluate(() => {
      for (let n = 0; n < 1_000; n += 1) window.postMessage({ type: 'vestibulo.game', what: 'leave' }, '*');
    });
    await stranger.says(page, 'x'.repeat(1_000_000));
    await stranger.says(page, { what: 'leave' });
    await expect(games.frame(page)).toBeVisible();
    await stranger.says(page, 'leave');
    await expect(games.posters(page).first()).toBeVisible();
  });

  test('IFR-04 IFR-07 a game reaches neither the page around it nor its address', async ({
    page,
    sandbox,
  }) => {
    await sandbox.setConfig(stranger.settings);
    await openAs(page, sandbox, 'member1');
    await answers(sandbox, { game_url: stranger.address });
    const referrers: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`http://${stranger.host}`))
        referrers.push(request.headers().referer ?? null);
    });
    await pickFirst(page);
    const frame = await stranger.frameOf(page);
    const before = page.url();
    const moved = await frame.evaluate(() => {
      try {
        if (window.top) window.top.location.href = 'https://evil.example/';
        return 'moved';
      } catch {
        return 'refused';
      }
    });
    expect(moved).toBe('refused');
    expect(await frame.evaluate(() => window.alert('stolen') ?? 'silent')).toBe('silent');
    expect(await frame.evaluate(() => document.referrer)).toBe('');
    expect(page.url()).toBe(before);
    expect(referrers).toEqual([null]);
    const allowed = (await games.frame(page).getAttribute('sandbox')) ?? '';
    expect(allowed.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  test('IFR-06 a host that does not answer is reported, with a way back', async ({ page, sandbox }) => {
    await page.clock.install();
    await sandbox.setConfig({ hosts: { games: ['nobody.localhost:9'] } });
    await openAs(page, sandbox, 'member1');
    await answers(sandbox, { game_url: 'http://nobody.localhost:9/play' });
    await pickFirst(page);
    await expect(games.bar(page, 'Salir')).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByText('El juego no responde.')).toBeVisible();
    await leave(page);
  });
});
