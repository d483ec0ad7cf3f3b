import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, CallName, CallOutput } from '#contract/calls.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { act } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const language = 'ES';
const batch = (n: number) => `a-batch-of-a-test-${n}`;
const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

async function ask<N extends CallName>(name: N, input: CallInput<N>, by = token): Promise<CallOutput<N>> {
  const { body } = await askCall(box.address, name, input, { token: by });
  if (!body.success) throw new Error(body.code ?? 'no code');
  return body.value as CallOutput<N>;
}

const list = (more: Partial<CallInput<'inbox.page'>> = {}) =>
  ask('inbox.page', { page: 1, folder: 'all', language, ...more });
const titles = async (more: Partial<CallInput<'inbox.page'>> = {}) =>
  (await list(more)).messages.map(({ title }) => title);
const unread = () => ask('notices.unread', {});

const message = { account: 'member1', kind: 'player', titleEs: 'Nuevo', contentEs: '<p>Hola</p>' };
const send = async (more: object = {}) =>
  (await act(box, 'messages', { act: 'send', ...message, ...more })).value;

describe('the inbox', () => {
  it('lists a member’s own messages, newest first, in the language that was asked for', async () => {
    expect(await titles()).toHaveLength(4);
    expect((await titles({ language: 'EN' })).at(-1)).toBe('Welcome');
    expect((await titles()).at(-1)).toBe('Bienvenida');
    const [first] = (await list()).messages;
    const other = await signIn(box.address, 'member2');
    await expect(ask('inbox.message', { id: first?.id ?? '', language }, other)).rejects.toThrow('NOT_FOUND');
  });

  it.each([0, 1, 9, 10, 10_000])('NOT-05 has nine a page: of %i messages', async (count) => {
    await act(box, 'messages', { act: 'fill', account: 'member1', count });
    const pages = Math.max(1, Math.ceil(count / 9));
    expect(await list()).toMatchObject({ count, totalPages: pages, unread: count });
    expect((await list({ page: pages })).messages).toHaveLength(count === 0 ? 0 : ((count - 1) % 9) + 1);
    expect((await list({ page: pages + 1 })).messages).toEqual([]);
  });

  it('is searched without accents, in folders and by subject', async () => {
    expect(await titles({ query: 'DEPOSITO' })).toEqual(['Tu depósito está disponible']);
    expect(await titles({ query: "' OR 1=1 --" })).toEqual([]);
    expect(await titles({ kind: 'money' })).toEqual(['Tu depósito está disponible']);
    expect(await titles({ folder: 'favourite' })).toEqual([]);
    expect((await titles({ folder: 'unread' })).length).toBe(await unread());
  });

  it('counts the same everywhere after each change', async () => {
    const ids = (await list()).messages.map(({ id }) => id);
    expect(await ask('inbox.mark', { ids, as: 'read' })).toEqual({ unread: 0 });
    expect(await ask('inbox.mark', { ids: ids.slice(0, 2), as: 'unread' })).toEqual({ unread: 2 });
    expect(await ask('inbox.mark', { ids, as: 'favourite' })).toEqual({ unread: 2 });
    expect(await unread()).toBe(2);
    expect((await list()).unread).toBe(2);
    expect(await titles({ folder: 'favourite' })).toHaveLength(ids.length);
  });

  it('a message that arrives while all is marked as read stays unread', async () => {
    const { highest } = await list();
    await send();
    expect(await ask('inbox.readAll', { upTo: highest })).toEqual({ unread: 1 });
    expect(await titles({ folder: 'unread' })).toEqual(['Nuevo']);
  });

  it('a deletion is done once, undone for ten minutes, and then for good', async () => {
    const { messages } = await list();
    const free = messages.find(({ required }) => !required);
    const ids = [free?.id ?? ''];
    const input = { batch: batch(1), ids };
    const [first, second] = await Promise.all([ask('inbox.remove', input), ask('inbox.remove', input)]);
    expect([first.deleted, second.deleted]).toEqual([1, 1]);
    expect(await titles()).toHaveLength(3);
    await ask('inbox.restore', { batch: batch(1) });
    expect(await titles()).toHaveLength(4);
    expect((await ask('inbox.remove', input)).deleted).toBe(1);
    expect(await titles(), 'a copy of it that comes late deletes nothing').toHaveLength(4);
    await ask('inbox.remove', { batch: batch(2), ids });
    box.sandbox.clock.move(11 * 60_000);
    const late = await signIn(box.address, 'member1');
    await expect(ask('inbox.restore', { batch: batch(2) }, late)).rejects.toThrow('NOT_FOUND');
  });

  it('what must be kept, and favourites, survive deleting what is read', async () => {
    const { highest } = await list();
    await ask('inbox.readAll', { upTo: highest });
    const [favourite] = (await list()).messages.filter(({ required }) => !required);
    await ask('inbox.mark', { ids: [favourite?.id ?? ''], as: 'favourite' });
    await ask('inbox.remove', { batch: batch(3), upTo: highest });
    const left = (await list()).messages;
    expect(left.every((one) => one.required || one.favourite)).toBe(true);
    expect(left).toHaveLength(2);
    const kept = left.find(({ required }) => required);
    expect((await ask('inbox.remove', { batch: batch(4), ids: [kept?.id ?? ''] })).deleted).toBe(0);
  });

  it('what is deleted as read is what was shown as read: not what is read or arrives meanwhile', async () => {
    const { messages, highest } = await list();
    const free = messages.filter(({ required }) => !required).map(({ id }) => id);
    const [first = '', second = ''] = free;
    await ask('inbox.mark', { ids: free, as: 'unread' });
    await ask('inbox.mark', { ids: [first], as: 'read' });
    const { asOf } = await list();
    box.sandbox.clock.move(1_000);
    // Another device reads one, and a message arrives and is read there.
    const arrived = (await send()) as string;
    await ask('inbox.mark', { ids: [second, arrived], as: 'read' });
    const input = { batch: batch(5), upTo: highest, ...(asOf === undefined ? {} : { asOf }) };
    expect((await ask('inbox.remove', input)).deleted).toBe(1);
    const left = (await list()).messages.map(({ id }) => id);
    expect(left).not.toContain(first);
    expect(left).toEqual(expect.arrayContaining([second, arrived]));
  });

  it('a question is answered once; the same answer again changes nothing', async () => {
    const choices = [
      { id: 'yes', labelEs: 'Sí', labelEn: 'Yes' },
      { id: 'no', labelEs: 'No', labelEn: 'No' },
    ];
    const id = (await send({ choices, required: true })) as string;
    expect((await list()).toAnswer).toBe(1);
    const answered = await ask('inbox.answer', { id, choice: 'yes', language });
    expect(answered).toMatchObject({ toAnswer: false, read: true, question: { answer: 'yes' } });
    expect(await ask('inbox.answer', { id, choice: 'yes', language })).toEqual(answered);
    await expect(ask('inbox.answer', { id, choice: 'no', language })).rejects.toThrow('ALREADY_SETTLED');
    await expect(ask('inbox.answer', { id, choice: 'other', language })).rejects.toThrow('NOT_FOUND');
  });

  it('an offer expires by the gateway’s clock, and stays readable', async () => {
    const until = box.sandbox.clock.now() + 1_000;
    const id = (await send({ until })) as string;
    expect((await ask('inbox.message', { id, language })).expiredAt).toBeNull();
    box.sandbox.clock.move(2_000);
    expect(await ask('inbox.message', { id, language })).toMatchObject({
      expiredAt: until,
      content: '<p>Hola</p>',
    });
  });

  it('tells what was decided about a reward, with the way to it', async () => {
    await act(box, 'rewards', {
      act: 'give',
      account: 'member1',
      amount: '5.00',
      title: 'Regalo <b>',
    });
    const [newest] = (await list()).messages;
    expect(newest?.title).toBe('Tienes una recompensa por cobrar');
    const { content, link } = await ask('inbox.message', { id: newest?.id ?? '', language });
    expect(content).toContain('Regalo &lt;b&gt;');
    expect(link).toMatchObject({ screen: 'member', page: 'rewardCenter', section: expect.any(String) });
  });
});
