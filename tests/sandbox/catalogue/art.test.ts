import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { palette } from '#sandbox/catalogue/art/palette.ts';
import { seededRandom } from '#sandbox/catalogue/art/random.ts';
import { bannerSeeds } from '#sandbox/catalogue/banners.ts';
import { wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { registerArt } from '#sandbox/site/art.ts';
import { colourOf, contrast } from '../../../scripts/brand/colour.ts';

const largest = 6 * 1024;
const app = fastify({ logger: false });
registerArt(app);

const draw = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { statusCode, body, headers };
};

const markup = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<>]+/g;

/** The tags left open or closed wrongly, and plain text that should be markup. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, closing, tag = '', , alone] of svg.matchAll(markup)) {
    if (closing && open.pop() !== tag) wrong.push(tag);
    if (tag && !closing && !alone) open.push(tag);
  }
  return [...wrong, ...open, svg.replace(markup, '')].filter(Boolean);
}

/** What could run or load something in a drawing, and faults of its markup. */
function faultsOf(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id);
  return [
    ...unclosed(svg),
    ...(svg.match(/<(script|foreignObject|image|a|style|iframe)\b|\son\w+=|href="(?!#)/g) ?? []),
    ...used.filter((id) => !ids.has(id)).map((id) => `#${id} is not there`),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['has a number that is none'] : []),
  ];
}

/** Everything written by hand, and one in fifty of the generated entries: all of them would take minutes. */
const games = wholeCatalogue()
  .games.filter(({ featured }, at) => featured || at % 50 === 0)
  .map(({ image }) => image);
const makers = wholeCatalogue().vendors.map(({ icon }) => icon);
const banners = bannerSeeds.map(({ art }) => `/art/banner/${art}.svg`);
const others = ['vip5', 'vip0', 'gold'].flatMap((name) => [
  `/art/badge/${name}.svg`,
  `/art/avatar/${name}.svg`,
]);

describe('the drawings of the sandbox', () => {
  it('exist for every game, maker and banner of the catalogue, small and each its own', async () => {
    const seen = new Map<string, string>();
    for (const url of [...games, ...makers, ...banners, ...others]) {
      const { statusCode, body, headers } = await draw(url);
      expect(statusCode, url).toBe(200);
      expect(headers['content-type'], url).toContain('image/svg+xml');
      expect(faultsOf(body), url).toEqual([]);
      expect(body.length, url).toBeLessThan(largest);
      expect(seen.get(body), url).toBeUndefined();
      seen.set(body, url);
    }
    expect(seen.size).toBeGreaterThan(450);
  });

  it('are the same for the same address, and differ for another category or name', async () => {
    const one = '/art/game/oro-del-condor.svg?category=RNG';
    expect((await draw(one)).body).toBe((await draw(one)).body);
    expect((await draw(one)).body).not.toBe((await draw(`${one}&name=Oro%20del%20C%C3%B3ndor`)).body);
    expect((await draw(one)).body).not.toBe((await draw('/art/game/oro-del-condor.svg?category=FISH')).body);
  });

  it('may be cached, are never sniffed, and can run and load nothing', async () => {
    const { headers } = await draw('/art/game/oro-del-condor.svg');
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });

  it('are three-by-four portraits for games, and wide for banners', async () => {
    expect((await draw('/art/game/a.svg')).body).toContain('viewBox="0 0 300 400"');
    expect((await draw('/art/banner/a.svg')).body).toContain('viewBox="0 0 1280 480"');
  });

  it('write names in letters that are readable on their background', () => {
    for (const mood of ['night', 'jewel', 'dusk', 'day'] as const) {
      for (let hue = 0; hue < 360; hue += 15) {
        const { paper, ink, metal } = palette(seededRandom(`${mood} ${hue}`), mood, hue);
        expect(contrast(colourOf(paper), colourOf(ink))).toBeGreaterThan(12);
        expect(contrast(colourOf(metal.mid), colourOf(ink))).toBeGreaterThan(4.5);
      }
    }
  });

  it('write a hostile name as text, reduced to letters the drawings have', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>&amp;\u0000\u202e'.repeat(40));
    const { statusCode, body } = await draw(`/art/game/a.svg?category=__proto__&name=${hostile}&name=two`);
    expect(statusCode).toBe(200);
    expect(faultsOf(body)).toEqual([]);
    const { body: single } = await draw(`/art/game/a.svg?name=${hostile}`);
    expect(faultsOf(single)).toEqual([]);
    expect(single.length).toBeLessThan(2 * largest);
  });

  it.each([
    '/art/game/..%2f..%2fpackage.svg',
    '/art/game/A.svg',
    '/art/game/a_b.svg',
    '/art/game/-a.svg',
    '/art/game/a--b.svg',
    '/art/game/a.png',
    '/art/game/a.svg.svg',
    `/art/game/${'a'.repeat(80)}.svg`,
    '/art/game/%3Cscript%3E.svg',
    '/art/constructor/a.svg',
    '/art/poster/a.svg',
  ])('do not exist for %s', async (url) => {
    expect((await draw(url)).statusCode).toBe(404);
  });
});
