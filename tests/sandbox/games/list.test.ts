import { describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { type GameTile, gameTypes } from '#contract/games.ts';
import { wholeCatalogue } from '#sandbox/catalogue/catalogue.ts';
import { plainOf } from '#sandbox/catalogue/drawings.ts';
import { played } from '#sandbox/db/play-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

type Page = CallOutput<'games.list'>;
type Asked = Readonly<Record<string, unknown>>;

const box = sandboxOfFile();

const whole = {
  clientType: '3',
  platform: 'html5-desktop',
  channel: 'WEB',
  merchant: 'vestibulo',
  page: 1,
  pageSize: 60,
  language: 'ES',
};

function ask(input: Asked = {}, token?: string) {
  return askCall(box.address, 'games.list', { ...whole, ...input }, token ? { token } : {});
}

async function list(input: Asked = {}, token?: string): Promise<Page> {
  const { status, body } = await ask(input, token);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.value as Page;
}

/** Every page of a list, one after the other. */
async function all(input: Asked): Promise<GameTile[]> {
  const first = await list(input);
  const pages = Array.from({ length: first.totalPages - 1 }, (_, at) => list({ ...input, page: at + 2 }));
  return [...first.games, ...(await Promise.all(pages)).flatMap(({ games }) => games)];
}

const ids = (games: readonly GameTile[]) => games.map(({ gameId }) => gameId);
const slots = { gameType: 'RNG' };

describe('a list of games', () => {
  it('has ten thousand slots in pages of sixty, none twice, and nothing after the end', async () => {
    const games = await all(slots);
    expect(games).toHaveLength(10_000);
    expect(new Set(ids(games)).size).toBe(10_000);
    expect(games.every(({ gameType }) => gameType === 'RNG')).toBe(true);
    const { games: last, totalPages } = await list({ ...slots, page: 167 });
    expect([last.length, totalPages]).toEqual([40, 167]);
    expect(await list({ ...slots, page: 168 })).toEqual({ games: [], totalPages: 167 });
    expect(await list({ ...slots, page: 100_000 })).toEqual({ games: [], totalPages: 167 });
  });

  it('knows every category of games, and no other', async () => {
    for (const gameType of gameTypes) {
      const { games } = await list({ gameType, pageSize: 5 });
      expect(games.map((game) => game.gameType)).toEqual(Array(5).fill(gameType));
    }
    expect(await list({ gameType: 'CHESS' })).toEqual({ games: [], totalPages: 0 });
  });

  it('names games, vendors and pictures in the requested language', async () => {
    const [es, en] = await Promise.all(
      ['ES', 'EN'].map((language) => list({ gameIds: 'RNG-TRESCONDOR-01', language })),
    );
    expect(es?.games[0]).toMatchObject({ gameName: 'Oro del Cóndor', vendorName: 'Tres Cóndores' });
    expect(en?.games[0]).toMatchObject({ gameName: 'Condor Gold', vendorName: 'Three Condors' });
    expect(en?.games[0]?.image).toBe('/art/game/oro-del-condor.svg?category=RNG&name=Condor%20Gold');
    expect(await list({ gameIds: 'RNG-TRESCONDOR-01', language: 'PT' })).toEqual(es);
  });

  it('shows lines, minimum bet, return and volatility of a slot', async () => {
    const { games } = await list({ ...slots, page: 40 });
    for (const { lineNum, minBet, rtp, volatility } of games) {
      expect(lineNum).toBeGreaterThanOrEqual(5);
      expect(minBet).toMatch(/^\d+\.\d\d$/);
      expect(rtp).toBeGreaterThan(90);
      expect(['LOW', 'MEDIUM', 'HIGH']).toContain(volatility);
    }
  });

  it.each([0, -1, 1.5, 'x', ''])('refuses page %j', async (page) => {
    expect((await ask({ page })).body.code).toBe('INPUT_INVALID');
    expect((await ask({ pageSize: page })).body.code).toBe('INPUT_INVALID');
    expect((await ask({ pageSize: 61 })).body.code).toBe('INPUT_INVALID');
  });
});

describe('the filters of a list', () => {
  it('by vendor, and by a class of its games', async () => {
    const own = await all({ ...slots, vassalage: 'BAMBU' });
    expect(new Set(own.map(({ vassalage }) => vassalage))).toEqual(new Set(['BAMBU']));
    const east = await all({ ...slots, vassalage: 'BAMBU', gameClassify: 'ASIA' });
    expect(east.length).toBeGreaterThan(50);
    expect(east.length).toBeLessThan(own.length);
    expect(ids(own)).toEqual(expect.arrayContaining(ids(east)));
    const everywhere = await list({ gameClassify: 'ASIA', pageSize: 1 });
    expect(everywhere.totalPages).toBeGreaterThan(east.length);
  });

  it('tell the same vendor in two categories apart', async () => {
    const both = await all({ vassalage: 'TCG_SEA' });
    const one = await all({ vassalage: 'TCG_SEA', gameType: 'LOTT' });
    expect([both.length, one.length]).toEqual([11, 5]);
  });

  it('by a part of the name, ignoring accents and capitals, in the requested language', async () => {
    const found = await all({ ...slots, gameName: 'LUCIERNAGAS' });
    expect(found.length).toBeGreaterThan(2);
    for (const { gameName } of found) expect(plainOf(gameName)).toContain('luciernagas');
    expect(ids(await all({ ...slots, gameName: 'luciérnagas' }))).toEqual(ids(found));
    expect(ids(await all({ ...slots, gameName: '  luciérnagas ' }))).toEqual(ids(found));
    expect((await list({ ...slots, gameName: 'firefly' })).games).toEqual([]);
    expect((await list({ ...slots, gameName: 'firefly', language: 'EN' })).games.length).toBeGreaterThan(0);
    expect((await list({ gameName: 'x'.repeat(1_000) })).games).toEqual([]);
    expect((await ask({ gameName: 'x'.repeat(1_001) })).body.code).toBe('INPUT_INVALID');
  });

  it('by a maximum for the least bet, and by a minimum of lines', async () => {
    const cheap = await all({ ...slots, vassalage: 'SELVA', minBet: '0.20' });
    const dear = await all({ ...slots, vassalage: 'SELVA' });
    expect(cheap.length).toBeGreaterThan(0);
    for (const { minBet } of cheap) expect(Number(minBet)).toBeLessThanOrEqual(0.2);
    expect(cheap.length).toBe(dear.filter(({ minBet }) => Number(minBet) <= 0.2).length);
    const broad = await all({ ...slots, vassalage: 'SELVA', minLineNum: 40 });
    expect(broad.length).toBe(dear.filter(({ lineNum = 0 }) => lineNum >= 40).length);
    expect(await list({ gameType: 'SPORTS', minBet: '100' })).toEqual({ games: [], totalPages: 0 });
    expect(await list({ gameType: 'LIVE', minLineNum: 1 })).toEqual({ games: [], totalPages: 0 });
    expect((await list({ minBet: '-1' })).games).toEqual([]);
    expect((await ask({ minBet: '1e3' })).body.code).toBe('INPUT_INVALID');
  });

  it('by new, and by hot', async () => {
    const fresh = await all({ ...slots, selection: 'NEW' });
    const hot = await all({ ...slots, selection: 'HOT' });
    expect(fresh.every(({ isNew }) => isNew === 1)).toBe(true);
    expect(hot.every(({ isHot }) => isHot === 1)).toBe(true);
    expect(fresh.length).toBeGreaterThan(100);
    expect(hot.length).toBeGreaterThan(100);
    expect(await list({ ...slots, selection: 'ALL' })).toEqual(await list(slots));
    expect((await ask({ selection: 'OLD' })).body.code).toBe('INPUT_INVALID');
  });

  it('by named games, in that order, each once', async () => {
    const named = 'RNG-SELVA-02,LIVE-MIRADOR-01,nothing,RNG-SELVA-02,RNG-AZAFRAN-01,constructor';
    expect(ids((await list({ gameIds: named })).games)).toEqual([
      'RNG-SELVA-02',
      'LIVE-MIRADOR-01',
      'RNG-AZAFRAN-01',
    ]);
    const sorted = await list({ gameIds: named, sort: 'name' });
    expect(sorted.games.map(({ gameName }) => gameName)).toEqual(
      sorted.games.map(({ gameName }) => gameName).toSorted((a, b) => a.localeCompare(b, 'es')),
    );
    expect(await list({ gameIds: 'nothing' })).toEqual({ games: [], totalPages: 0 });
    expect(await list({ gameIds: '', gameType: 'PVP' })).toEqual(await list({ gameType: 'PVP' }));
  });
});

describe('GWY-01 injected texts', () => {
  const injected = [
    "' OR '1'='1",
    "x' OR 1=1 --",
    "' UNION SELECT account, password_hash FROM members --",
    '%',
    '_',
    '*',
  ];

  it.each(['gameName', 'vassalage', 'gameClassify', 'gameIds', 'gameType'])(
    'GWY-01 find no game as %s, and are no pattern',
    async (field) => {
      for (const text of injected) {
        expect([text, await list({ [field]: text })]).toEqual([text, { games: [], totalPages: 0 }]);
      }
    },
  );
});

describe('the order of a list', () => {
  it('is the curated one first, by name, by return, or by the least bet', async () => {
    const [best] = (await list(slots)).games;
    expect(best?.gameId).toBe('RNG-TRESCONDOR-01');
    const names = (await all({ ...slots, sort: 'name' })).map(({ gameName }) => plainOf(gameName));
    expect(names).toEqual([...names].sort());
    const rtps = (await all({ ...slots, sort: 'rtp' })).map(({ rtp }) => rtp ?? 0);
    expect(rtps).toEqual(rtps.toSorted((a, b) => b - a));
    const bets = (await all({ ...slots, sort: 'minBet' })).map(({ minBet }) => Number(minBet));
    expect(bets).toEqual(bets.toSorted((a, b) => a - b));
    const sports = await all({ sort: 'rtp' });
    expect(sports.at(-1)?.rtp).toBeUndefined();
  });
});

describe('a member’s own lists', () => {
  it.each(['FAV', 'RECENT'])('GWY-02 %s is refused without a valid token', async (selection) => {
    const none = await ask({ selection });
    expect([none.status, none.body.code]).toEqual([401, 'SESSION_ENDED']);
    const bad = await ask({ selection }, 'A'.repeat(43));
    expect([bad.status, bad.body.code]).toEqual([401, 'SESSION_ENDED']);
    const restricted = await ask({ selection }, await signIn(box.address, 'default1'));
    expect([restricted.status, restricted.body.code]).toEqual([403, 'MUST_CHANGE_PASSWORD']);
  });

  it('GWY-02 RECENT holds the games this member played, newest first, and no other member sees it', async () => {
    const [token, other] = await Promise.all(['member1', 'member2'].map((who) => signIn(box.address, who)));
    const info = await askCall(box.address, 'member.info', {}, { token: token ?? '' });
    const { id: memberId } = info.body.value as { id: string };
    const games = ['RNG-SELVA-02', 'LIVE-MIRADOR-01', 'RNG-AZAFRAN-01', 'gone'];
    await box.sandbox.db.write((tx) =>
      tx.insert(played).values(games.map((gameId, at) => ({ memberId, gameId, at }))),
    );
    const recent = await list({ selection: 'RECENT' }, token);
    expect(ids(recent.games)).toEqual(['RNG-AZAFRAN-01', 'LIVE-MIRADOR-01', 'RNG-SELVA-02']);
    expect(ids((await list({ selection: 'RECENT', ...slots }, token)).games)).toHaveLength(2);
    expect((await list({ selection: 'RECENT', gameIds: 'RNG-SELVA-02' }, token)).games).toHaveLength(1);
    expect((await list({ selection: 'RECENT' }, other)).games).toEqual([]);
  });
});

describe('names for searching', () => {
  it('are those of every game of a category or a vendor, in the requested language', async () => {
    const read = async (input: Asked) => {
      const { body } = await askCall(box.address, 'games.names', { language: 'ES', ...input });
      return (body.value as CallOutput<'games.names'>).names;
    };
    expect(await read(slots)).toHaveLength(10_000);
    expect(await read({})).toHaveLength(wholeCatalogue().games.length);
    const [first] = await read({ vassalage: 'SELVA', language: 'EN' });
    expect(first).toEqual(['RNG-SELVA-01', 'Obsidian Jaguar', 'SELVA']);
    expect(await read({ gameType: 'CHESS' })).toEqual([]);
  });
});

describe('a gateway started empty', () => {
  it('has no games, and says so in every list', async () => {
    const empty = await startSandbox({ empty: true });
    const { body } = await askCall(empty.address, 'games.list', whole);
    expect(body.value).toEqual({ games: [], totalPages: 0 });
    const vendors = { platform: 'html5-desktop', language: 'ES' };
    expect((await askCall(empty.address, 'games.vendors', vendors)).body.value).toEqual({
      data: { lanes: [] },
    });
    await empty.close();
  });
});
