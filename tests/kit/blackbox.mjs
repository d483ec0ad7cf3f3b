import { createCipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';

// Drives the running product from outside. VESTIBULO_WEB gives another address than the usual one.

export const web = process.env.VESTIBULO_WEB ?? 'http://localhost:8080';
export const gateway = process.env.VESTIBULO_GATEWAY ?? web;

/**
 * Where games are played: another name and port of the same process, as the settings say. Browsers resolve
 * names under localhost to this machine; a program asks 127.0.0.1 and sends the name in the Host header.
 */
export const gameHost = async () => (await ask('/sandbox/config')).gameOrigin;

const accounts = [
  'member1',
  'member2',
  'vip5',
  'agent1',
  'agent2',
  'agent41',
  'agent42',
  'downline1a',
  'demo4',
];
const downlines = ['downline1a', 'downline1b', 'downline2a', 'downline41a', 'downline42a'];
const special = ['default1', 'expired1', 'first1', 'newip1', 'blocked1'];

/** Everyone the sandbox is seeded with. */
export const people = Object.fromEntries(
  [...accounts, ...downlines, ...special].map((account) => [
    account,
    { account, password: 'Clave-2026!', withdrawPassword: '246810' },
  ]),
);

async function ask(path, method = 'GET', body = undefined) {
  const response = await fetch(gateway + path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
  return answer.value;
}

/** Puts everything back to the start: people, money, settings, clock, faults. */
export const seed = () => ask('/sandbox/reset', 'POST', { crowd: false });

/** The messages sent to an address or number, newest first; `kind` is 'sms', 'mail', 'captcha' or 'slider'. */
export const outbox = (kind, address) =>
  ask(`/sandbox/outbox?${new URLSearchParams({ kind, ...(address ? { to: address } : {}) })}`);

/** Moves the gateway's clock by so many milliseconds; returns its time. */
export const serverClock = async (ms) => (await ask('/sandbox/clock', 'POST', { ms })).now;

/** Patches the settings; returns them all. */
export const setConfig = (patch) => ask('/sandbox/config', 'POST', patch);

/** Puts another build, in its folder (absolute), in the place of the one that is served; `seed()` takes it back. */
export const deploy = (dist) => ask('/sandbox/deploy', 'POST', { dist });

/**
 * Every call of the contract: `{ name, method, path, marks, mayAsk }`. `mayAsk` lists who may ask it of `visitor`, `member`,
 * `agent`, `demo`, `mustChange` (the password), `mustVerify` (an unknown address) and `away` (a break, an exclusion).
 */
export const calls = () => ask('/sandbox/calls');

/** Arms these faults and no others: `{ call, kind, nth?, times?, ... }`. */
export async function faults(list) {
  await ask('/sandbox/faults', 'DELETE');
  if (list.length > 0) await ask('/sandbox/faults', 'POST', list);
}

/** Changes a person as an administrator would: `{ account, care?, rank?, ... }` (docs/control.md). */
export const person = (change) => ask('/sandbox/people', 'POST', change);

/** The back office about a promotion: `{ id, act: 'end' | 'hide' | 'show' | 'terms', facts? }`; returns its terms. */
export const promotionAct = (act) => ask('/sandbox/promotions', 'POST', act);

/**
 * The back office about a reward: `{ id, act: 'approve' | 'reject' | 'end', reason? }`, or a gift:
 * `{ account, amount, title?, act: 'issue' | 'give', hours? }`; returns the reward.
 */
export const rewardAct = (act) => ask('/sandbox/rewards', 'POST', act);

/** The back office about a redemption: `{ reference, act: 'approve' | 'reject', remark? }`; returns it. */
export const redemptionAct = (act) => ask('/sandbox/redemptions', 'POST', act);

/**
 * The back office about points: `{ act: 'give', account, points }`, `{ act: 'price' | 'stock' | 'end', id, price?, stock? }`,
 * `{ act: 'rule', step?, amount?, earning? }`, or `{ act: 'fill', rewards }` for a bench.
 */
export const pointsAct = (act) => ask('/sandbox/points', 'POST', act);

/** Publishes, changes or withdraws a notice, or fills the list (docs/control.md). */
export const noticeAct = (act) => ask('/sandbox/notices', 'POST', act);

/** Sends a message to a member, or fills an inbox. */
export const messageAct = (act) => ask('/sandbox/messages', 'POST', act);

/** Every wallet: account, wallet, balance, and what its movements add up to. */
export const balances = () => ask('/sandbox/ledger').then(({ wallets }) => wallets);

export const limits = async () => (await ask('/sandbox/config')).limits;

function sealSymmetric(text, { encryptionKey, macKey }) {
  const iv = randomBytes(16);
  const encrypt = createCipheriv('aes-256-cbc', Buffer.from(encryptionKey, 'base64'), iv);
  const ciphertext = Buffer.concat([encrypt.update(text), encrypt.final()]);
  const mac = createHmac('sha256', Buffer.from(macKey, 'base64')).update(iv).update(ciphertext).digest();
  return Buffer.concat([iv, mac, ciphertext]).toString('base64');
}

async function sealJwe(text, { kid, ...jwk }) {
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid };
  const key = await importJWK(jwk, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(key);
}

/** Seals a body for one call at a path, as the app would; send the result as JSON, once. */
export async function seal(path, body, method = 'POST') {
  const { keys, now } = await ask('/wps/system/keys');
  const { seal: suite, brand } = await ask('/sandbox/config');
  const content = { method, path, jti: randomUUID(), iat: now, merchant: brand.merchantCode, body };
  const text = JSON.stringify(content);
  return { payload: suite.suite === 'jwe' ? await sealJwe(text, keys[0]) : sealSymmetric(text, suite) };
}

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** How long to wait for the notice after a login, where none may come; milliseconds. */
const noticePatience = 5_000;

/** A person's actions, by role, label and address alone. `page` is Playwright's; the words are Spanish. */
export const ui = {
  openHome: (page) => page.goto(`${web}/`),
  open: (page, path) => page.goto(web + path),
  openLogin: async (page) => {
    await button(page, 'Iniciar sesión').first().click();
    await page.getByRole('dialog').waitFor();
  },
  fillLogin: async (page, account, password = people[account]?.password ?? '') => {
    await page.getByRole('textbox', { name: 'Usuario' }).fill(account);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  },
  remember: (page) => page.getByRole('checkbox', { name: 'Recordarme' }).check(),
  submitLogin: (page) => button(page.getByRole('dialog'), 'Entrar').click(),
  /** Signs in from a visitor's page, closes the notice after the login, and waits for the member's header. */
  login: async (page, account, password = undefined) => {
    await ui.openLogin(page);
    await ui.fillLogin(page, account, password);
    await ui.submitLogin(page);
    const signedIn = button(page, 'Cerrar sesión');
    await signedIn.or(button(page, 'Entendido')).first().waitFor();
    await ui.closeNotice(page);
    await signedIn.first().waitFor();
  },
  closeNotice: async (page) => {
    const seen = button(page, 'Entendido');
    const shown = await seen.waitFor({ timeout: noticePatience }).then(
      () => true,
      () => false,
    );
    if (shown) await seen.click();
  },
  openRegister: (page) => page.goto(`${web}/register`),
  signOut: async (page) => {
    await button(page, 'Cerrar sesión').first().click();
    await button(page, 'Sí, salir').click();
    await button(page, 'Iniciar sesión').first().waitFor();
  },
};
