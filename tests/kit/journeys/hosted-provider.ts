import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { signStatement } from '../hosted-statement.ts';

/** The secret that the stand-in shares with the gateway. */
const secret = 'shared by the gateway and the stand-in';
const siteKey = 'site-1';

/** The stand-in's script as the adapter of a brand would be: buttons, one of which has its word signed by its server. */
const scriptText = (origin: string) => `
globalThis.showHostedSlider = ({ stage, siteKey, client, language, solved, failed }) => {
  const add = (words, click) => {
    const button = document.createElement('button');
    button.textContent = words;
    button.addEventListener('click', click);
    stage.append(button);
  };
  add(language === 'EN' ? 'I am a person' : 'Soy una persona', () => {
    fetch('${origin}/solved?' + new URLSearchParams({ siteKey, client }))
      .then((answer) => answer.text())
      .then(solved, failed);
  });
  add('Sin prueba', () => solved(''));
};`;

/**
 * A hosted provider of slider captchas on a host of its own, `hosted.localhost`, which browsers resolve to
 * this machine. `settings` makes a sandbox use it. Its script comes at once, not at all, or on release.
 */
export async function startProvider() {
  const waiting: ServerResponse[] = [];
  let manner: 'at once' | 'not at all' | 'when let go' = 'at once';
  let asked = 0;

  const lose = (response: ServerResponse) => response.writeHead(404).end();
  const give = (response: ServerResponse) =>
    response.setHeader('Content-Type', 'text/javascript').end(scriptText(origin));

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname === '/slider.js') {
      asked += 1;
      if (manner === 'when let go') return void waiting.push(response);
      return void (manner === 'at once' ? give(response) : lose(response));
    }
    const { siteKey: site = '', client = '' } = Object.fromEntries(searchParams);
    const { serverClock } = await import('../blackbox.mjs');
    const issuedAt = Number(await serverClock(0));
    response.end(signStatement({ siteKey: site, client, id: randomUUID(), issuedAt }, secret));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `hosted.localhost:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  const script = `${origin}/slider.js`;

  /** The newest request for the script that waits. */
  async function newest(): Promise<ServerResponse> {
    await expect.poll(() => waiting.length, { message: 'the script is asked for' }).toBeGreaterThan(0);
    return waiting.splice(0).at(-1) as ServerResponse;
  }

  return {
    challenge: { kind: 'hosted', script, siteKey },
    settings: {
      slider: { login: true, hosted: { script, siteKey, secret } },
      hosts: { verification: [host] },
    },
    /** How its script comes from now on. */
    comes: (how: typeof manner) => {
      manner = how;
    },
    /** How often its script was requested. */
    asked: () => asked,
    letGo: async () => give(await newest()),
    drop: async () => lose(await newest()),
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

export type HostedProvider = Awaited<ReturnType<typeof startProvider>>;
