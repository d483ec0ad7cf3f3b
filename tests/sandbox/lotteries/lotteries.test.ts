import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { accountTypes, type Opened, opensGames } from '#contract/lotteries.ts';
import { played } from '#sandbox/db/play-schema.ts';
import { emptyAll } from '#sandbox/seed/seed.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
/** Noon of a Thursday: a moment at which every lottery has just drawn. */
const noon = Date.UTC(2026, 10, 19, 12);

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset({ begins: noon });
  token = await signIn(box.address, 'member1');
});

async function read<N extends CallName>(name: N, input: Record<string, unknown>, shown?: string) {
  const { status, body } = await askCall(box.address, name, input, shown ? { token: shown } : {});
  expect({ name, status, code: body.code }).toMatchObject({ name, status: 200 });
  return body.value as CallOutput<N>;
}

const spoken = (language: string) => ({ device: 'WEB', language });
const menus = (language = 'ES') => read('lotteries.menus', spoken(language));
const vnMenu = (language = 'ES') => read('lotteries.vnMenu', spoken(language));
const next = (gameCode: string) => read('lotteries.next', { gameCode });
const popular = (prizeMode: string) => read('lotteries.popular', { count: 20, prizeMode, ...spoken('ES') });

async function opened(gameCode: string): Promise<readonly Opened[]> {
  return (await read('lotteries.opened', { gameCode, count: 100 }, token)).list;
}

async function vnOpened(gameCode: string): Promise<readonly Opened[]> {
  return (await read('lotteries.vnOpened', { gameCode, count: 100 })).list;
}

async function allCodes() {
  const items = (await menus()).gameMenus.flatMap(({ games }) => games);
  const playable = items.filter(({ isGame }) => isGame !== opensGames).map(({ code }) => code);
  return { items, playable };
}

/** Moves the clock to a moment; a session of noon is still valid minutes later. */
async function at(moment: number): Promise<void> {
  box.sandbox.clock.set(moment);
  token = await signIn(box.address, 'member1');
}

describe('the menus of lotteries', () => {
  it('are in groups, in the requested language, each entry a complete launch object (spec 3)', async () => {
    const [es, en] = [(await menus('ES')).gameMenus, (await menus('EN')).gameMenus];
    expect(es.map(({ gameGroupCode }) => gameGroupCode)).toEqual(
      en.map(({ gameGroupCode }) => gameGroupCode),
    );
    expect(es.length).toBeGreaterThan(4);
    expect([es[0]?.labelName, en[0]?.labelName]).toEqual(['Cifras', 'Digits']);
    const { items } = await allCodes();
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
    const types = new Set(items.map(({ accountTypeName }) => accountTypeName));
    expect(types).toEqual(
      new Set([accountTypes.lottery, accountTypes.electronic, accountTypes.southEastAsia]),
    );
    expect(new Set(items.map(({ gameType }) => gameType))).toEqual(new Set(['LOTT', 'ELOTT']));
  });

  it('hold entries that open a list of a vendor with games, and every picture exists', async () => {
    const { items } = await allCodes();
    const gameLists = items.filter(({ isGame }) => isGame === opensGames);
    expect(gameLists.length).toBeGreaterThan(1);
    for (const { vassalage } of gameLists) {
      const fixed = { merchantCode: 'vestibulo', isPlatform: '2', platform: 'html5-desktop', language: 'ES' };
      expect((await read('games.hot', { ...fixed, vassalage })).list.length, vassalage).toBeGreaterThan(0);
    }
    for (const { image } of items.slice(0, 3)) {
      expect((await box.ask(image)).headers.get('Content-Type')).toContain('image/svg+xml');
    }
  });

  it('of Vietnam are a list of their own, also for visitors', async () => {
    const games = (await vnMenu('EN')).gameMenus.flatMap((menu) => menu.games);
    expect(games.every(({ accountTypeName }) => accountTypeName === accountTypes.vietnam)).toBe(true);
    expect(games.map(({ labelName }) => labelName)).toContain('Fast Hanoi');
    const { items } = await allCodes();
    expect(items.filter(({ code }) => games.some((game) => game.code === code))).toEqual([]);
  });

  it('name twenty popular lotteries at most, of the requested prizes', async () => {
    expect((await popular('Lott')).games).toHaveLength(20);
    for (const [mode, type] of [
      ['Elott', accountTypes.electronic],
      ['SEA', accountTypes.southEastAsia],
      ['ZY', accountTypes.vietnam],
    ] as const) {
      const { games } = await popular(mode);
      expect(games.length, mode).toBeGreaterThan(2);
      expect(new Set(games.map(({ accountTypeName }) => accountTypeName))).toEqual(new Set([type]));
    }
  });
});

describe('a lottery that was played', () => {
  const note = async (account: string, ...codes: string[]) => {
    const member = await memberOf(box, account);
    const rows = codes.map((gameId, at) => ({ memberId: member?.id ?? '', gameId, at }));
    await box.sandbox.db.write((tx) => tx.insert(played).values(rows));
  };

  it('in Vietnam by a member is theirs alone, newest first', async () => {
    await note('member1', 'HUE', 'ALBA5', 'MEKONG', 'gone');
    await note('member2', 'DALAT');
    const { games } = await read('lotteries.vnRecent', spoken('EN'), token);
    expect(games.map(({ code, labelName }) => [code, labelName])).toEqual([
      ['MEKONG', 'Mekong Delta'],
      ['HUE', 'Gates of Hue'],
    ]);
  });

  it('by most members is the most popular', async () => {
    await note('member1', 'REAL6', 'PLAZA6');
    await note('member2', 'REAL6');
    expect((await popular('Lott')).games.slice(0, 3).map(({ code }) => code)).toEqual([
      'REAL6',
      'PLAZA6',
      'ALBA5',
    ]);
  });
});

describe('draws', () => {
  it('happen on the sandbox’s clock, and bets close some seconds before', async () => {
    await at(noon + 20_000);
    expect(await next('PUERTO5')).toMatchObject({
      issue: '20261119-0141',
      closesAt: noon + 3 * minute - 10_000,
      drawsAt: noon + 3 * minute,
      lastAt: noon,
    });
    const [last] = await opened('PUERTO5');
    expect(last).toMatchObject({ issue: '20261119-0140', openedAt: noon });
    await at(noon + 3 * minute);
    expect((await opened('PUERTO5'))[0]).toMatchObject({
      issue: '20261119-0141',
      openedAt: noon + 3 * minute,
    });
    expect(await next('PUERTO5')).toMatchObject({ issue: '20261119-0142', lastAt: noon + 3 * minute });
  });

  it('at the merchant’s midnight are the last of the ending day, and the next day counts from one', async () => {
    const midnight = noon + 17 * 60 * minute;
    await at(midnight + 1);
    const [last, before] = await opened('ALBA5');
    expect([last?.issue, last?.openedAt, before?.issue]).toEqual([
      '20261119-1440',
      midnight,
      '20261119-1439',
    ]);
    expect((await next('ALBA5')).issue).toBe('20261120-0001');
  });

  it('of a day that has an hour more go on counting, and no issue comes twice', async () => {
    box.sandbox.settings.patch({ zone: 'Europe/Madrid' });
    const midnight = Date.UTC(2026, 9, 25, 23);
    await at(midnight);
    expect((await opened('ALBA5'))[0]?.issue).toBe('20261025-1500');
    expect((await next('ALBA5')).issue).toBe('20261026-0001');
  });

  it('are a hundred per lottery at any time, newest first, without a gap', async () => {
    await at(noon + 1);
    const { playable } = await allCodes();
    const vietnamese = (await vnMenu()).gameMenus.flatMap(({ games }) => games.map(({ code }) => code));
    const lists = [
      ...playable.map((code) => [code, opened] as const),
      ...vietnamese.map((code) => [code, vnOpened] as const),
    ];
    for (const [code, ask] of lists) {
      const list = await ask(code);
      expect(list, code).toHaveLength(100);
      expect(list[0]?.openedAt, code).toBe(noon);
      const steps = list.slice(1).map((draw, n) => (list[n]?.openedAt ?? 0) - draw.openedAt);
      expect(new Set(steps).size, code).toBe(1);
      expect(new Set(list.map(({ issue }) => issue)).size, code).toBe(100);
      expect(new Set(list.map(({ numbers }) => numbers.length)).size, code).toBe(1);
    }
  });

  it('keep their numbers, whichever way the clock is moved', async () => {
    await at(noon);
    const first = await opened('MAR6');
    await at(noon + 10 * 5 * minute);
    expect((await opened('MAR6')).slice(10)).toEqual(first.slice(0, 90));
    await at(noon - 5 * minute);
    expect((await opened('MAR6')).slice(0, 99)).toEqual(first.slice(1));
  });

  it('differ in another database, and after a reset', async () => {
    await at(noon);
    const first = await opened('ALBA5');
    await box.reset({ begins: noon });
    await at(noon);
    expect((await opened('ALBA5')).map(({ numbers }) => numbers)).not.toEqual(
      first.map(({ numbers }) => numbers),
    );
  });

  it('keep their numbers after a restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-draws-'));
    const databaseUrl = `file:${path.join(folder, 'draws.db')}`;
    const held: unknown[] = [];
    for (const start of ['first', 'second']) {
      const again = await startSandbox({ databaseUrl, begins: noon });
      const { body } = await askCall(again.address, 'lotteries.vnOpened', { gameCode: 'HUE', count: 100 });
      expect(body.success, start).toBe(true);
      held.push(body.value);
      await again.close();
    }
    await rm(folder, { recursive: true, force: true });
    expect(held[0]).toEqual(held[1]);
  });

  it('draw each number of a race once, and dice fairly', async () => {
    await at(noon);
    for (const { numbers } of await opened('LAGO')) {
      expect(numbers.toSorted()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']);
    }
    const thrown = (await opened('DADOS1')).flatMap(({ numbers }) => numbers);
    for (const eyes of ['1', '2', '3', '4', '5', '6']) {
      // 50 of 300 throws are expected; six deviations away is no chance but a fault.
      expect(Math.abs(thrown.filter((one) => one === eyes).length - 50)).toBeLessThan(39);
    }
  });

  it('are held in an empty database too', async () => {
    await emptyAll(box.sandbox);
    expect(await vnOpened('HUE')).toHaveLength(100);
  });
});

describe('a request for draws', () => {
  it('under an unknown code, or one that opens a list, is refused by name', async () => {
    const { items } = await allCodes();
    const gameList = items.find(({ isGame }) => isGame === opensGames)?.code;
    for (const gameCode of ['NOPE', '', gameList, 'alba5', 'constructor', '__proto__']) {
      for (const name of ['lotteries.next', 'lotteries.opened', 'lotteries.vnOpened'] as const) {
        const answer = await askCall(box.address, name, { gameCode, count: 100 }, { token });
        expect([answer.status, answer.body.code], `${name} ${gameCode}`).toEqual([422, 'GAME_UNKNOWN']);
      }
    }
    const wrong = await askCall(box.address, 'lotteries.vnOpened', { gameCode: 'ALBA5', count: 100 });
    expect(wrong.body.code).toBe('GAME_UNKNOWN');
    const also = await askCall(box.address, 'lotteries.opened', { gameCode: 'HUE', count: 100 }, { token });
    expect(also.body.code).toBe('GAME_UNKNOWN');
  });

  it('from a visitor is answered for Vietnam only (spec 7)', async () => {
    expect((await askCall(box.address, 'lotteries.opened', { gameCode: 'ALBA5', count: 100 })).status).toBe(
      401,
    );
    expect(await vnOpened('HUE')).toHaveLength(100);
    expect((await askCall(box.address, 'lotteries.vnRecent', spoken('ES'))).status).toBe(401);
  });

  it('GWY-01 with SQL for a code finds nothing and takes no longer', async () => {
    const attacks = [
      "' OR 1=1 --",
      "ALBA5'; DROP TABLE draw_keys; --",
      "ALBA5' UNION SELECT secret FROM draw_keys --",
      'ALBA5"',
      'ALBA5%00',
      "1' AND sleep(5) --",
    ];
    const before = await opened('ALBA5');
    for (const gameCode of attacks) {
      const from = performance.now();
      const answer = await askCall(box.address, 'lotteries.opened', { gameCode, count: 100 }, { token });
      expect([answer.status, answer.body.code], gameCode).toEqual([422, 'GAME_UNKNOWN']);
      expect(JSON.stringify(answer.body)).not.toMatch(/sql|select|draw_keys|secret/i);
      expect(performance.now() - from).toBeLessThan(5_000);
    }
    expect((await opened('ALBA5')).at(-1)).toEqual(before.at(-1));
  });

  it('with too long a code or another count than a hundred is invalid', async () => {
    for (const input of [
      { gameCode: 'A'.repeat(5_000), count: 100 },
      { gameCode: 'ALBA5', count: 1e9 },
      { gameCode: 'ALBA5' },
    ]) {
      const answer = await askCall(box.address, 'lotteries.opened', input, { token });
      expect([answer.status, answer.body.code]).toEqual([400, 'INPUT_INVALID']);
    }
    const mode = await askCall(box.address, 'lotteries.popular', {
      count: 20,
      prizeMode: 'x',
      ...spoken('ES'),
    });
    expect(mode.body.code).toBe('INPUT_INVALID');
  });
});
