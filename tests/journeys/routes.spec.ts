import { screens } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';
import { expect, test } from './kit/journey.ts';
import { openLogin, rooms, signIn } from './kit/rooms.ts';

const guardOn = { brand: { loginedToHomePage: true } };
const open = ['/login', '/register', '/register.html', '/helpmc', '/download', '/down'];
const everyAddress = screens.flatMap((screen) =>
  addresses[screen].map((address) => address.replace(':page', 'x')),
);

test('RTE-01 when the home asks for a session, only what the specification leaves open can be visited', async ({
  page,
  door,
}) => {
  test.setTimeout(90_000);
  await door.setConfig(guardOn);
  for (const address of everyAddress) {
    await page.goto(address);
    await expect(rooms.header(page)).toBeVisible();
    const expected = open.includes(address) ? address : '/login';
    await expect(page, address).toHaveURL(expected);
  }
});

test('RTE-02 a token that is no token ends at the login page', async ({ page, door }) => {
  await door.setConfig(guardOn);
  await page.addInitScript(() => sessionStorage.setItem('token', 'x'));
  await page.goto('/promotions');
  await expect(page).toHaveURL('/login');
});

for (const path of ['/nowhere', `/${'x'.repeat(5_000)}`, '/%E0%A4%A', '//evil', '/..%2f..%2fetc']) {
  test(`RTE-03 the unknown path ${path.slice(0, 20)} is answered in the house`, async ({ page, baseURL }) => {
    const answer = await page.goto(`${baseURL}${path}`);
    expect(new URL(page.url()).origin).toBe(baseURL);
    if (answer?.headers()['content-type']?.includes('text/html')) {
      await expect(
        page
          .getByText(/Esta puerta no existe/)
          .or(rooms.header(page))
          .first(),
      ).toBeVisible();
    } else {
      expect(answer?.status()).toBe(400);
    }
  });
}

test('RTE-04 a part that can’t be fetched says so, and opens when it is tried again', async ({ page }) => {
  let broken = true;
  await page.goto('/');
  await page.route(/assets\/.*(login|dialog|overlays).*\.js/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  broken = false;
  await retry.click();
  await expect(rooms.loginDialog(page)).toBeVisible();
});

test('RTE-05 parts that a new release removed lead to one reload, then to a panel, never to a loop', async ({
  page,
}) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/');
  await page.route(/assets\/.*\.js/, (route) =>
    /index|main|react/.test(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(
    page.getByRole('button', { name: 'Reintentar' }).or(rooms.loginDialog(page)).first(),
  ).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
});

for (const hash of ['#missing', '#x"]', '#%']) {
  test(`RTE-06 the fragment ${hash} shows the top of the page`, async ({ page }) => {
    await page.goto(`/${hash}`);
    await openLogin(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('ROL-01 a demo account is told that a real account is needed', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'demo4');
  for (const name of [/Depositar/, /Centro de seguridad/, /Mensajes/]) {
    await rooms
      .header(page)
      .getByRole('link', { name })
      .or(rooms.header(page).getByRole('button', { name }))
      .first()
      .click();
    const warning = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
    await expect(warning).toContainText('Para esto necesitas una cuenta real.');
    await warning.getByRole('button', { name: 'Confirmar' }).click();
    await expect(warning).toBeHidden();
  }
});

test('ROL-02 a member who writes another account type into storage stays a member', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of [sessionStorage, localStorage]) store.setItem('isAgent', '1');
  });
  await page.goto('/');
  await signIn(page);
  await expect(rooms.header(page).getByText('Centro de agentes')).toHaveCount(0);
});

for (const type of ['1', 3, -1, null, 41.5, 'agent'] as const) {
  test(`ROL-03 the account type ${JSON.stringify(type)} is no agent`, async ({ page, door }) => {
    const body = {
      success: true,
      value: { id: 'a', account: 'member1', nickname: 'M', userName: 'member1', type },
    };
    await door.faults([{ call: 'member.info', kind: 'answer', status: 200, body, times: 5 }]);
    await page.goto('/');
    await signIn(page);
    await expect(rooms.header(page).getByText('Centro de agentes')).toHaveCount(0);
  });
}

test('ROL-03 an agent has the door to the agent centre', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'agent41');
  await expect(
    rooms
      .header(page)
      .getByRole('button', { name: 'Centro de agentes' })
      .or(rooms.header(page).getByRole('link', { name: 'Centro de agentes' }))
      .first(),
  ).toBeVisible();
});
