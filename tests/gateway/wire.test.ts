import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createStand, patient, type Stand } from './stand.ts';

const servers: Server[] = [];
const good = JSON.stringify({ success: true, value: 3 });

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The client over a real connection, and how often it asked. */
async function connected(
  listener: RequestListener,
  oneTry = patient.oneTry,
): Promise<Stand & { asked: () => number }> {
  let asked = 0;
  const origin = await serve((request, response) => {
    asked += 1;
    listener(request, response);
  });
  const stand = createStand(() => new Response(), { origin, fetch, timeouts: { ...patient, oneTry } });
  stand.keepToken('t-1');
  return { ...stand, asked: () => asked };
}

describe('a real connection', () => {
  it('carries a call and its answer', async () => {
    const { call } = await connected((_, response) => response.end(good));
    expect(await call('notices.unread', {})).toBe(3);
  });

  /** Milliseconds of one try: a cancelled request must have reached the server by then. */
  const waitFor = (kind: string) => (kind === 'timeout' ? 1_000 : patient.oneTry);

  const faults: readonly [what: string, kind: string, listener: RequestListener][] = [
    ['is reset before the answer', 'network', ({ socket }) => socket.destroy()],
    [
      'is reset in the middle of the answer',
      'network',
      ({ socket }, response) => {
        response.writeHead(200, { 'Content-Length': good.length });
        response.write(good.slice(0, 9), () => socket.destroy());
      },
    ],
    ['is never answered', 'timeout', () => undefined],
    [
      'stops in the middle of the answer',
      'timeout',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': good.length });
        response.write(good.slice(0, 9));
      },
    ],
  ];

  it.each(faults)('NET-05 that %s is tried three times and reported as %s', async (_, kind, listener) => {
    const { call, asked } = await connected(listener, waitFor(kind));
    await expect(call('notices.unread', {})).rejects.toMatchObject({ failure: { kind } });
    expect(asked()).toBe(3);
  });

  it.each(faults)(
    'NET-05 that %s ends an act at once, because it may have happened',
    async (_, kind, listener) => {
      const { call, asked } = await connected(listener, waitFor(kind));
      await expect(call('session.firstLogin', {})).rejects.toMatchObject({ failure: { kind } });
      expect(asked()).toBe(1);
    },
  );

  it('is closed when nobody waits for the answer any more (NET-07)', async () => {
    const leaving = new AbortController();
    let closed: () => void = () => undefined;
    const end = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { call } = await connected((_, response) => {
      response.on('close', closed);
      leaving.abort();
    });
    await expect(call('session.firstLogin', {}, { signal: leaving.signal })).rejects.toThrow('network');
    await end;
  });

  it.each([302, 307, 308])(
    'that answers %i is not followed, because a token would be given away',
    async (status) => {
      const seen: unknown[] = [];
      const elsewhere = await serve((request, response) => {
        seen.push(request.headers);
        response.end(good);
      });
      const { call } = await connected((_, response) => {
        response.writeHead(status, { Location: `${elsewhere}/wps` }).end();
      });
      await expect(call('notices.unread', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
      await expect(call('session.firstLogin', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
      expect(seen).toEqual([]);
    },
  );

  it('to nowhere is a network fault', async () => {
    const { call } = createStand(() => new Response(), { origin: 'http://127.0.0.1:1', fetch });
    await expect(call('system.keys', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
  });
});
