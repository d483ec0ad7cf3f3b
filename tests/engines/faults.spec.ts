import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { patience } from '../kit/engines/engine.ts';
import { inEachEngine } from '../kit/engines/engine-test.ts';
import { asking } from '../kit/engines/finder-code.ts';
import { personAt } from '../kit/engines/person.ts';

/** Things that go wrong by a press, and buttons that a person can't press. */
const page = `<!doctype html><html lang="es" data-ready="true"><title>Faults</title>
  <button id="throw">Lanzar</button>
  <button id="say">Decir</button>
  <button id="refuse">Meter</button>
  <button disabled>Apagado</button>
  <div style="position: relative"><button>Tapado</button><div style="position: absolute; inset: 0"></div></div>
  <button style="visibility: hidden">Escondido</button>
  <script nonce="a">
    document.querySelector('#throw').onclick = () => { throw new Error('thrown'); };
    document.querySelector('#say').onclick = () => console.error('said');
    document.querySelector('#refuse').onclick = () => document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'document.title = "refused"' }),
    );
  </script>`;

const server = createServer((_, answer) => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-a'" };
  answer.writeHead(200, headers).end(page);
});

test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

inEachEngine('a refused policy, an error and a line of the console are told', async (visit) => {
  const person = personAt(visit);
  await person.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await person.press({ role: 'button', name: 'Lanzar' });
  await person.press({ role: 'button', name: 'Decir' });
  await person.press({ role: 'button', name: 'Meter' });
  const what = [/Content-Security-Policy.*script-src-elem/, /thrown/, /^error: said$/];
  await expect(async () => {
    await person.sees({ role: 'button', name: 'Meter' });
    for (const one of what) expect(visit.faults()).toContainEqual(expect.stringMatching(one));
  }).toPass({ timeout: patience });
  expect(visit.faults()).toHaveLength(what.length);
});

inEachEngine('what a person can’t press is not pressed', async (visit) => {
  const person = personAt(visit);
  await person.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const why = (name: string) => visit.ask(asking('pressable'), [{ role: 'button', name }]);
  expect(await why('Apagado')).toBe('is disabled');
  expect(await why('Tapado')).toMatch(/^is covered by <div/);
  expect(await why('Escondido')).toBe('is not there');
});
