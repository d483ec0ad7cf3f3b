import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defaultConfiguration } from '#contract/configuration.ts';
import { Preview } from '#contract/system/preview.ts';
import member from '#locales/es/member.json' with { type: 'json' };
import system from '#locales/es/system.json' with { type: 'json' };
import { brandedManifest, brandedOffline } from '#sandbox/site/web-app.ts';
import { screenAt } from '#src/app/pages/screen-at.ts';

// The gateway, which is part of this test, lets pictures of members be read from memory alone.
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
};

const text = readFileSync('public/manifest.webmanifest', 'utf8');
const manifest = JSON.parse(text) as Manifest;
const brand = {
  ...defaultConfiguration,
  brand: { ...defaultConfiguration.brand, name: 'La "otra" <casa> $&' },
};

describe('the manifest of the web app', () => {
  it('has what a browser asks for before it offers to install', () => {
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
    const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  });

  it.each([...manifest.icons, ...manifest.screenshots])('$src is as large as it says', async (picture) => {
    const { width, height, format } = await sharp(`public${picture.src}`).metadata();
    expect(`${width}x${height} image/${format}`).toBe(`${picture.sizes} ${picture.type}`);
  });

  it.each([
    ['icons/apple-touch-icon.png', '180x180'],
    ['previews/home.png', '1200x630'],
    ['previews/promotions.png', '1200x630'],
  ])('%s measures %s', async (file, sizes) => {
    const { width, height } = await sharp(`public/${file}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });

  it('its shortcuts lead to pages, under the names that these pages have', () => {
    const names = { ...system.places, ...member } as Readonly<Record<string, unknown>>;
    for (const { name, url } of manifest.shortcuts) {
      const found = screenAt(url);
      expect(names[found?.page ?? found?.screen ?? ''], url).toBe(name);
    }
  });

  it('takes the name of the brand and its description, and keeps all else', () => {
    const preview = z.parse(Preview, { home: { description: 'Todo' } });
    const branded = JSON.parse(brandedManifest(text, brand, preview)) as Manifest;
    const name = 'La "otra" <casa> $&';
    expect(branded).toEqual({ ...manifest, name, short_name: name, description: 'Todo' });
  });
});

it('the page without a connection has the name of the brand as text, in its title and in both languages', () => {
  const html = brandedOffline(readFileSync('offline.html', 'utf8'), brand);
  expect(html).not.toContain('__BRAND_NAME__');
  expect(html.match(/La &quot;otra&quot; &lt;casa&gt; \$&amp;/g)).toHaveLength(4);
});
