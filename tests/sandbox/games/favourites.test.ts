import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { GameTile } from '#contract/games.ts';
import { wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { favourites } from '#sandbox/db/catalogue-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

function favour(gameId: string, favorite: boolean, who = token, more: Record<string, unknown> = {}) {
  return askCall(box.address, 'games.favour', { gameId, favorite, ...more }, { token: who });
}

async function kept(who = token): Promise<readonly string[]> {
  const { body } = await askCall(box.address, 'games.favourites', {}, { token: who });
  return (body.value as CallOutput<'games.favourites'>).games;
}

describe('favourites', () => {
  it('are kept, newest first, and removed again; doing it twice changes nothing', async () => {
    expect(await kept()).toEqual([]);
    await favour('RNG-SELVA-02', true);
    box.sandbox.clock.move(1_000);
    const second = await favour('LIVE-MIRADOR-01', true);
    expect(second.body.value).toEqual({ games: ['LIVE-MIRADOR-01', 'RNG-SELVA-02'] });
    box.sandbox.clock.move(1_000);
    await favour('RNG-SELVA-02', true);
    expect(await kept()).toEqual(['LIVE-MIRADOR-01', 'RNG-SELVA-02']);
    const less = await favour('LIVE-MIRADOR-01', false);
    expect(less.body.value).toEqual({ games: ['RNG-SELVA-02'] });
    expect((await favour('LIVE-MIRADOR-01', false)).status).toBe(200);
    expect(await kept()).toEqual(['RNG-SELVA-02']);
  });

  it('are listed as games, all or of one kind, and can filter a list', async () => {
    await favour('RNG-SELVA-02', true);
    box.sandbox.clock.move(1_000);
    await favour('LIVE-MIRADOR-01', true);
    const read = async (input: Record<string, unknown>) => {
      const asked = { language: 'EN', ...input };
      const { body } = await askCall(box.address, 'games.favouriteList', asked, { token });
      return (body.value as { list: GameTile[] }).list.map(({ gameName }) => gameName);
    };
    expect(await read({})).toEqual(['Lookout Roulette', 'Toucans and Drums']);
    expect(await read({ gameType: 'RNG' })).toEqual(['Toucans and Drums']);
    const fixed = { clientType: '3', platform: 'html5-desktop', channel: 'WEB', merchant: 'vestibulo' };
    const asked = { ...fixed, selection: 'FAV', page: 1, pageSize: 60, language: 'EN' };
    const { body } = await askCall(box.address, 'games.list', asked, { token });
    expect((body.value as { games: GameTile[] }).games.map(({ gameId }) => gameId)).toEqual(await kept());
  });

  it('of a game that does not exist are refused, whatever its name', async () => {
    for (const gameId of ['', 'nothing', 'RNG-SELVA-9999', 'constructor', '__proto__']) {
      for (const favorite of [true, false]) {
        const { status, body } = await favour(gameId, favorite);
        expect([gameId, status, body.code]).toEqual([gameId, 422, 'GAME_UNKNOWN']);
      }
    }
    expect((await favour('x'.repeat(65), true)).body.code).toBe('INPUT_INVALID');
    expect(await kept()).toEqual([]);
  });

  it('are limited to two hundred, even when more are added at once', async () => {
    const wanted = wholeCatalogue().games.slice(0, 205);
    const answers = await Promise.all(wanted.map(({ gameId }) => favour(gameId, true)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['FAVOURITES_FULL']));
    expect(await kept()).toHaveLength(200);
    const [one = ''] = await kept();
    await favour(one, false);
    expect((await favour(wanted[204]?.gameId ?? '', true)).status).toBe(200);
  });

  it('GWY-02 belong to their member: nobody else sees or changes them, whatever name is sent', async () => {
    const other = await signIn(box.address, 'member2');
    await favour('RNG-SELVA-02', true);
    expect(await kept(other)).toEqual([]);
    await favour('RNG-SELVA-02', false, other, { memberId: 'member1', account: 'member1' });
    expect(await kept()).toEqual(['RNG-SELVA-02']);
  });

  it('GWY-03 ignore fields that nobody may set', async () => {
    await favour('RNG-SELVA-02', true, token, { memberId: 'x', at: 0, id: 'x', createdAt: 0, balance: '1' });
    const rows = await box.sandbox.db.read.select().from(favourites);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.at).toBeGreaterThan(1_000_000_000_000);
    expect(rows[0]?.memberId).not.toBe('x');
  });

  it('GWY-10 are set only at their own path', async () => {
    for (const path of ['MCSFE_setFavoriteGame/x', 'constructor', '__proto__', 'x'.repeat(10_000)]) {
      const answer = await box.ask(`/wps/relay/${path}`, { method: 'POST', body: '{}' });
      expect([path.slice(0, 30), answer.status]).toEqual([path.slice(0, 30), 404]);
    }
    expect((await box.ask('/wps/relay/MCSFE_setFavoriteGame')).status).toBe(405);
  });
});
