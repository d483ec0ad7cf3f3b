import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { protectionChanges } from '#sandbox/db/protection-schema.ts';
import { hour, ofMarket, ruleOf } from '../../kit/limits.ts';
import { type Asker, act, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('ES'));
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member1');
});

const office = (what: string) => act(box, 'protection', { act: what, account: 'member1' });
const absence = async () => (await askFor(asker, 'protection.standing')).value.absence;
const comeBack = (wanted: 'ASK' | 'CONFIRM') => askFor(asker, 'protection.return', { act: wanted });
const contentOf = async (id: string) => (await askFor(asker, 'inbox.message', { id })).value.content;

/** The text of the newest message. */
async function newest(): Promise<string> {
  const { value } = await askFor(asker, 'inbox.page', { page: 1, folder: 'all' });
  return contentOf(value.messages[0]?.id ?? '');
}

describe('whom the register lets go', () => {
  it('comes back on request, after a message about the register, and not before', async () => {
    await office('REGISTER');
    expect((await office('UNREGISTER')).status).toBe(200);
    expect((await office('UNREGISTER')).status).toBe(400);
    expect(await newest()).toContain('Tu cuenta sigue cerrada al juego');
    expect(await absence()).toMatchObject({ kind: 'REGISTER', return: null });
    expect(ruleOf(await askFor(asker, 'games.favourites'))).toBe('excluded');
    expect((await comeBack('ASK')).value.absence?.return?.state).toBe('COOLING');
    box.sandbox.clock.move(24 * hour);
    expect(ruleOf(await comeBack('CONFIRM'))).toBe('noticeUnread');
    const id = (await absence())?.return?.toRead ?? '';
    const content = await contentOf(id);
    expect(content).toContain('registro de autoprohibición');
    expect(content).toContain('riesgos');
    expect(content).not.toContain('Lo decidiste tú');
    await askFor(asker, 'inbox.mark', { ids: [id], as: 'read' });
    expect((await comeBack('CONFIRM')).value).toEqual({ absence: null });
    const own = eq(protectionChanges.memberId, asker.id);
    const rows = await box.sandbox.db.read.select().from(protectionChanges).where(own);
    const noted = rows.filter(({ what }) => what !== 'LIMIT_SET').map(({ what }) => what);
    expect(noted).toEqual(['EXCLUSION', 'RETURN_ASKED', 'RETURNED']);
  });

  it('is told that their own exclusion stands, which stays as it was', async () => {
    await askFor(asker, 'protection.exclude', { months: 6, understood: true, everywhere: false });
    const before = await absence();
    await office('REGISTER');
    expect((await absence())?.kind).toBe('REGISTER');
    await office('UNREGISTER');
    expect(await newest()).toContain('Tu autoexclusión sigue en vigor');
    expect(await absence()).toEqual(before);
  });

  it('and is listed again before coming back can’t come back any more', async () => {
    await office('REGISTER');
    await office('UNREGISTER');
    await comeBack('ASK');
    expect((await office('REGISTER')).status).toBe(200);
    expect(await absence()).toMatchObject({ kind: 'REGISTER', returnFrom: null, return: null });
    expect(ruleOf(await comeBack('ASK'))).toBe('noReturn');
  });
});
