import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findShell } from '../find-browser.mjs';

/** The main screens, by the address that opens each; a member is signed in where one is named. */
const screens = [
  { name: 'home', at: '/' },
  { name: 'foot', at: '/', foot: true },
  { name: 'hall', at: '/rng' },
  { name: 'login', at: '/login' },
  { name: 'register', at: '/register' },
  { name: 'help', at: '/helpmc' },
  { name: 'safer-play', at: '/saferPlay' },
  { name: 'deposit', at: '/member/depositv2', account: 'member1' },
  { name: 'withdraw', at: '/member/withdraw', account: 'member1' },
];

const windows = [
  { width: 360, height: 740, isMobile: true },
  { width: 1280, height: 860, isMobile: false },
];
const themes = ['light', 'dark'];
/** What comes late and moves is given this long, in milliseconds, to come and to rest. */
const rest = 1_200;

/** A session of a person, by the gateway's own call. */
async function tokenOf(address, box, username) {
  const path = '/wps/session/login';
  const { password } = box.people[username];
  const sealed = await box.seal(path, { username, password, type: 'username' });
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-id': randomUUID() },
    body: JSON.stringify(sealed),
  });
  return (await response.json()).value.token;
}

async function photograph(browser, screen, { language, theme, size, address, album, box }) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.isMobile,
    isMobile: size.isMobile,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language.toLowerCase(),
  });
  try {
    await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    if (screen.account) {
      const token = await tokenOf(address, box, screen.account);
      await context.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
    }
    const page = await context.newPage();
    await page.goto(screen.at);
    await page.waitForSelector('html[data-ready="true"]');
    await page.waitForTimeout(rest);
    if (screen.foot) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(rest);
    }
    const file = `${screen.name}.${language.toLowerCase()}.${theme}.${size.width}.png`;
    await page.screenshot({ path: path.join(album, file) });
  } finally {
    await context.close();
  }
}

/**
 * Photographs the main screens of a product that is being served, in each of its languages, in both themes, on a phone
 * and in a wide window.
 */
export async function takePictures({ address, languages, album, say }) {
  process.env.VESTIBULO_WEB = address;
  const box = await import('#tests/kit/blackbox.mjs');
  mkdirSync(album, { recursive: true });
  const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox'] });
  try {
    for (const screen of screens) {
      for (const language of languages) {
        for (const theme of themes) {
          for (const size of windows) {
            await photograph(browser, screen, { language, theme, size, address, album, box });
          }
        }
      }
      say(screen.name);
    }
  } finally {
    await browser.close();
  }
}
