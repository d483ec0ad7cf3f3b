import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBrand } from '../../../scripts/brand/check-brand.ts';
import { svgFaults } from '../../../scripts/brand/safe-svg.ts';
import { brandFolder, changedBrand, findingsWith } from './brand-folder.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const faults = (text: string) => svgFaults(Buffer.from(text));

describe('an SVG of a brand', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a handler', '<path onload="alert(1)" d=""/>'],
    ['a handler right after an attribute', '<path d=""onclick=alert(1) />'],
    ['another document', '<foreignObject><body/></foreignObject>'],
    ['a link that is a script', '<a href="javascript:alert(1)"><path d=""/></a>'],
    ['a link that is written in numbers', '<a href="&#x6a;avascript:alert(1)"><path d=""/></a>'],
    ['a link elsewhere', '<a xlink:href="https://evil.example/"><path d=""/></a>'],
    ['a picture elsewhere', '<image href="//evil.example/a.png"/>'],
    ['a part of another file', '<use href="other.svg#a"/>'],
    ['an SVG written out in it', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a style that fetches', '<style>path { fill: url(https://evil.example/#a) }</style>'],
    ['a style sheet elsewhere', '<style>@import "https://evil.example/a.css";</style>'],
    ['a link that changes', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
  ])('may not hold %s', (_, inside) => {
    expect(faults(svg(inside))).not.toEqual([]);
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['a style sheet of its own', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`],
    ['control characters', svg('<scr\u0001ipt/>')],
  ])('may not have %s', (_, text) => {
    expect(faults(text)).not.toEqual([]);
  });

  it('may not be written in another way than UTF-8', () => {
    expect(svgFaults(Buffer.from(svg('<script/>'), 'utf16le'))).not.toEqual([]);
    expect(svgFaults(Buffer.from([0x3c, 0x73, 0xff]))).not.toEqual([]);
  });

  it('may have its own parts, styles by theme and a picture written out', () => {
    const fine = svg(
      '<style>@media (prefers-color-scheme: dark) { .a { fill: #fff } }</style><defs><linearGradient id="g"/></defs>' +
        '<path class="a" fill="url(#g)" d="M0 0"/><use href="#g"/><image href="data:image/png;base64,iVBORw0K"/>',
    );
    expect(faults(fine)).toEqual([]);
  });
});

describe('the pictures of a brand', () => {
  it('with a script are refused, in the logo and in the icon', async () => {
    const evil = svg('<script>alert(1)</script>');
    for (const field of ['logo', 'icon']) {
      const findings = await findingsWith(['look', field], 'evil.svg', { 'evil.svg': evil });
      expect(findings).toMatchObject([{ level: 'error', rule: 'pictures', field: `look.${field}` }]);
      expect(findings[0]?.found).toContain('a script');
    }
  });

  it.each([
    ['other.png', svg('')],
    ['other.svg', '<html></html>'],
    ['other.webp', 'RIFF0000WAVE'],
    ['other.svg', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('are what their names say: %s', async (name, content) => {
    const findings = await findingsWith(['look', 'logo'], name, { [name]: content });
    expect(findings[0]).toMatchObject({ level: 'error', rule: 'pictures', field: 'look.logo' });
    expect(findings[0]?.found).toMatch(/holds (svg|png|something else)$/);
  });

  it('are small', async () => {
    const big = svg(`<path d="${'M0 0'.repeat(15_000)}"/>`);
    expect(await findingsWith(['look', 'logo'], 'big.svg', { 'big.svg': big })).toMatchObject([
      { level: 'error', found: expect.stringContaining('bytes'), todo: expect.stringContaining('50000') },
    ]);
  });

  it('are in the folder of the brand, and no link leads out of it', async () => {
    const place = brandFolder(changedBrand(['look', 'logo'], 'out.svg'));
    symlinkSync(path.resolve('public/favicon.svg'), path.join(path.dirname(place), 'out.svg'));
    expect(await checkBrand(place, false)).toMatchObject([{ level: 'error', field: 'look.logo' }]);
  });

  it('may be raster pictures and fonts', async () => {
    const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(20)]);
    expect(await findingsWith(['look', 'logo'], 'logo.png', { 'logo.png': png })).toEqual([]);
    expect(await findingsWith(['look', 'text', 'file'], 'a.woff2', { 'a.woff2': 'wOF2....' })).toEqual([]);
  });
});
