import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './find-browser.mjs';
import { startProduct } from './shots/product.mjs';

// `npm run pictures`: draws the pictures of public/ that browsers and messengers want as pixels: the icons of the web
// app, what links to the product show, and two views of the product itself, which --drawn leaves out.

const folder = path.join(import.meta.dirname, '..', 'public');
const velvet = '#5a1a39';
const deep = '#270d1c';
const brass = '#b9774a';
const lamp = '#ffc98a';

/** The doorways of the brand on a field of 32 by 32. */
const doorways = `
  <path fill="${velvet}" d="M3 32V14a13 13 0 0 1 26 0v18z"/>
  <path fill="${brass}" d="M8 32V14.5a8 8 0 0 1 16 0V32z"/>
  <path fill="${lamp}" d="M13 32V15.5a3 3 0 0 1 6 0V32z"/>`;

const svg = (width, height, inside) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  );

/** The mark in the middle of a ground that fills the square; `share` of the side is the mark: masks cut the rest away. */
function onGround(size, share) {
  const scale = (size * share) / 32;
  const edge = (size - 32 * scale) / 2;
  const ground = `<rect width="${size}" height="${size}" fill="${deep}"/>`;
  return svg(
    size,
    size,
    `${ground}<g transform="translate(${edge} ${edge}) scale(${scale})">${doorways}</g>`,
  );
}

/** The mark alone, with nothing behind it. */
const bare = (size) => svg(size, size, `<g transform="scale(${size / 32})">${doorways}</g>`);

/** One open doorway of the foyer, from the floor up. */
function doorway(centre, half, top, fill) {
  const spring = top + half;
  return `<path fill="${fill}" d="M${centre - half} 630V${spring}a${half} ${half} 0 0 1 ${half * 2} 0V630z"/>`;
}

const folds = Array.from(
  { length: 25 },
  (_, n) => `<rect x="${n * 50}" width="18" height="630" fill="#000" opacity="0.16"/>`,
).join('');

const foyer = (inside) =>
  svg(
    1200,
    630,
    `<defs><radialGradient id="light" cx="50%" cy="62%" r="62%">
      <stop offset="0" stop-color="${lamp}" stop-opacity="0.55"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/>
    </radialGradient></defs>
    <rect width="1200" height="630" fill="${deep}"/><rect width="1200" height="630" fill="${velvet}" opacity="0.7"/>${folds}
    <rect width="1200" height="630" fill="url(#light)"/>${inside}`,
  );

const enfilade = [
  doorway(600, 250, 60, '#3a1227'),
  doorway(600, 185, 150, '#7a3f33'),
  doorway(600, 120, 250, brass),
  doorway(600, 58, 370, lamp),
].join('');

/** Tickets that fan out before the light. */
const ticket = (turn, fill) =>
  `<g transform="rotate(${turn} 600 900)"><path fill="${fill}" stroke="${deep}" stroke-width="6" d="M430 190h340a24 24 0 0 1 24 24v76a34 34 0 0 0 0 68v76a24 24 0 0 1-24 24H430a24 24 0 0 1-24-24v-76a34 34 0 0 0 0-68v-76a24 24 0 0 1 24-24z"/>
  <path stroke="${deep}" stroke-width="6" stroke-dasharray="14 14" d="M520 202v244"/>
  <g transform="translate(580 234) scale(5.6)">${doorways}</g></g>`;
const tickets = [ticket(-17, brass), ticket(17, brass), ticket(0, lamp)].join('');

const drawn = [
  ['icons/icon-192.png', bare(192)],
  ['icons/icon-512.png', bare(512)],
  ['icons/maskable-512.png', onGround(512, 0.54)],
  ['icons/apple-touch-icon.png', onGround(180, 0.66)],
  ['previews/home.png', foyer(enfilade)],
  ['previews/promotions.png', foyer(tickets)],
];

/** Views of the home, as a store shows them before a person installs the app (public/manifest.webmanifest). */
const views = [
  ['screenshots/narrow.webp', { width: 360, height: 740 }, 2],
  ['screenshots/wide.webp', { width: 1280, height: 860 }, 1],
];

async function photograph() {
  const place = mkdtempSync(path.join(tmpdir(), 'vestibulo-pictures-'));
  const product = await startProduct(place);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const [file, viewport, deviceScaleFactor] of views) {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor,
        isMobile: viewport.width < 600,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        locale: 'es',
      });
      const page = await context.newPage();
      await page.goto(product.address, { waitUntil: 'networkidle' });
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(path.join(folder, file));
      await context.close();
    }
  } finally {
    await browser.close();
    product.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

for (const part of ['icons', 'previews', 'screenshots'])
  mkdirSync(path.join(folder, part), { recursive: true });
for (const [file, picture] of drawn) {
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(path.join(folder, file));
}
if (!process.argv.includes('--drawn')) await photograph();
