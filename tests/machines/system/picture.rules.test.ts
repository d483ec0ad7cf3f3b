import { expect, test } from 'vitest';
import { cdnsOf, onCdn } from '#machines/system/cdn.rules.ts';
import { pictureAddress, pictureHosts, vendorPicture } from '#machines/system/picture.rules.ts';

const own = 'casino.example';
const check = { hosts: ['img.example', own], own };
const [one, two, three] = [
  'https://a.img.example',
  'https://b.img.example',
  'https://c.img.example',
] as const;
const list = [
  one,
  'https://evil.example',
  'http://img.example',
  'javascript:1',
  two,
  `https://${own}`,
  three,
];

test.each([
  [0, [one, two, three]],
  [0.34, [two, three, one]],
  [0.99, [three, one, two]],
])('with chance %d the allowed hosts are tried in turn, starting with one of them', (chance, hosts) => {
  expect(cdnsOf(list, chance, check)).toEqual(hosts);
});

test('a path is on the host whose turn it is, and nowhere without one', () => {
  expect(onCdn('/play?ticket=1', [one, two], 0)).toBe(`${one}/play?ticket=1`);
  expect(onCdn('/play', [one, two], 3)).toBe(`${two}/play`);
  expect(onCdn('/play', [])).toBe('');
});

test('a picture given as a path is on one of the gateway’s hosts, once they are known', () => {
  const hosts = (listed: readonly string[] | null) => pictureHosts(check, 0.5, listed);
  expect(pictureAddress('/art/a.svg', hosts(null))).toBe('');
  expect(pictureAddress('/art/a.svg', hosts(list))).toBe(`${two}/art/a.svg`);
  expect(pictureAddress('/art/a.svg', hosts([]))).toBe('/art/a.svg');
  expect(pictureAddress('/art/a.svg', hosts(['https://evil.example']))).toBe('/art/a.svg');
});

test('a whole address is used as it is where the brand allows its host, and waits for nothing else', () => {
  const hosts = pictureHosts(check, 0, list);
  expect(pictureAddress('https://img.example/a.svg', hosts)).toBe('https://img.example/a.svg');
  for (const bad of ['https://evil.example/a.svg', '//evil.example/a.svg', 'data:image/svg+xml,<svg/>', '']) {
    expect(pictureAddress(bad, hosts)).toBe('');
  }
});

test('a brand that allows no other host serves its pictures itself, and waits for no list', () => {
  const hosts = pictureHosts({ hosts: [own], own }, 0, null);
  expect(pictureAddress('/art/a.svg', hosts)).toBe('/art/a.svg');
});

test('a vendor is shown by its icon, else by the picture under its names, else by its letter', () => {
  const vendor = { vassalage: 'ANDES & CO' };
  const hosts = pictureHosts(check, 0, list);
  expect(vendorPicture({ ...vendor, icon: '/art/v.svg' }, 'RNG', hosts)).toBe(`${one}/art/v.svg`);
  expect(vendorPicture(vendor, 'RNG', hosts)).toBe(`${one}/submenu/RNG/ANDES%20%26%20CO.png`);
  expect(vendorPicture(vendor, 'RNG', pictureHosts(check, 0, []))).toBe('');
  expect(vendorPicture(vendor, 'RNG', pictureHosts(check, 0, null))).toBe('');
});
