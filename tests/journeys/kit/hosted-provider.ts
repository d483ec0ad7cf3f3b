import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signStatement } from '#sandbox/slider/hosted-proof.ts';

/** A secret that the stand-in of a provider shares with the gateway. */
const secret = 'shared by the gateway and the stand-in';
const siteKey = 'site-1';

/** The stand-in's script as an adapter of a brand would be: one button, which has its word signed by its own server. */
const script = (origin: string) => `
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
 * A hosted provider of slider captchas on a host of its own, `hosted.localhost`, which browsers take for this machine.
 * `settings` makes a sandbox use it.
 */
export async function startProvider() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url.pathname === '/slider.js') {
      return void response.setHeader('Content-Type', 'text/javascript').end(script(origin));
    }
    const { siteKey: site = '', client = '' } = Object.fromEntries(url.searchParams);
    response.end(signStatement({ siteKey: site, client, id: randomUUID(), issuedAt: Date.now() }, secret));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `hosted.localhost:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    host,
    settings: {
      slider: { login: true, hosted: { script: `${origin}/slider.js`, siteKey, secret } },
      hosts: { verification: [host] },
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

export type HostedProvider = Awaited<ReturnType<typeof startProvider>>;
