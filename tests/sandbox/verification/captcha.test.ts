import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { captchaImage } from '#sandbox/verification/captcha/image.ts';
import { letters } from '#sandbox/verification/captcha/letters.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const box = sandboxOfFile();

beforeEach(async () => {
  await box.reset();
  for (let n = 0; n < 3; n += 1) await login('mine', undefined, 'wrong');
});

function login(client: string, captcha?: string, password = seedPassword): Promise<Came> {
  const input = {
    type: 'username',
    username: 'member1',
    password,
    ...(captcha === undefined ? {} : { captcha }),
  };
  return askCall(box.address, 'session.login', input, { client });
}

/** Requests an image and reads its answer where only tests can. */
async function seeCaptcha(client: string): Promise<string> {
  expect((await askCall(box.address, 'verification.captcha', {}, { client })).status).toBe(200);
  const [letter] = await readOutbox(box.sandbox, { to: client, kind: 'captcha' });
  return letter?.code ?? '';
}

describe('the image captcha at sign-in', () => {
  it('is required after the third failure, and no sooner', async () => {
    await box.reset();
    const asked: unknown[] = [];
    for (let n = 0; n < 4; n += 1) asked.push((await login('mine', undefined, 'wrong')).body.value);
    expect(asked).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }, { captcha: true }]);
  });

  it('when unanswered makes even the right password fail like a wrong one', async () => {
    expect((await login('mine')).body).toMatchObject({ code: 'LOGIN_REFUSED', value: { captcha: true } });
    expect((await login('mine', '')).body.code).toBe('LOGIN_REFUSED');
  });

  it('lets the right password in with the right answer, in any spelling', async () => {
    const answer = await seeCaptcha('mine');
    expect((await login('mine', ` ${answer.toLowerCase()} `)).status).toBe(200);
  });

  it('when misread does not count as a wrong password', async () => {
    for (let n = 0; n < 6; n += 1) {
      await seeCaptcha('mine');
      expect((await login('mine', 'OOOOO')).body).toMatchObject({
        code: 'CAPTCHA_WRONG',
        value: { captcha: true },
      });
    }
    expect((await login('mine', await seeCaptcha('mine'))).status).toBe(200);
  });

  it('is no longer required once the right password was shown', async () => {
    await login('mine', await seeCaptcha('mine'));
    expect((await login('mine', undefined, 'wrong')).body.value).toEqual({ captcha: false });
  });
});

describe('CAP-03 an answer works for the newest image of its own client, once', () => {
  it('CAP-03 it fails a second time', async () => {
    const answer = await seeCaptcha('mine');
    expect((await login('mine', answer, 'wrong')).body.code).toBe('LOGIN_REFUSED');
    expect((await login('mine', answer)).body.code).toBe('CAPTCHA_WRONG');
  });

  it('CAP-03 of two uses at once one counts', async () => {
    const answer = await seeCaptcha('mine');
    const came = await Promise.all([login('mine', answer, 'wrong'), login('mine', answer, 'wrong')]);
    expect(came.map(({ body }) => body.code).sort()).toEqual(['CAPTCHA_WRONG', 'LOGIN_REFUSED']);
  });

  it('CAP-03 it fails after another image was requested', async () => {
    const old = await seeCaptcha('mine');
    const newest = await seeCaptcha('mine');
    expect((await login('mine', old)).body.code).toBe('CAPTCHA_WRONG');
    expect(newest).not.toBe(old);
  });

  it('CAP-03 it fails for another client, and stays good for its own', async () => {
    const answer = await seeCaptcha('mine');
    expect((await login('theirs', answer)).body.code).toBe('CAPTCHA_WRONG');
    expect((await login('mine', answer)).status).toBe(200);
  });

  it('CAP-03 it fails after two minutes', async () => {
    const answer = await seeCaptcha('mine');
    box.sandbox.clock.move(2 * minute);
    expect((await login('mine', answer)).body.code).toBe('CAPTCHA_WRONG');
  });
});

describe('the picture', () => {
  it('is a PNG with its answer in dark ink on light paper, and no two are alike', () => {
    const [one, other] = [captchaImage('A3C7E'), captchaImage('A3C7E')];
    const { width, height, data } = PNG.sync.read(Buffer.from(one, 'base64'));
    expect([width, height]).toEqual([180, 60]);
    const dark = Array.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0).filter(
      (tone) => tone < 110,
    );
    expect(dark.length / (width * height)).toBeGreaterThan(0.05);
    expect(dark.length / (width * height)).toBeLessThan(0.4);
    expect(one).not.toBe(other);
  });

  it('draws every letter that an answer may hold, each in its own way', () => {
    const ink = (letter: string) =>
      PNG.sync.read(Buffer.from(captchaImage(letter), 'base64')).data.filter((tone) => tone < 110).length;
    for (const letter of letters) expect(ink(letter), letter).toBeGreaterThan(ink('?') + 100);
    expect(letters.join('')).not.toMatch(/[0O1ILS5Z2]/);
  });

  it('holds its answer only in the drawing', () => {
    expect(Buffer.from(captchaImage('HKMNP'), 'base64').toString('latin1')).not.toContain('HKMNP');
  });
});
