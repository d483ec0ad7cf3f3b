import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

const names = ['norte', 'sur'] as const;
export type SiteName = (typeof names)[number];

/**
 * Other addresses of the product that answer when told to: two names that browsers resolve to this machine. `settings` makes
 * a sandbox hand them out.
 */
export async function startSites() {
  const waiting = new Map<string, ServerResponse>();
  const server = createServer(({ headers }, response) => {
    waiting.set(headers.host ?? '', response);
    response.on('close', () => {
      if (waiting.get(headers.host ?? '') === response) waiting.delete(headers.host ?? '');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const hostOf = (name: SiteName) => `${name}.localhost:${port}`;

  async function take(name: SiteName): Promise<ServerResponse> {
    const asked = () => waiting.has(hostOf(name));
    await expect.poll(asked, { message: `${name} is asked` }).toBe(true);
    const response = waiting.get(hostOf(name)) as ServerResponse;
    waiting.delete(hostOf(name));
    return response;
  }

  return {
    settings: {
      domains: names.map((name, place) => ({ url: `http://${hostOf(name)}/`, speed: 20 + place })),
      hosts: { sites: names.map(hostOf) },
    },
    /** It answers both requests of its turn. A connection is not kept: a lost one would be tried again. */
    answers: async (name: SiteName) => {
      for (let request = 0; request < 2; request += 1) {
        (await take(name)).writeHead(204, { connection: 'close' }).end();
      }
    },
    /** Its connection breaks. */
    breaks: async (name: SiteName) => void (await take(name)).destroy(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

export type OtherSites = Awaited<ReturnType<typeof startSites>>;
