import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Look } from '#contract/system/look.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { lookStyles, withLook } from '#sandbox/site/look.ts';
import { stampPage } from '#sandbox/site/page.ts';

const html =
  '<head><meta name="theme-color" content="#14110f"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/assets/a.css"></head>';

const look: Look = {
  icon: '/assets/brand-1.svg',
  colours: {
    light: { 'surface-page': '#ffffff', velvet: '#112233' },
    dark: { 'surface-page': '#000000', velvet: '#112233' },
  },
  text: { families: ['Georgia', 'serif'], file: '/assets/brand-2.woff2' },
  display: { families: ['Bodoni 72'], weight: 800 },
  radius: { small: 0, medium: 8, large: 16, pill: false, arch: false },
};

describe('the look of a brand in a page', () => {
  it('is one style element after the styles of the product, in both themes', () => {
    const page = withLook(html, look);
    const [, styles = ''] = /<style id="look">([^<]*)<\/style><\/head>/.exec(page) ?? [];
    expect(styles).toContain('--surface-page:light-dark(#ffffff,#000000)');
    expect(styles).toContain('--font-text:"brand-text","Georgia",serif');
    expect(styles).toContain('src:url("/assets/brand-2.woff2") format("woff2")');
    expect(styles).toContain('--font-display:"Bodoni 72";--weight-display:800');
    expect(styles).toContain('--radius-sm:0rem;--radius-md:0.5rem;--radius-lg:1rem');
    expect(styles).toContain('--radius-pill:var(--radius-md)');
    expect(page.indexOf('<style')).toBeGreaterThan(page.indexOf('rel="stylesheet"'));
  });

  it('colours the window, and names the icon', () => {
    const page = withLook(html, look);
    expect(page).toContain('<link rel="icon" href="/assets/brand-1.svg">');
    expect(page).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    );
    expect(page).toContain('<meta name="theme-color" content="#000000">');
    expect(page).not.toContain('#14110f');
  });

  it('takes the place of another brand’s, and is gone where there is none', () => {
    expect(withLook(withLook(html, look), look)).toBe(withLook(html, look));
    expect(withLook(withLook(html, { radius: look.radius }), undefined)).toBe(html);
  });

  it('leaves a page without a look as it is, to the byte', () => {
    expect(withLook(html, undefined)).toBe(html);
  });

  it('is in the pages that a server stamps, and its tokens are not in their configuration', () => {
    const page = `<script type="application/json" id="configuration">{}</script>${html}`;
    const stamped = stampPage(
      page,
      createSettings({ look: { ...look, logo: '/assets/brand-3.svg' } }).current(),
    );
    expect(stamped).toContain('<style id="look">');
    expect(stamped).toContain('"look":{"logo":"/assets/brand-3.svg","icon":"/assets/brand-1.svg"}');
  });

  it.each<[string, unknown]>([
    ['an element that ends', { colours: { light: { text: '</style><script>' }, dark: { text: '#ffffff' } } }],
    ['a colour that fetches', { colours: { light: { text: 'url(//x)' }, dark: { text: '#ffffff' } } }],
    ['a rule after a colour', { colours: { light: { text: '#fff;} a{' }, dark: { text: '#ffffff' } } }],
    ['a token we don’t have', { colours: { light: { 'x;}': '#ffffff' }, dark: {} } }],
    ['a font with quotes', { text: { families: ['a";}body{'] } }],
    ['a font from elsewhere', { text: { families: ['Georgia'], file: '//evil.example/a.woff2' } }],
    ['a picture from elsewhere', { logo: 'https://evil.example/a.svg' }],
    ['a picture above its folder', { logo: '../../etc/a.svg' }],
    ['a radius that is a text', { radius: { ...look.radius, small: '0;}' } }],
  ])('%s is no look', (_, bad) => {
    expect(z.safeParse(Look, bad).success).toBe(false);
    expect(() => createSettings({ look: bad })).toThrow();
  });

  it('never holds a sign that could end its element, whatever look is valid', () => {
    expect(lookStyles(look)).not.toMatch(/[<\\]|@import|https?:/);
  });
});
