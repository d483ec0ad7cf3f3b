import { describe, expect, it } from 'vitest';
import { headers } from '#contract/envelope.ts';
import { questionOf } from '#src/app/ahead/first-reads.ts';
import { picturesOf } from '#src/app/ahead/pictures.ts';
import { withAnswers } from '#src/app/ahead/reuse-early-answers.ts';

const address = 'http://localhost/wps/list?page=1&language=ES';

/** A `fetch` over a page that has asked for `address` already, with this token; and which of its questions were given up. */
function page(token: string | null = null, now = 0) {
  const stopped: string[] = [];
  const ahead = { answer: Promise.resolve(new Response('ahead')), giveUp: () => stopped.push(address) };
  const vestibuloAhead = new Map([[questionOf(address, token), ahead]]);
  const late: typeof fetch = async () => new Response('fetched');
  const ask = async (url: string, init?: RequestInit) =>
    (await withAnswers(late, { vestibuloAhead }, () => now)(new Request(url, init))).text();
  return { ask, stopped };
}

describe('an answer that the page asked for before the product was here', () => {
  it('is used by the first who asks the same, in whatever order the question is put', async () => {
    const { ask } = page();
    expect(await ask('http://localhost/wps/list?language=ES&page=1')).toBe('ahead');
    expect(await ask(address)).toBe('fetched');
  });

  it('is not used for another question, nor for an act', async () => {
    const { ask } = page();
    expect(await ask('http://localhost/wps/list?page=2&language=ES')).toBe('fetched');
    expect(await ask(address, { method: 'POST', body: '{}' })).toBe('fetched');
  });

  it('is never used for another session', async () => {
    const visitor = page();
    expect(await visitor.ask(address, { headers: { [headers.token]: 't-1' } })).toBe('fetched');
    const member = page('t-1');
    expect(await member.ask(address)).toBe('fetched');
    expect(await member.ask(address, { headers: { [headers.token]: 't-2' } })).toBe('fetched');
    expect(await member.ask(address, { headers: { [headers.token]: 't-1' } })).toBe('ahead');
  });

  it('is given up with the call that took it over', async () => {
    const { ask, stopped } = page();
    const call = new AbortController();
    await ask(address, { signal: call.signal });
    expect(stopped).toEqual([]);
    call.abort();
    expect(stopped).toEqual([address]);
  });

  it('is not used when it is half a minute old', async () => {
    expect(await page(null, 29_999).ask(address)).toBe('ahead');
    expect(await page(null, 30_000).ask(address)).toBe('fetched');
  });
});

const own = { hosts: ['img.example.com'], own: 'vestibulo.test' };

describe('the pictures that a page shows before the product is here', () => {
  it('are those of the first six games, where they are allowed', () => {
    const images = ['https://img.example.com/a.svg', 'https://strange.example/b.svg', 'javascript:c', null];
    const games = [...images, ...Array(9).fill('https://img.example.com/d.svg')].map((image) => ({ image }));
    const known = picturesOf({ value: { games } }, 'tiles', own);
    expect(known).toHaveLength(6);
    expect(known.slice(0, 4)).toEqual(['https://img.example.com/a.svg', '', '', '']);
  });

  it('wait for the product where the gateway has yet to name the hosts of paths', () => {
    const answer = { value: { games: [{ image: '/a.svg' }] } };
    expect(picturesOf(answer, 'tiles', own)).toEqual(['']);
    expect(picturesOf(answer, 'tiles', { ...own, hosts: [] })).toEqual(['/a.svg']);
  });

  it('are the first banner of a group', () => {
    const banners = [
      { groupName: 'w_home', url: '/home.svg' },
      { groupName: 'w_login', url: '/login.svg' },
      { groupName: 'w_login', url: '/second.svg' },
    ];
    expect(picturesOf({ value: { banners } }, 'w_login', { ...own, hosts: [] })).toEqual(['/login.svg']);
  });

  it.each([null, 7, {}, { value: null }, { value: { games: 'none' } }, { value: { games: [null] } }])(
    'are none of an answer that breaks the contract: %j',
    (answer) => expect(picturesOf(answer, 'tiles', own).filter(Boolean)).toEqual([]),
  );
});
