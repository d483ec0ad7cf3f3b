import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { fetchSiteTimes } from '#src/app/world/fetch-site-times.ts';
import { createSiteTimes } from '#src/app/world/site-times.ts';
import { listeningActor } from './listening-actor.ts';

const hosts = { ...defaultConfiguration.hosts, sites: ['site.example', 'localhost:9000'] };
const a = 'https://a.site.example/';
const b = 'https://b.site.example/';

/** Sites that answer as told, and a clock that goes on by ten milliseconds with each request. */
function sites(answer: (address: string, signal: AbortSignal) => Promise<unknown> = async () => null) {
  const asked: (readonly [string, RequestInit])[] = [];
  let now = 0;
  const times = createSiteTimes(
    { hosts },
    {
      fetch: (async (address: string, how: RequestInit) => {
        asked.push([address, how]);
        now += 10;
        await answer(address, how.signal as AbortSignal);
        return new Response();
      }) as typeof fetch,
      now: () => now,
      host: 'casino.example',
    },
  );
  return { times, asked, ...listeningActor() };
}

describe('measuring other addresses', () => {
  it('asks one after the other, twice each, without cookies and without saying from where', async () => {
    const { times, asked, actor, heard } = sites();
    times.ask(actor, [a, b]);
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'site.timed', address: a, ms: 10 },
        { type: 'site.timed', address: b, ms: 10 },
      ]);
    expect(asked.map(([address]) => address)).toEqual([a, a, b, b]);
    expect(asked[0]?.[1]).toMatchObject({
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('says of an address that does not answer that it does not, and goes on', async () => {
    const { times, actor, heard } = sites(async (address) => {
      if (address === a) throw new TypeError('gone');
    });
    times.ask(actor, [a, b]);
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'site.timed', address: a, ms: null },
        { type: 'site.timed', address: b, ms: 10 },
      ]);
  });

  it.each([
    'https://evil.example/',
    'http://a.site.example/',
    'javascript:alert(1)',
    'https://casino.example/',
    '',
  ])('CSV-05 never asks %j', async (address) => {
    const { times, asked, actor, heard } = sites();
    times.ask(actor, [address]);
    await expect.poll(() => heard).toEqual([{ type: 'site.timed', address, ms: null }]);
    expect(asked).toEqual([]);
  });

  it('says nothing more once it is left, and gives up the request', async () => {
    const given: AbortSignal[] = [];
    const { times, actor, heard } = sites((_, signal) => {
      given.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', reject));
    });
    times.ask(actor, [a, b]);
    expect(given).toHaveLength(1);
    times.leave(actor);
    await expect.poll(() => given[0]?.aborted).toBe(true);
    expect(heard).toEqual([]);
  });

  it('that can’t be loaded has no address answer', async () => {
    const { actor, heard } = listeningActor();
    fetchSiteTimes(() => Promise.reject(new Error('lost'))).ask(actor, [a, b]);
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'site.timed', address: a, ms: null },
        { type: 'site.timed', address: b, ms: null },
      ]);
  });
});
