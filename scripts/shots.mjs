import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { startProduct } from './shots/product.mjs';
import { scenes } from './shots/scenes.mjs';
import { wordsOf } from './shots/words.mjs';

// `npm run shots [scene …]`: photographs every screen in both languages, on a phone and a wide window, into .shots/.
// The product runs on a free port with a database of its own, and is as seeded before each picture.

const album = path.join(import.meta.dirname, '..', '.shots');
const windows = [
  { width: 360, height: 740, isMobile: true },
  { width: 1280, height: 860, isMobile: false },
];
const languages = ['es', 'en'];
/** What comes late and moves is given this long, in milliseconds, to come and to rest. */
const rest = 900;

/** Makes the window as high as the page: what comes only when it is nearly in view comes too. */
async function openWide(page, width) {
  // What opens under the mouse in another place than it was is not the page.
  await page.mouse.move(0, 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(2 * rest);
}

async function photograph(browser, [name, scene], { language, size, sandbox, address }) {
  await sandbox.seed();
  await sandbox.faults([]);
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.isMobile,
    isMobile: size.isMobile,
    colorScheme: scene.light ? 'light' : 'dark',
    reducedMotion: 'reduce',
    locale: language,
  });
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language.toUpperCase());
  const page = await context.newPage();
  try {
    await scene.show({ page, words: wordsOf(language), people: sandbox.people, sandbox });
    await page.waitForTimeout(rest);
    if (scene.full) await openWide(page, size.width);
    const file = path.join(album, `${name}.${language}.${size.width}.png`);
    await page.screenshot({ path: file });
    return null;
  } catch (error) {
    return `${name} ${language} ${size.width}: ${error.message.split('\n')[0]}`;
  } finally {
    await context.close();
  }
}

async function photographAll(browser, product, chosen) {
  process.env.VESTIBULO_WEB = product.address;
  const sandbox = await import('#tests/kit/blackbox.mjs');
  const missed = [];
  for (const entry of chosen) {
    for (const language of languages) {
      for (const size of windows.filter((one) => entry[1].when?.(one) ?? true)) {
        const setting = { language, size, sandbox, address: product.address };
        missed.push(await photograph(browser, entry, setting));
      }
    }
    process.stdout.write(`${entry[0]}\n`);
  }
  return missed.filter((fault) => fault !== null);
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(path.join(tmpdir(), 'vestibulo-shots-'));
mkdirSync(album, { recursive: true });
const product = await startProduct(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const missed = await photographAll(browser, product, chosen);
  process.stdout.write(`Pictures in ${path.relative(process.cwd(), album)}/\n`);
  for (const fault of missed) process.stderr.write(`Missed: ${fault}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  product.stop();
  rmSync(folder, { recursive: true, force: true });
}
