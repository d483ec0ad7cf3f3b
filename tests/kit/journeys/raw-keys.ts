import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const folder = 'locales/es';
const plural = /_(zero|one|two|few|many|other)$/;

type Keys = { readonly keys: ReadonlySet<string>; readonly words: ReadonlySet<string> };

/** Every key as a page would show it, with its area or without, and every word that is no key for being one. */
function allKeys(): Keys {
  const keys = new Set<string>();
  const words = new Set<string>();
  const collect = (area: string, path: readonly string[], value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) collect(area, [...path, name], inner);
      return;
    }
    words.add(String(value));
    for (const key of [path.join('.'), path.join('.').replace(plural, '')]) {
      keys.add(key);
      keys.add(`${area}.${key}`);
    }
  };
  for (const file of readdirSync(folder)) {
    collect(file.replace('.json', ''), [], JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  }
  return { keys, words };
}

const { keys, words } = allKeys();

/** The keys among some texts: a part of one that has dots, or the whole of one that has none. */
export function keysAmong(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const whole = text.trim();
    const dotted = whole.match(/[A-Za-z_]\w*(?:\.\w+)+/g) ?? [];
    const alone = /^\w+$/.test(whole) && !words.has(whole) ? [whole] : [];
    return [...dotted, ...alone].filter((one) => keys.has(one));
  });
}

/** All that a page says, seen or heard: its title, texts, options, and what attributes say. */
export function saidBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const saying = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-placeholder',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ];
    const said = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.closest('script, style')) said.push(text.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of saying) said.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(element.type))
        said.push(element.value);
    }
    return said.filter((one) => one.trim() !== '');
  });
}
