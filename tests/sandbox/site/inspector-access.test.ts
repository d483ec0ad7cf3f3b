import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '#src/app/start/configuration.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

const page = '<script type="application/json" id="configuration">{}</script>';
const program = '/inspector/main.js';

let folder: string;
let box: TestSandbox;
let closed: TestSandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-inspector-'));
  await mkdir(path.join(folder, 'inspector'));
  for (const name of ['index.html', 'app.html', 'identity.html']) {
    await writeFile(path.join(folder, name), page);
  }
  await writeFile(path.join(folder, 'inspector.html'), '<title>Inspector</title>');
  await writeFile(path.join(folder, 'inspector', 'main.js'), 'watch();');
  box = await startSandbox({ dist: folder });
  closed = await startSandbox({ dist: folder, control: false });
});
afterAll(async () => {
  await box.close();
  await closed.close();
  await rm(folder, { recursive: true });
});

/** The answer to a caller under that host name; fetch would use its own. */
function statusUnder(host: string, where: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(box.address);
    const asked = send({ hostname, port, path: where, headers: { Host: host } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Whether the page that a server sends allows inspection. */
async function inspectIn({ ask }: TestSandbox): Promise<boolean | undefined> {
  const [, text = ''] =
    /id="configuration">([\s\S]*?)<\/script>/.exec(await (await ask('/help')).text()) ?? [];
  const read = parseConfiguration(text);
  return 'configuration' in read ? read.configuration.inspect : undefined;
}

describe('GWY-15 who may look into the machines', () => {
  it('GWY-15 a browser on this machine gets the inspector and its files', async () => {
    expect(await (await box.ask('/sandbox/inspector')).text()).toContain('<title>Inspector</title>');
    expect(await (await box.ask(program)).text()).toBe('watch();');
    expect((await box.ask('/inspector/nothing.js')).status).toBe(404);
    expect(await inspectIn(box)).toBe(true);
  });

  it.each(['evil.example', '127.0.0.1.evil.example'])(
    'GWY-15 a page that leads here under the name %s gets neither',
    async (host) => {
      expect(await statusUnder(host, '/sandbox/inspector')).toBe(404);
      expect(await statusUnder(host, program)).toBe(404);
    },
  );

  it('GWY-15 without the control API there is no inspector, and the pages say so', async () => {
    expect((await closed.ask('/sandbox/inspector')).status).toBe(404);
    expect((await closed.ask(program)).status).toBe(404);
    expect(await inspectIn(closed)).toBe(false);
  });
});
