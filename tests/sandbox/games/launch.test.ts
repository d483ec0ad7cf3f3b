import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { plays, rounds } from '#sandbox/db/round-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { askGames } from '../../kit/ask-games.ts';
import {
  askHost,
  gameOf,
  launch,
  newRoundId,
  purseOf,
  sitDown,
  slotBet,
  ticketOf,
} from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const tokenOf = (account: string) => signIn(box.address, account);

describe('launching', () => {
  it('answers an address of the game host with a ticket, and neither a token nor a name', async () => {
    const token = await tokenOf('member1');
    const { status, body } = await launch(box, { token, username: 'member1' });
    expect(status).toBe(200);
    const { game_url: url } = body.value as { game_url: string };
    expect(url).toMatch(new RegExp(`^${box.gameAddress}/slot\\?lang=es&ticket=[\\w-]{43}$`));
    expect(url).not.toContain(token);
    expect(url).not.toContain('member1');
    expect(new URL(box.gameAddress).origin).not.toBe(new URL(box.address).origin);
    expect(JSON.stringify(await box.sandbox.db.read.select().from(plays))).not.toContain(
      ticketOf({ body } as never),
    );
  });

  it('LAU-06 the token in the body must equal that of the header, and the rest of the payload is as specified', async () => {
    const token = await tokenOf('member1');
    const other = await tokenOf('member2');
    const who = { token, username: 'member1' };
    expect((await launch(box, who, { ...gameOf(box, 'RNG'), token: other })).body.code).toBe('FORBIDDEN');
    expect((await launch(box, who, { ...gameOf(box, 'RNG'), token: 7 })).body.code).toBe('FORBIDDEN');
    expect((await launch(box, who, { ...gameOf(box, 'RNG'), token: undefined })).status).toBe(200);
    for (const wrong of [
      { accountType: 2 },
      { confirmTrans: 1 },
      { launchMode: 'X' },
      { clientType: 2 },
      { platform: 'ios' },
    ]) {
      expect((await launch(box, who, { ...gameOf(box, 'RNG'), ...wrong })).body.code).toBe('INPUT_INVALID');
    }
    expect(await box.sandbox.db.read.select().from(plays)).toHaveLength(1);
  });

  it('LAU-07 the name of another member is refused, and the owner of the token plays', async () => {
    const token = await tokenOf('member1');
    const { status, body } = await launch(box, { token, username: 'member2' });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(body.value).toBeUndefined();
    expect(await box.sandbox.db.read.select().from(plays)).toEqual([]);
    const own = await launch(box, { token, username: 'MEMBER1' });
    const { value } = await askHost(box, 'enter', { ticket: ticketOf(own) });
    expect(Math.round(Number(value.balance) * 100)).toBe(await purseOf(box, 'member1'));
  });

  it('GWY-03 unknown fields change nothing', async () => {
    const token = await tokenOf('member1');
    const more = {
      memberId: 'x',
      type: 1,
      balance: '1000000.00',
      sessionHash: 'x',
      least: 0,
      back: '//evil.example',
    };
    const came = await launch(box, { token, username: 'member1' }, { ...gameOf(box, 'RNG'), ...more });
    const { value } = await askHost(box, 'enter', { ticket: ticketOf(came) });
    expect(value.back).toBe('/');
    expect(Math.round(Number(value.balance) * 100)).toBe(await purseOf(box, 'member1'));
  });

  it.each([
    ['an unknown game', { gameId: 'RNG-NONE-01' }, 'GAME_UNKNOWN'],
    ['a game of another vendor', { vassalage: 'MESABRAVA' }, 'GAME_UNKNOWN'],
    ['an unknown vendor', { gameId: undefined, vassalage: 'NONE' }, 'GAME_UNKNOWN'],
    ['a name of Object', { gameId: '__proto__' }, 'GAME_UNKNOWN'],
    ['a room of nothing', { gameId: undefined, roomId: 'nowhere.1' }, 'GAME_UNKNOWN'],
  ])('%s is refused', async (_, changes, code) => {
    const token = await tokenOf('member1');
    const what = { ...gameOf(box, 'RNG'), ...changes };
    expect((await launch(box, { token, username: 'member1' }, what)).body.code).toBe(code);
  });

  it('LAU-05 a game or a vendor under maintenance is refused, and a running game goes no further', async () => {
    const token = await tokenOf('member1');
    const game = gameOf(box, 'RNG');
    const { play } = await sitDown(box, 'member1');
    for (const closedGames of [[game.gameId], [game.vassalage]]) {
      box.sandbox.settings.patch({ closedGames });
      expect((await launch(box, { token, username: 'member1' }, game)).body.code).toBe('GAME_MAINTENANCE');
      const round = await askHost(box, 'round', { play, roundId: newRoundId(), bet: slotBet });
      expect(round.code).toBe('MAINTENANCE');
    }
  });

  it('every type of game opens, also for a vendor without a game, and a room answers content', async () => {
    const token = await tokenOf('member1');
    const who = { token, username: 'member1' };
    const pages = {
      RNG: 'slot',
      FISH: 'slot',
      PVP: 'slot',
      LIVE: 'draw',
      SPORTS: 'draw',
      ELOTT: 'draw',
      COCKFIGHT: 'draw',
    };
    for (const [type, page] of Object.entries(pages)) {
      const { value } = (await launch(box, who, gameOf(box, type))).body;
      expect(new URL((value as { game_url: string }).game_url).pathname).toBe(`/${page}`);
    }
    const { vassalage, gameId } = gameOf(box, 'PVP');
    expect((await launch(box, who, { vassalage })).body.value).toHaveProperty('game_url');
    const room = await launch(box, who, { vassalage, roomId: `${gameId}.1` });
    expect(Object.keys(room.body.value as object)).toEqual(['content']);
  });

  it('opened games are the recently played ones: newest first, each once, by type', async () => {
    const token = await tokenOf('member1');
    for (const type of ['RNG', 'LIVE', 'RNG']) {
      await launch(box, { token, username: 'member1' }, gameOf(box, type));
      box.sandbox.clock.move(1_000);
    }
    const recent = async (more = {}) => {
      const { body } = await askCall(box.address, 'games.recent', { language: 'ES', ...more }, { token });
      return (body.value as { list: { gameId: string }[] }).list.map(({ gameId }) => gameId);
    };
    expect(await recent()).toEqual([gameOf(box, 'RNG').gameId, gameOf(box, 'LIVE').gameId]);
    expect(await recent({ gameType: 'LIVE' })).toEqual([gameOf(box, 'LIVE').gameId]);
    const other = await tokenOf('member2');
    const { body } = await askCall(box.address, 'games.recent', { language: 'ES' }, { token: other });
    expect(body.value).toEqual({ list: [] });
  });

  const lobby = { lottoArea: 'VN', launchMode: 'LOTT', view: 'betting', device: 'WEB', language: 'EN' };

  it.each([
    ['/vnlottery?gameCode=HUE', '/vnlottery?gameCode=HUE'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/a\nb', '/'],
  ])('a lottery opens, and its way out from %j leads to %s', async (backUrl, back) => {
    const token = await tokenOf('member1');
    const input = { ...lobby, gameCode: 'HUE', backUrl };
    const came = await askCall(box.address, 'games.launch', input, { token });
    expect(came.status).toBe(200);
    expect((await askHost(box, 'enter', { ticket: ticketOf(came) })).value).toMatchObject({
      back,
      kind: 'draw',
    });
  });

  it('GWY-03 a lottery opens for the owner of the token, whatever the unknown fields say', async () => {
    const token = await tokenOf('member1');
    const more = { memberId: 'x', username: 'member2', type: 1, least: -5, rtp: 200, back: '//evil.example' };
    const input = { ...lobby, ...more, gameCode: 'HUE', backUrl: '/' };
    const came = await askCall(box.address, 'games.launch', input, { token });
    const { value } = await askHost(box, 'enter', { ticket: ticketOf(came) });
    expect(value).toMatchObject({ back: '/', game: { id: 'HUE', rtp: 95 } });
    expect(Math.round(Number(value.balance) * 100)).toBe(await purseOf(box, 'member1'));
  });

  it('the lobby of a lottery lists those of its page, and plays any of them in the same session', async () => {
    const token = await tokenOf('member1');
    const asked = { ...lobby, gameCode: 'HUE', backUrl: '/' };
    const betting = await askCall(box.address, 'games.launch', asked, { token });
    const came = await askCall(box.address, 'games.launch', { ...asked, view: 'lobby' }, { token });
    const viewOf = ({ body }: typeof came) =>
      new URL((body.value as { game_url: string }).game_url).searchParams.get('view');
    expect([viewOf(betting), viewOf(came)]).toEqual([null, 'lobby']);
    const { value } = await askHost(box, 'enter', { ticket: ticketOf(came) });
    const codes = (value.lobby as { id: string }[]).map(({ id }) => id);
    expect(codes).toHaveLength(8);
    expect(codes).toEqual(expect.arrayContaining(['HUE', 'HANOI1', 'MEKONG']));
    const play = String(value.play);
    for (const game of ['ALBA5', 'RNG-TRESCONDOR-01', '__proto__', '']) {
      expect((await askHost(box, 'choose', { play, game })).code).toBe('INVALID');
    }
    expect((await askHost(box, 'choose', { play: 'x'.repeat(43), game: 'HANOI1' })).code).toBe('ENDED');
    const chosen = await askHost(box, 'choose', { play, game: 'HANOI1' });
    expect(chosen.value).toMatchObject({ kind: 'draw', game: { id: 'HANOI1' } });
    const bet = { bets: ['07'], chip: '0.10' };
    expect((await askHost(box, 'round', { play, roundId: newRoundId(), bet })).status).toBe(200);
    const [newest] = await box.sandbox.db.read.select().from(rounds).orderBy(desc(rounds.at)).limit(1);
    expect(newest?.gameId).toBe('HANOI1');
    const recent = await askCall(
      box.address,
      'lotteries.vnRecent',
      { device: 'WEB', language: 'ES' },
      { token },
    );
    expect((recent.body.value as { games: { code: string }[] }).games.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['HANOI1', 'HUE']),
    );
    const slot = await sitDown(box, 'member2');
    expect(slot.entered.value.lobby).toEqual([]);
    expect((await askHost(box, 'choose', { play: slot.play, game: 'HANOI1' })).code).toBe('INVALID');
  });

  it('an unknown lottery is refused', async () => {
    const token = await tokenOf('member1');
    const input = { ...lobby, gameCode: '../x', backUrl: '/' };
    expect((await askCall(box.address, 'games.launch', input, { token })).body.code).toBe('GAME_UNKNOWN');
  });
});

describe('tickets', () => {
  const ticketFor = async (account = 'member1') => {
    return ticketOf(await launch(box, { token: await tokenOf(account), username: account }));
  };

  it('are good once: of fifty concurrent uses one succeeds', async () => {
    const ticket = await ticketFor();
    const all = await Promise.all(Array.from({ length: 50 }, () => askHost(box, 'enter', { ticket })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['ENDED']),
    );
  });

  it('are good for 60 seconds of the sandbox’s clock', async () => {
    const [one, other] = [await ticketFor(), await ticketFor()];
    box.sandbox.clock.move(59_000);
    expect((await askHost(box, 'enter', { ticket: one })).status).toBe(200);
    box.sandbox.clock.move(1_000);
    expect((await askHost(box, 'enter', { ticket: other })).code).toBe('ENDED');
  });

  it.each([
    ['made up', 'A'.repeat(43)],
    ['short', 'x'],
    ['no text', 7],
    ['an object', {}],
  ])('a ticket that is %s is refused', async (_, ticket) => {
    expect((await askHost(box, 'enter', { ticket })).status).toBe(422);
  });

  it('a ticket whose member has signed out since is refused', async () => {
    const token = await tokenOf('member1');
    const ticket = ticketOf(await launch(box, { token, username: 'member1' }));
    await askCall(box.address, 'session.logout', {}, { token });
    expect((await askHost(box, 'enter', { ticket })).code).toBe('ENDED');
  });

  it('no ticket is in the log', async () => {
    const ticket = await ticketFor();
    await askGames(`${box.gameAddress}/slot?lang=es&ticket=${ticket}`);
    await askHost(box, 'enter', { ticket });
    expect(box.logged.join('\n')).not.toContain(ticket);
  });
});

describe('play sessions', () => {
  it('end when the member signs out, is disabled, or is idle too long, at the next round', async () => {
    const endings: readonly ((token: string) => Promise<unknown>)[] = [
      (token) => askCall(box.address, 'session.logout', {}, { token }),
      () => box.sandbox.db.write((tx) => tx.run("UPDATE members SET disabled = 1 WHERE account = 'member1'")),
      async () => box.sandbox.clock.move(31 * 60_000),
    ];
    for (const end of endings) {
      await box.reset();
      const { play, token } = await sitDown(box, 'member1');
      const before = await purseOf(box, 'member1');
      await end(token);
      const { code } = await askHost(box, 'round', { play, roundId: newRoundId(), bet: slotBet });
      expect(code).toBe('ENDED');
      expect(await purseOf(box, 'member1')).toBe(before);
    }
  });

  it('playing counts as use of the session', async () => {
    const { play, token } = await sitDown(box, 'member1');
    for (let n = 0; n < 3; n += 1) {
      box.sandbox.clock.move(20 * 60_000);
      expect((await askHost(box, 'round', { play, roundId: newRoundId(), bet: slotBet })).status).toBe(200);
    }
    expect((await askCall(box.address, 'wallet.balance', {}, { token })).status).toBe(200);
  });

  it('GWY-02 an invented play session plays nothing, and a round id means nothing in another session', async () => {
    const made = await askHost(box, 'round', { play: 'A'.repeat(43), roundId: newRoundId(), bet: slotBet });
    expect(made.code).toBe('ENDED');
    const [one, other] = [await sitDown(box, 'member1'), await sitDown(box, 'vip5')];
    const roundId = newRoundId();
    await askHost(box, 'round', { play: one.play, roundId, bet: slotBet });
    const before = await purseOf(box, 'member1');
    const { value } = await askHost(box, 'round', { play: other.play, roundId, bet: slotBet });
    expect(Math.round(Number(value.balance) * 100)).toBe(await purseOf(box, 'vip5'));
    expect(await purseOf(box, 'member1')).toBe(before);
  });

  it('a round that was played can’t be repeated with another bet', async () => {
    const { play } = await sitDown(box, 'member1');
    const roundId = newRoundId();
    await askHost(box, 'round', { play, roundId, bet: slotBet });
    const bet = { lines: 20, coin: '0.10' };
    expect((await askHost(box, 'round', { play, roundId, bet })).code).toBe('INVALID');
  });
});
