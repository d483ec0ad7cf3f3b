// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defaultConfiguration } from '#contract/configuration.ts';
import { Preview } from '#contract/system/preview.ts';
import { headTags, previewPicture, withHead, withPreview } from '#sandbox/site/preview.ts';

const usual = z.parse(Preview, undefined);
const preview = z.parse(Preview, { origin: 'https://casa.example' });
const page = '<head><title>Vestíbulo</title>\n<meta name="description" content="x" /></head>';

/** The tags of a page, by what they are about. */
function tagsOf(head: string): Readonly<Record<string, string>> {
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(head) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(head) ?? [];
  return { title, canonical, ...Object.fromEntries(metas.map(([, name, content]) => [name, content])) };
}

const promotions = { name: 'Promociones', path: '/promotions' };
const detail = { name: 'Detalle', path: '/promoDetail' };

describe('what a link to a page shows', () => {
  it('the home is shown by the name of the brand, with its own picture and its whole address', () => {
    expect(tagsOf(headTags({ name: '', path: '/' }, defaultConfiguration, preview))).toEqual({
      title: 'Vestíbulo',
      canonical: 'https://casa.example/',
      description: preview.home.description,
      'og:type': 'website',
      'og:site_name': 'Vestíbulo',
      'og:title': 'Vestíbulo',
      'og:description': preview.home.description,
      'og:url': 'https://casa.example/',
      'og:image': 'https://casa.example/previews/home.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  it('the promotions have their own words and picture, from the configuration', () => {
    const own = z.parse(Preview, {
      promotions: { description: 'Solo hoy', picture: 'https://img.casa.example/p.jpg' },
    });
    const brand = {
      ...defaultConfiguration,
      hosts: { ...defaultConfiguration.hosts, images: ['casa.example'] },
    };
    const tags = tagsOf(headTags(promotions, brand, own));
    expect(tags).toMatchObject({
      title: 'Promociones · Vestíbulo',
      description: 'Solo hoy',
      'og:image': 'https://img.casa.example/p.jpg',
    });
    expect(tags).not.toHaveProperty('og:image:width');
  });

  it('one promotion is shown by its title, its summary and its address', () => {
    const promotion = { id: 'a b&c', title: 'Doble', summary: 'Hasta P 100', image: '/art/a.png' };
    expect(tagsOf(headTags(detail, defaultConfiguration, preview, promotion))).toMatchObject({
      title: 'Doble · Vestíbulo',
      description: 'Hasta P 100',
      canonical: 'https://casa.example/promoDetail?id=a%20b%26c',
      'og:url': 'https://casa.example/promoDetail?id=a%20b%26c',
      'og:image': 'https://casa.example/art/a.png',
    });
  });

  it('a picture that messengers can’t draw gives way to that of the promotions', () => {
    const promotion = { id: 'a', title: 'Doble', summary: '', image: '/art/a.svg' };
    expect(tagsOf(headTags(detail, defaultConfiguration, preview, promotion))).toMatchObject({
      description: preview.promotions.description,
      'og:image': 'https://casa.example/previews/promotions.png',
    });
  });

  it('without a known origin nothing claims a whole address', () => {
    const tags = tagsOf(headTags(promotions, defaultConfiguration, usual));
    expect(tags.canonical).toBe('');
    expect(tags).not.toHaveProperty('og:url');
  });

  it('a page of one person’s own is not for search engines', () => {
    const tags = tagsOf(headTags({ name: 'Retirar', path: '' }, defaultConfiguration, preview));
    expect(tags).toMatchObject({ robots: 'noindex', title: 'Retirar · Vestíbulo', canonical: '' });
    expect(tags).not.toHaveProperty('og:url');
  });

  it.each(['"><script>go()</script>', '$& $1 $$', '</title><img src=x>', '&amp; "doble" <b>'])(
    'what a text holds stays text, also when the page is written again: %s',
    (hostile) => {
      const brand = { ...defaultConfiguration, brand: { ...defaultConfiguration.brand, name: hostile } };
      const own = z.parse(Preview, { home: { description: hostile } });
      const once = withHead(page, { name: hostile, path: '/x' }, brand, own);
      const twice = withPreview(once, brand, own);
      expect(twice).toBe(once);
      expect(once).not.toMatch(/<script|<img/);
      document.documentElement.innerHTML = once;
      expect(document.title).toBe(`${hostile} · ${hostile}`);
      const said = document.querySelector('meta[property="og:description"]')?.getAttribute('content');
      expect(said).toBe(hostile);
    },
  );

  it('a page written for one brand becomes that of another', () => {
    const once = withHead(page, promotions, defaultConfiguration, usual);
    const other = {
      ...defaultConfiguration,
      brand: { ...defaultConfiguration.brand, name: 'Otra casa' },
    };
    expect(withPreview(once, other, preview)).toBe(withHead(page, promotions, other, preview));
  });
});

describe('a picture that a link shows', () => {
  const hosts = ['img.casa.example'];

  it.each(['/previews/home.png', 'https://img.casa.example/a.png', 'https://cdn.img.casa.example/a.png'])(
    '%s may be shown',
    (picture) => expect(previewPicture(picture, hosts)).toBe(picture),
  );

  it.each([
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'http://img.casa.example/a.png',
    'https://evil.example/a.png',
    'https://user:secret@img.casa.example/a.png',
    'https://img.casa.example.evil.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '',
  ])('%s may not', (picture) => expect(previewPicture(picture, hosts)).toBeNull());

  it('a configuration with a picture that can’t be one is refused', () => {
    for (const picture of ['javascript:x', '//evil.example/a', 'http://a.example/x', '/a\\b']) {
      expect(z.safeParse(Preview, { home: { picture } }).success, picture).toBe(false);
    }
  });
});
