import { beforeEach, describe, expect, it } from 'vitest';
import { askCall } from '../../kit/ask-call.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let agent41: Asker;

beforeEach(async () => {
  await box.reset();
  agent41 = await askerOf(box, 'agent41');
});

function act(what: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return box.ask('/sandbox/notices', { method: 'POST', headers, body: JSON.stringify(what) });
}

const titles = async (page = 1, language = 'ES') =>
  (await askFor(agent41, 'agent.announcements', { page, language })).value.announcements.map(
    ({ title }) => title,
  );

describe('what the operator tells agents', () => {
  it('comes newest first, in both languages', async () => {
    expect(await titles()).toEqual([
      'Enlaces de invitación con nombre propio',
      'Cómo hablar de juego responsable con tu equipo',
    ]);
    expect((await titles(1, 'EN'))[0]).toBe('Invitation links with a name');
    const texts = { titleEs: 'Nuevo', titleEn: 'New', contentEs: '<p>a</p>', contentEn: '<p>b</p>' };
    expect((await act({ act: 'publish', type: 'AG', ...texts })).status).toBe(200);
    expect((await titles())[0]).toBe('Nuevo');
  });

  it('is nine a page; past the end it is the last page, and nothing is one empty page', async () => {
    await act({ act: 'fill', type: 'AG', count: 20 });
    expect(await titles(1)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12].map((n) => `Aviso ${n}`));
    const last = (await askFor(agent41, 'agent.announcements', { page: 9 })).value;
    expect([last.page, last.totalPages, last.count, last.announcements.length]).toEqual([3, 3, 20, 2]);
    const { id } = last.announcements[1] ?? { id: '' };
    const holding = (await askFor(agent41, 'agent.announcements', { page: 1, id })).value;
    expect([holding.page, holding.announcements.some((one) => one.id === id)]).toEqual([3, true]);
    expect((await askFor(agent41, 'agent.announcements', { page: 2, id: 'withdrawn' })).value.page).toBe(2);
    await act({ act: 'fill', type: 'AG', count: 0 });
    const none = (await askFor(agent41, 'agent.announcements', { page: 1 })).value;
    expect(none).toEqual({ announcements: [], count: 0, page: 1, totalPages: 1 });
  });

  it('is never among the notices of members, whatever type is asked for', async () => {
    const { body } = await askCall(box.address, 'notices.announcements', {
      types: 'B,PL,PU,PR,H,AG',
      platform: 'W',
      execution: 'B',
      language: 'ES',
    });
    expect(JSON.stringify(body.value)).not.toContain('Enlaces de invitación con nombre propio');
  });
});
