import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { built } from '../../kit/built.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile({ dist: built() });

afterEach(() => box.sandbox.settings.reset());

/** What a page says to search engines and messengers, which run no script. */
type Said = {
  readonly title: string;
  readonly canonical: string | null;
  /** What its head says under a name; null where it says nothing. */
  readonly meta: (name: string) => string | null;
};

/** Reads a page as a browser would, with its scripts off. */
function readHead(html: string): Said {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const find = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    title: document.title,
    canonical: find('link[rel="canonical"]', 'href'),
    meta: (name) => find(`meta[property="${name}"], meta[name="${name}"]`, 'content'),
  };
}

const headAt = async (address: string) => readHead(await (await box.ask(address)).text());

describe('the built pages', () => {
  it('the home, the promotions and one promotion say without any script what a link to them shows', async () => {
    const home = await headAt('/');
    expect(home.meta('og:title')).toBe('Vestíbulo');
    expect(home.meta('og:url')).toBe(`${box.address}/`);
    expect(home.canonical).toBe(`${box.address}/`);
    const picture = home.meta('og:image') ?? '';
    expect(picture).toBe(`${box.address}/previews/home.png`);
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');

    const promotions = await headAt('/promotions?tab=all');
    expect(promotions.title).toBe('Promociones · Vestíbulo');
    expect(promotions.meta('og:title')).toBe('Promociones · Vestíbulo');
    expect(promotions.canonical).toBe(`${box.address}/promotions`);

    const one = await headAt('/promoDetail?id=bienvenida-doble');
    expect(one.title).toBe('Bienvenida doble · Vestíbulo');
    expect(one.meta('og:title')).toBe('Bienvenida doble · Vestíbulo');
    expect(one.meta('og:url')).toBe(`${box.address}/promoDetail?id=bienvenida-doble`);
    expect(one.meta('og:description')).not.toBe(promotions.meta('og:description'));
    expect(promotions.meta('og:description')).toBe(
      'Las promociones de la casa, con sus condiciones completas y sus fechas.',
    );

    const hostile = await headAt('/promoDetail?id=%22%3E%3Cscript%3E');
    expect(hostile.title).toBe('Detalle de la promoción · Vestíbulo');
  });

  it('another brand has its own name, words and picture, and pages of members are kept from search engines', async () => {
    box.sandbox.settings.patch({
      brand: { name: 'Casa & "Cía"' },
      hosts: { images: ['img.vestibulo.example'] },
      preview: {
        origin: 'https://casa.example',
        home: { description: 'Todo <b>aquí</b>', picture: 'https://img.vestibulo.example/casa.jpg' },
      },
    });
    const home = await headAt('/home');
    expect(home.title).toBe('Casa & "Cía"');
    expect(home.meta('og:description')).toBe('Todo <b>aquí</b>');
    expect(home.meta('og:image')).toBe('https://img.vestibulo.example/casa.jpg');
    expect(home.canonical).toBe('https://casa.example/');
    expect(home.meta('robots')).toBeNull();
    const manifest = (await (await box.ask('/manifest.webmanifest')).json()) as { name: string };
    expect(manifest.name).toBe('Casa & "Cía"');
    const own = await headAt('/member/withdraw');
    expect(own.title).toBe('Retirar · Casa & "Cía"');
    expect(own.meta('robots')).toBe('noindex');
  });

  it('the files of a build say the same to a host that serves them as they are', () => {
    const head = (file: string) =>
      /<title[\s\S]*?summary_large_image">/.exec(readFileSync(path.join(built(), file), 'utf8'))?.[0] ?? '';
    expect(head('index.html')).toContain('property="og:title" content="Vestíbulo"');
    expect(head('promotions.html')).toContain('content="/previews/promotions.png"');
    expect(head('promoDetail.html')).toContain('content="Detalle de la promoción · Vestíbulo"');
  });
});
