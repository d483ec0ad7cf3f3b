import { beforeEach, describe, expect, it } from 'vitest';
import { kindOf } from '#sandbox/games/game-kinds.ts';
import { configurationOf } from '#sandbox/site/configuration.ts';
import { askGames } from '../../kit/ask-games.ts';
import { askHost, gameOf, newRoundId, purseOf, sitDown, slotBet } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const page = (path = '/slot?lang=es') => askGames(box.gameAddress + path);

function policyOf(answer: Response): Map<string, string> {
  const text = answer.headers.get('content-security-policy') ?? '';
  const parts = text.split('; ').map((part) => part.split(/ (.*)/) as [string, string?]);
  return new Map(parts.map(([name, value]) => [name, value ?? '']));
}

describe('the game host', () => {
  it('has its own origin, which the page’s configuration and policy allow, also after a reset', async () => {
    await box.reset();
    const { host, origin } = new URL(box.gameAddress);
    expect(origin).not.toBe(new URL(box.address).origin);
    const settings = box.sandbox.settings.current();
    expect(settings.gameOrigin).toBe(origin);
    expect(configurationOf(settings).hosts.games).toContain(host);
  });

  it('has a name that the app does not have, and answers under no other', async () => {
    const { hostname, port } = new URL(box.gameAddress);
    expect(hostname).toBe('games.localhost');
    for (const name of [
      new URL(box.address).hostname,
      'localhost',
      'evil.example',
      'games.localhost.evil.example',
    ]) {
      expect([name, (await askGames(`http://${name}:${port}/slot`)).status]).toEqual([name, 404]);
    }
  });

  it.each(['RNG', 'BINGO', 'LIVE', 'SPORTS'])(
    'plays a game of %s with the lines and the return that its tile shows',
    async (type) => {
      const stakes = box.sandbox.catalogue.game(gameOf(box, type).gameId)?.stakes;
      const { entered } = await sitDown(box, 'member1', type);
      const { game, rules } = entered.value as {
        game: { rtp: number };
        rules: { lineChoices?: number[]; times?: { number: number } };
      };
      const back = stakes?.rtp ?? 95;
      expect(game.rtp).toBe(back);
      if (kindOf(type) === 'slot') expect(rules.lineChoices?.at(-1)).toBe(stakes?.lineNum ?? 20);
      else expect(rules.times?.number).toBeCloseTo(back, 10);
    },
  );

  it('IFR-06 is framed by the app only, runs its own files only, and nothing inline', async () => {
    for (const path of ['/slot', '/draw?lang=en']) {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      const policy = policyOf(answer);
      expect(policy.get('frame-ancestors')).toBe(box.address);
      expect(policy.get('default-src')).toBe("'none'");
      for (const name of ['script-src', 'style-src', 'img-src', 'connect-src']) {
        expect(policy.get(name)).toBe("'self'");
      }
      expect(policy.get('require-trusted-types-for')).toBe("'script'");
      const html = await answer.text();
      expect(html).not.toMatch(/<script(?![^>]*src=)|<style| style=| on\w+=/);
      expect(html).toContain(`data-app="${box.address}"`);
      expect(html).toContain(path.includes('en') ? 'lang="en"' : 'lang="es"');
    }
  });

  it('IFR-07 sends no referrer and no cookie, and no type is sniffed', async () => {
    for (const path of ['/slot', '/slot.mjs', '/table.css', '/symbols/sun.svg', '/nothing']) {
      const { headers } = await page(path);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('repeats nothing of an address in its page', async () => {
    const plain = await (await page('/slot')).text();
    const asked = '/slot?lang=%22%3E%3Cscript%3E&ticket=%3Csvg%3E&x=__APP__';
    expect(await (await page(asked)).text()).toBe(plain);
  });

  it('GWY-08 serves its own files and nothing around them', async () => {
    const ways = [
      '/..%2fhost.ts',
      '/%2e%2e/host.ts',
      '/../host.ts',
      '/slot.html',
      '/symbols/',
      '/constructor',
      '/%00',
    ];
    for (const way of ways) {
      const { status, headers } = await page(way);
      expect([400, 404]).toContain(status);
      expect(headers.get('content-type')).toContain('application/json');
    }
  });

  it('GWY-06 GWY-07 takes requests from its own page only: JSON, POST, no foreign origin', async () => {
    const { play } = await sitDown(box, 'member1');
    const before = await purseOf(box, 'member1');
    const asked = { play, roundId: newRoundId(), bet: slotBet };
    for (const origin of ['https://evil.example', box.address, 'null']) {
      expect((await askHost(box, 'round', asked, { Origin: origin })).status).toBe(403);
    }
    expect((await askHost(box, 'round', asked, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await page('/round')).status).toBe(404);
    expect((await page('/seamless-wallet/balance')).status).toBe(404);
    expect((await askHost(box, 'balance', { play, more: 1 })).status).toBe(422);
    expect((await askHost(box, 'balance', { play: 'x'.repeat(10_000) })).status).toBe(413);
    expect(await purseOf(box, 'member1')).toBe(before);
    expect((await askHost(box, 'round', asked, { Origin: box.gameAddress })).status).toBe(200);
  });

  it.each([
    { lines: 10, coin: '-0.10' },
    { lines: -10, coin: '0.10' },
    { lines: 10, coin: '999999999999.00' },
    { lines: 10, coin: "0.10'; DROP TABLE wallets" },
    { bets: ['07'], chip: '0.10' },
    null,
    'x',
  ])('GWY-01 GWY-03 a bet like %j is refused and moves nothing', async (bet) => {
    const { play } = await sitDown(box, 'member1');
    const before = await purseOf(box, 'member1');
    expect((await askHost(box, 'round', { play, roundId: newRoundId(), bet })).code).toBe('INVALID');
    expect(await purseOf(box, 'member1')).toBe(before);
  });
});
