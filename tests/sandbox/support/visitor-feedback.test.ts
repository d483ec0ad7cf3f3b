import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import type { OfficeFeedback } from '#sandbox/support/feedback-office.ts';
import { askCall } from '../../kit/ask-call.ts';
import { askerOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { onFeedback, sendFeedback } from '../../kit/support.ts';

const hour = 60 * 60_000;
const key = 'one-key-of-a-visitor-1';
const text = 'El registro no acepta mi celular';
const email = 'Ana.Visita@example.com';
const box = sandboxOfFile();

beforeEach(() => box.reset());

/** Sends a comment as a visitor does, under a new key where none is given. */
async function send(input: Readonly<Record<string, unknown>>, language = 'ES') {
  const more = { headers: { [headers.language]: language } };
  const { status, body } = await askCall(box.address, 'support.sendAsVisitor', input, more);
  return { status, code: body.code, value: body.value as CallOutput<'support.sendAsVisitor'> };
}

/** What waits at the back office. */
async function waiting(): Promise<readonly OfficeFeedback[]> {
  return ((await (await box.ask('/sandbox/feedback')).json()) as { value: OfficeFeedback[] }).value;
}

const mails = (to = email) => readOutbox(box.sandbox, { to, kind: 'mail' });

describe('a comment of a visitor', () => {
  it('is received with a reference and its two dates, trimmed', async () => {
    const { status, value } = await send({ text: `  ${text} \n` });
    expect(status).toBe(200);
    expect(value.receivedAt).toBeGreaterThan(0);
    expect(value.acknowledgeBy - value.receivedAt).toBe(24 * hour);
    expect(value.decideBy - value.receivedAt).toBe(8 * 7 * 24 * hour);
    expect(await waiting()).toEqual([
      expect.objectContaining({
        reference: value.reference,
        account: null,
        text,
        state: 'RECEIVED',
        email: null,
      }),
    ]);
  });

  it('is received once under its key, also when it comes twice at once', async () => {
    const both = await Promise.all([1, 2].map(() => send({ key, text, email })));
    const again = await send({ key, text, email });
    expect(new Set([...both, again].map(({ value }) => value.reference)).size).toBe(1);
    expect(again.value).toEqual(both[0]?.value);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['another text', { text: 'Otra cosa', email }],
    ['another address', { text, email: 'otra@example.com' }],
    ['no address', { text }],
  ])('with %s under the same key is refused', async (_, other) => {
    await send({ key, text, email });
    expect(await send({ key, ...other })).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect(await waiting()).toHaveLength(1);
  });

  it('may be sent ten times an hour from one address; one that comes again is answered all the same', async () => {
    const first = await send({ key, text });
    for (let n = 2; n <= 10; n += 1) expect((await send({ text })).status).toBe(200);
    expect(await send({ text })).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect((await send({ key, text })).value).toEqual(first.value);
    box.sandbox.clock.move(hour);
    expect((await send({ text })).status).toBe(200);
  });

  it.each([
    ['an empty text', { text: ' ' }, 400, 'INPUT_INVALID'],
    ['a text of 141 characters', { text: 'a'.repeat(141) }, 400, 'INPUT_INVALID'],
    ['an address without a host', { text, email: 'ana@' }, 422, 'FIELD_REFUSED'],
    ['an empty address', { text, email: '' }, 422, 'FIELD_REFUSED'],
  ])('with %s is refused', async (_, input, status, code) => {
    expect(await send(input)).toMatchObject({ status, code });
    expect(await waiting()).toEqual([]);
  });

  it('waits in one list with those of members, the oldest first', async () => {
    const member = await askerOf(box, 'member1');
    await sendFeedback(member, 'Primero');
    box.sandbox.clock.move(60_000);
    await send({ text: 'Segundo' });
    box.sandbox.clock.move(60_000);
    await sendFeedback(await askerOf(box, 'member2'), 'Tercero');
    expect((await waiting()).map(({ text: said, account }) => [said, account])).toEqual([
      ['Primero', 'member1'],
      ['Segundo', null],
      ['Tercero', 'member2'],
    ]);
    const page = await (await box.ask('/sandbox?tab=messages')).text();
    expect(page).toContain('Segundo');
  });

  it('is acknowledged once, and answered once', async () => {
    const { reference } = (await send({ text })).value;
    expect((await onFeedback(box, { reference, act: 'acknowledge' })).status).toBe(200);
    expect((await waiting())[0]?.state).toBe('ACKNOWLEDGED');
    expect((await onFeedback(box, { reference, act: 'acknowledge' })).status).toBe(400);
    expect((await onFeedback(box, { reference, act: 'answer', text: 'Gracias' })).status).toBe(200);
    expect((await onFeedback(box, { reference, act: 'answer', text: 'Otra vez' })).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['ES', 'Escribiste: '],
    ['EN', 'You wrote: '],
  ])(
    'is answered by mail in the language of %s, and the address is then forgotten',
    async (language, begins) => {
      const sent = await send({ key, text, email }, language);
      expect((await waiting())[0]).toMatchObject({ email });
      const { reference } = sent.value;
      const { value } = await onFeedback(box, { reference, act: 'answer', text: '<b>Ya</b> está' });
      expect(value).toMatchObject({ state: 'ANSWERED', email: null });
      const [letter, ...more] = await mails();
      expect(letter?.text.startsWith(begins)).toBe(true);
      expect(letter?.text).toContain(text);
      expect(letter?.text).toContain('<b>Ya</b> está');
      expect(more).toEqual([]);
      expect((await send({ key, text, email }, language)).value).toEqual(sent.value);
    },
  );

  it('without an address is answered without a mail', async () => {
    const { reference } = (await send({ text })).value;
    await onFeedback(box, { reference, act: 'answer', text: 'Gracias' });
    expect(await readOutbox(box.sandbox, { kind: 'mail' })).toEqual([]);
  });

  it('leaves nothing of the visitor in the log', async () => {
    const { reference } = (await send({ key, text, email })).value;
    await onFeedback(box, { reference, act: 'answer', text: 'Gracias' });
    const log = box.logged.join('\n');
    for (const said of [text, email, key]) expect(log).not.toContain(said);
  });
});
