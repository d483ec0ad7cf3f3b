import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrandFile, Look } from '#contract/system/look.ts';
import { lookStyles } from '#sandbox/site/look.ts';
import { findShell } from '../find-browser.mjs';
import { type Finding, voiceOf } from './finding.ts';
import { type OurTexts, ourTexts } from './our-texts.ts';
import { oneLines, pageRoom } from './places.ts';

const { error } = voiceOf('width');

/** Texts as they are drawn beside each other, and how wide they may be. */
type Measured = {
  readonly field: string;
  readonly texts: readonly string[];
  readonly room: number;
  readonly size: number;
  readonly weight: number;
};

/** The size of the text of a page, in pixels. */
const textSize = 16;

/** Words that can't be broken well: of those that are shorter none is wider than a page. */
const longWord = 12;

/** The places with one line, in a language: ours are measured too, because the brand's letters may be wider than ours. */
function lines(language: string, said: Readonly<Record<string, string>>, ours: OurTexts): Measured[] {
  return oneLines.flatMap(({ keys, together, ...place }) => {
    const texts = keys.map((key) => [key, said[key] ?? ours.get(key) ?? ''] as const);
    const field = (key: string) => `texts.${language}.${key}`;
    if (!together) return texts.map(([key, text]) => ({ field: field(key), texts: [text], ...place }));
    return [{ field: field(keys.join(' + ')), texts: texts.map(([, text]) => text), ...place }];
  });
}

function wanted({ texts = {}, languages }: BrandFile): Measured[] {
  const all = ourTexts();
  return languages.flatMap((language) => {
    const said = texts[language] ?? {};
    const words = Object.entries(said).flatMap(([key, text]) =>
      text
        .replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
        .split(/[\s\u00ad\u200b-]+/)
        .filter((word) => word.length > longWord)
        .map((word) => ({
          field: `texts.${language}.${key}`,
          texts: [word],
          room: pageRoom,
          size: textSize,
          weight: 400,
        })),
    );
    return [...lines(language, said, all.get(language) ?? all.get('ES') ?? new Map()), ...words];
  });
}

/** The styles that a text is drawn with: ours, then the brand's, with its fonts written out. */
async function stylesOf(look: Look | undefined, folder: string): Promise<string> {
  const ours = await readFile(path.resolve(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');
  if (!look) return ours;
  let own = lookStyles(look);
  for (const file of [look.text?.file, look.display?.file]) {
    if (!file) continue;
    const bytes = await readFile(path.join(folder, file));
    own = own.replaceAll(`url("${file}")`, `url("data:font/woff2;base64,${bytes.toString('base64')}")`);
  }
  return ours + own;
}

/**
 * Texts that have no room on a phone of 320 pixels, measured in Chromium with the brand's fonts; in another browser or
 * without its fonts a text may be a little wider, so the limits leave a few pixels.
 */
export async function widthFindings(file: BrandFile, folder: string): Promise<readonly Finding[]> {
  const all = wanted(file);
  const styles = await stylesOf(file.look, folder);
  const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${styles} span { position: absolute; white-space: nowrap; }</style><body>`);
    const widths = await page.evaluate(async (measured) => {
      const spans = measured.map(({ texts, size, weight }) =>
        texts.map((text) => {
          const span = document.createElement('span');
          span.textContent = text;
          span.style.font = `${weight} ${size}px var(--font-text)`;
          document.body.append(span);
          return span;
        }),
      );
      await document.fonts.ready;
      return spans.map((some) => some.reduce((sum, span) => sum + span.getBoundingClientRect().width, 0));
    }, all);
    return all.flatMap(({ field, texts, room }, at) => {
      const width = Math.ceil(widths[at] ?? 0);
      if (width <= room) return [];
      const said = texts.map((text) => `“${text}”`).join(' and ');
      const found = `${said} take ${width} pixels with the brand’s letters, and ${room} are there at 320`;
      return [error({ field, found, todo: 'shorten it, or name narrower fonts first' })];
    });
  } finally {
    await browser.close();
  }
}
