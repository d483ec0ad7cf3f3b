import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

const areas = readdirSync('locales/es').map((file) => file.replace('.json', ''));

/** Texts that no page may show, and the fault that each reveals. */
const unsayable: readonly (readonly [what: string, pattern: RegExp])[] = [
  // The host of a download begins as a key of its area does.
  ['a raw key', new RegExp(`(^|\\s)(?!\\S+\\.example($|\\s))(${areas.join('|')})(\\.[A-Za-z_]\\w*)+($|\\s)`)],
  ['a raw value', /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{\{|\bnull\b/],
  ['a part that did not open', /Esta parte no se abrió|This part did not open/],
  ['a part that crashed', /Esta parte falló|This part broke/],
  ['an address that leads nowhere', /Esta puerta no existe|This sandbox does not exist/],
];

/** The faults of a page's texts. */
export function faultsOfTexts(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    unsayable.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text.slice(0, 120)}`),
  );
}

/** The product's own reports of errors (src/app/world/reports.ts). */
const troubled =
  /a part of the page (broke|did not come)|the page broke|the product broke|the start failed|drift of/;

/** Chromium's message for any failed answer, refusals included; those are checked separately. */
const refusal = /^Failed to load resource/;

function watch(page: Page, own: string, note: (fault: string) => void): void {
  page.on('console', (message) => {
    const text = message.text();
    const wrong = message.type() === 'error' ? !refusal.test(text) : troubled.test(text);
    if (wrong) note(`console: ${text}`);
  });
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const asset = response.request().isNavigationRequest() || !/^\/(wps|lgw|lotto)\//.test(pathname);
    if (origin === own && asset && response.status() >= 400) note(`${response.status()} for ${pathname}`);
    if (response.status() >= 500) note(`${response.status()} for ${pathname}`);
  });
}

/** From now on passes each fault on the pages of a context to `note`. */
export function listenForFaults(context: BrowserContext, own: string, note: (fault: string) => void): void {
  for (const page of context.pages()) watch(page, own, note);
  context.on('page', (page) => watch(page, own, note));
}
