import { describe, expect, it } from 'vitest';
import { createStand, json, patient } from './stand.ts';

/** A client whose requests say how the browser's cache is to treat them. */
function watched() {
  const modes: [path: string, mode: RequestCache][] = [];
  const stand = createStand(() => json({ success: true, value: [] }), {
    fetch: async (input) => {
      const request = input as Request;
      modes.push([new URL(request.url).pathname, request.cache]);
      return json({ success: true, value: 3 });
    },
    timeouts: patient,
  });
  const ask = (call: Promise<unknown>) => call.catch(() => undefined);
  return { ...stand, modes, ask };
}

const types = { gameType: 'RNG', language: 'ES' };

describe('what the browser keeps of answers', () => {
  it('is what is the same for everybody, and it asks each time whether that still holds', async () => {
    const { call, modes, ask } = watched();
    await ask(call('system.status', { url: 'localhost' }));
    await ask(call('games.types', types));
    expect(modes).toEqual([
      ['/wps/system/status', 'no-cache'],
      ['/wps/relay/GCSGAME_getVassGameType', 'no-cache'],
    ]);
  });

  it('HDR-01 is nothing that a token was sent for, and nothing else', async () => {
    const { call, modes, ask, keepToken } = watched();
    keepToken('t-1');
    await ask(call('notices.unread', {}));
    await ask(call('games.types', types));
    await ask(call('system.keys', {}));
    expect(modes.map(([, mode]) => mode)).toEqual(['no-store', 'no-store', 'no-store']);
  });
});
