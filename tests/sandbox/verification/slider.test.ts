import { randomUUID } from 'node:crypto';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { tickets } from '#sandbox/db/schema.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { signStatement } from '../../kit/hosted-statement.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { answer, seePuzzle, solveSlider } from '../../kit/solve-slider.ts';

const minute = 60_000;
const wrongNumber = 9_999;
const box = sandboxOfFile();

beforeEach(async () => {
  await box.reset();
  box.sandbox.settings.patch({ slider: { login: true, sms: true } });
});

function login(verificationData?: string, client = 'mine', password = seedPassword): Promise<Came> {
  const proof = verificationData === undefined ? {} : { verificationData };
  const input = { type: 'username', username: 'member1', password, ...proof };
  return askCall(box.address, 'session.login', input, { client });
}

describe('LOG-14 a login that wants a slider', () => {
  it('LOG-14 is refused without a proof, whatever else is right', async () => {
    expect((await login()).body).toMatchObject({
      success: false,
      code: 'SLIDER_NEEDED',
      message: 'Completa primero la verificación, por favor.',
    });
    for (const made of ['x', 'solved', 'null', '0', 'a.b', '{}', randomUUID(), `${'A'.repeat(4_000)}`]) {
      expect((await login(made)).body.code).toBe('SLIDER_NEEDED');
    }
  });

  it('LOG-14 accepts a proof once', async () => {
    const proof = await solveSlider(box, 'mine');
    expect((await login(proof)).status).toBe(200);
    expect((await login(proof)).body.code).toBe('SLIDER_NEEDED');
  });

  it('LOG-14 uses up a proof with a wrong password too', async () => {
    const proof = await solveSlider(box, 'mine');
    expect((await login(proof, 'mine', 'wrong')).body.code).toBe('LOGIN_REFUSED');
    expect((await login(proof)).body.code).toBe('SLIDER_NEEDED');
  });

  it('LOG-14 refuses another tab’s proof, which stays good for its own tab', async () => {
    const proof = await solveSlider(box, 'mine');
    expect((await login(proof, 'theirs')).body.code).toBe('SLIDER_NEEDED');
    expect((await login(proof, 'mine')).status).toBe(200);
  });

  it('LOG-14 refuses a proof older than five minutes', async () => {
    const proof = await solveSlider(box, 'mine');
    box.sandbox.clock.move(5 * minute);
    expect((await login(proof)).body.code).toBe('SLIDER_NEEDED');
  });

  it('LOG-14 of two uses at once one counts', async () => {
    const proof = await solveSlider(box, 'mine');
    const came = await Promise.all([login(proof), login(proof)]);
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('LOG-14 stores proofs so that they can’t be read', async () => {
    const proof = await solveSlider(box, 'mine');
    expect(JSON.stringify(await box.sandbox.db.read.select().from(tickets))).not.toContain(proof);
  });

  it('LOG-14 needs no proof when the operator wants none', async () => {
    box.sandbox.settings.patch({ slider: { login: false } });
    expect((await login()).status).toBe(200);
  });

  it('LOG-14 an SMS needs one too, before it costs anything', async () => {
    const number = { mobileNum: '987654321', countryDialingCode: '51' };
    const send = (more: object) =>
      askCall(box.address, 'verification.smsLogin', { ...number, ...more }, { client: 'mine' });
    expect((await send({})).body.code).toBe('SLIDER_NEEDED');
    expect((await send({ verificationData: await solveSlider(box, 'mine') })).status).toBe(200);
  });
});

describe('the slider', () => {
  it('is a picture with a hole and the piece that fits it', async () => {
    const { background, piece, width, height, pieceSize, pieceTop, place } = await seePuzzle(box);
    const [whole, part] = [background, piece].map((png) => PNG.sync.read(Buffer.from(png, 'base64')));
    expect([whole?.width, whole?.height]).toEqual([2 * width, 2 * height]);
    expect([part?.width, part?.height]).toEqual([2 * pieceSize, 2 * pieceSize]);
    expect(width).toBeLessThanOrEqual(288);
    expect(place).toBeGreaterThan(pieceSize);
    expect(place + pieceSize).toBeLessThanOrEqual(width);
    const tone = (png: PNG | undefined, x: number, y: number) => {
      const at = (2 * y * (png?.width ?? 0) + 2 * x) * 4;
      return [...(png?.data.subarray(at, at + 3) ?? [])].reduce((sum, channel) => sum + channel, 0);
    };
    const inside = { x: 22, y: 28 };
    const hole = tone(whole, place + inside.x, pieceTop + inside.y);
    expect(hole).toBeLessThan(0.7 * tone(part, inside.x, inside.y));
  });

  it('reveals its answer nowhere in what it sends', async () => {
    // By chance the piece may be as far from the top as it has to be moved: not in each of a few puzzles.
    const puzzles = [await seePuzzle(box), await seePuzzle(box), await seePuzzle(box), await seePuzzle(box)];
    for (const name of ['width', 'height', 'pieceSize', 'pieceTop'] as const) {
      expect(puzzles.every((puzzle) => puzzle[name] === puzzle.place)).toBe(false);
    }
    for (const { place, words, question, background, piece, id, ...numbers } of puzzles) {
      expect(Object.keys(numbers).sort()).toEqual(['height', 'kind', 'pieceSize', 'pieceTop', 'width']);
      expect(question).not.toContain(words);
      expect(Buffer.from(background + piece, 'base64').toString('latin1')).not.toContain(String(place) + id);
    }
  });

  it('tolerates a few pixels, and no more', async () => {
    for (const [beside, status] of [
      [5, 200],
      [-5, 200],
      [6, 422],
      [-6, 422],
    ] as const) {
      const { id, place } = await seePuzzle(box);
      expect({ beside, status: (await answer(box, { id, moved: place + beside })).status }).toEqual({
        beside,
        status,
      });
    }
  });

  it('works for one answer, right or wrong', async () => {
    const { id, place } = await seePuzzle(box);
    expect((await answer(box, { id, moved: wrongNumber })).body.code).toBe('SLIDER_WRONG');
    expect((await answer(box, { id, moved: place })).body.code).toBe('SLIDER_WRONG');
    const again = await seePuzzle(box);
    const both = [0, 0].map(() => answer(box, { id: again.id, moved: again.place }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('works for two minutes, for the newest picture of its own tab', async () => {
    const old = await seePuzzle(box);
    const newest = await seePuzzle(box);
    expect((await answer(box, { id: old.id, moved: old.place })).body.code).toBe('SLIDER_WRONG');
    expect((await answer(box, { id: newest.id, moved: newest.place }, 'theirs')).body.code).toBe(
      'SLIDER_WRONG',
    );
    box.sandbox.clock.move(2 * minute);
    expect((await answer(box, { id: newest.id, moved: newest.place })).body.code).toBe('SLIDER_WRONG');
  });

  it('refuses an empty answer', async () => {
    for (const input of [{}, { words: '' }, { moved: Number.NaN }, { moved: 1e308 }, { words: '*' }]) {
      const { id } = await seePuzzle(box);
      expect((await answer(box, { id, ...input })).body.success).toBe(false);
    }
  });

  it('is limited to so many pictures for one address', async () => {
    box.sandbox.settings.patch({ limits: { slidersPerAddressHour: 2 } });
    const ask = () => askCall(box.address, 'verification.slider', {}, { client: randomUUID() });
    expect([await ask(), await ask()].map(({ status }) => status)).toEqual([200, 200]);
    const third = await ask();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('the question in words', () => {
  it('is asked in the caller’s language and accepts any spelling', async () => {
    const spanish = await seePuzzle(box, 'mine', 'ES');
    expect(spanish.question).toMatch(/^De estas palabras, escribe primero/);
    const [first, second] = spanish.words.split(' ');
    const spelt = ` ${first?.toUpperCase()}, y ${second?.normalize('NFKD').replace(/\p{M}/gu, '')}. `;
    expect((await answer(box, { id: spanish.id, words: spelt }, 'mine')).status).toBe(200);
    const english = await seePuzzle(box, 'mine', 'EN');
    expect(english.question).toMatch(/^Of these words, write first/);
    expect((await answer(box, { id: english.id, words: english.words }, 'mine')).status).toBe(200);
  });

  it('accepts neither half of the answer nor its parts reversed', async () => {
    for (const change of [
      (words: string) => words.split(' ')[0] ?? '',
      (words: string) => words.split(' ').reverse().join(' '),
    ]) {
      const { id, words } = await seePuzzle(box);
      expect((await answer(box, { id, words: change(words) })).body.code).toBe('SLIDER_WRONG');
    }
  });

  it('allows fewer answers than the picture', async () => {
    box.sandbox.settings.patch({ limits: { sliderWordsPerAddressHour: 2 } });
    for (const status of [422, 422, 429]) {
      const { id } = await seePuzzle(box, randomUUID());
      expect((await answer(box, { id, words: 'no idea' }, 'mine')).status).toBe(status);
    }
    expect(await solveSlider(box)).toMatch(/^[\w-]{43}$/);
  });
});

describe('LOG-14 a hosted slider', () => {
  const hosted = {
    script: 'https://slider.example/v1.js',
    siteKey: 'site-1',
    secret: 'a secret of the provider',
  };
  const statement = () => ({
    siteKey: hosted.siteKey,
    client: 'mine',
    id: randomUUID(),
    issuedAt: box.sandbox.clock.now(),
  });
  const sign = (changes: object = {}, secret = hosted.secret) =>
    signStatement({ ...statement(), ...changes }, secret);

  beforeEach(() => {
    box.sandbox.settings.patch({ slider: { hosted } });
  });

  it('LOG-14 publishes its script and keeps its secret', async () => {
    const { body } = await askCall(box.address, 'verification.slider');
    expect(body.value).toEqual({ kind: 'hosted', script: hosted.script, siteKey: hosted.siteKey });
  });

  it('LOG-14 accepts a proof that the provider confirms, once', async () => {
    const proof = sign();
    expect((await login(proof)).status).toBe(200);
    expect((await login(proof)).body.code).toBe('SLIDER_NEEDED');
  });

  it('LOG-14 accepts only the provider’s answer, for this merchant and this tab, just now', async () => {
    const now = box.sandbox.clock.now();
    const [body = '', mac = ''] = sign().split('.');
    const forged = [
      sign({}, 'another secret, quite long'),
      sign({ siteKey: 'site-2' }),
      sign({ client: 'theirs' }),
      sign({ issuedAt: now - 6 * minute }),
      sign({ issuedAt: now + 6 * minute }),
      sign({ id: '' }),
      `${body}.`,
      `${body}`,
      `.${mac}`,
      `${body}x.${mac}`,
    ];
    for (const proof of forged) expect((await login(proof)).body.code).toBe('SLIDER_NEEDED');
  });

  it('LOG-14 refuses a proof of the sandbox’s own slider in its place', async () => {
    box.sandbox.settings.patch({ slider: { hosted: null } });
    const own = await solveSlider(box, 'mine');
    box.sandbox.settings.patch({ slider: { hosted } });
    expect((await login(own)).body.code).toBe('SLIDER_NEEDED');
  });
});
