import { expect, test } from 'vitest';
import { boardInput, postersOf } from '#machines/notices/board.rules.ts';

const own = { hosts: ['img.example'], own: 'casino.example', cdns: [] };
const hosts = { pictures: own, links: ['partner.example'] };
const banner = { groupName: 'w_home', url: 'https://img.example/a.svg', title: 'Noche de gala' };

test('banners, player notices and pop-ups are one request, in the language of the interface', () => {
  expect(boardInput('EN')).toEqual({ types: 'B,PL,PU', platform: 'W', execution: 'B', language: 'EN' });
});

test('a place shows the banners of its own group', () => {
  const banners = [banner, { ...banner, groupName: 'w_login' }];
  expect(postersOf({ banners }, 'w_home', hosts)).toEqual([
    { picture: banner.url, title: 'Noche de gala', subtitle: '', path: null, address: null },
  ]);
  expect(postersOf({}, 'w_home', hosts)).toEqual([]);
  expect(postersOf(undefined, 'w_home', hosts)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'http://img.example/a.svg',
  'https://evil.example/a.svg',
  '//img.example/a',
])('a banner with a picture at %s is not shown', (url) => {
  expect(postersOf({ banners: [{ ...banner, url }] }, 'w_home', hosts)).toEqual([]);
});

test.each([
  ['/promotions?id=1#top', '/promotions?id=1#top', null],
  ['https://partner.example/x', null, 'https://partner.example/x'],
  ['https://evil.example/', null, null],
  ['//evil.example', null, null],
  ['/\\evil.example', null, null],
  ['javascript:alert(1)', null, null],
])('a banner’s link %s leads to the path %s or the address %s', (link, path, address) => {
  expect(postersOf({ banners: [{ ...banner, link }] }, 'w_home', hosts)[0]).toMatchObject({ path, address });
});
