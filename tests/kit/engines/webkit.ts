import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Engine, frameCalled, patience, type Visit } from './engine.ts';
import { folderFor, isRunnable, onPath, type Program, startProgram } from './program.ts';
import { driverAt, idOf, referenceTo } from './webdriver.ts';

/** Waits until the driver answers; it says nothing when it is ready. */
async function answering(address: string): Promise<void> {
  await expect(() => fetch(`${address}/status`)).toPass({ timeout: patience, intervals: [50] });
}

/** The browser that comes with WebKitGTK, in the library folder of this machine's architecture. */
function miniBrowser(): string | undefined {
  const root = '/usr/lib';
  const names = existsSync(root) ? readdirSync(root) : [];
  const folders = names.map((folder) => join(root, folder, 'webkit2gtk-4.1', 'MiniBrowser'));
  return folders.find(isRunnable);
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Keeps in the page what goes wrong in it. The driver tells nothing of it, and runs nothing ahead of a page: it is heard
 * from the first question on, which comes while the page loads.
 */
const listen = `
  const heard = (window.vestibuloHeard = []);
  const hear = (what) => heard.push(what);
  window.addEventListener('error', ({ message }) => hear('error: ' + message));
  window.addEventListener('unhandledrejection', ({ reason }) => hear('error: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    hear('error: Content-Security-Policy: ' + violatedDirective + ' ' + blockedURI));
  const plain = console.error;
  console.error = (...said) => { hear('error: ' + said.join(' ')); plain.apply(console, said); };
`;

/** Asks in the page, and brings along what it heard since the last question. */
const question = (code: string) => `
  if (!window.vestibuloHeard) { ${listen} }
  return Promise.resolve((${code})(...arguments)).then(
    (said) => [said, window.vestibuloHeard.splice(0)],
    (error) => [undefined, window.vestibuloHeard.splice(0), String(error)],
  );
`;

async function begin(address: string, binary: string, stop: () => Promise<void>): Promise<Visit> {
  const driver = driverAt(address);
  const options = { binary, args: ['--automation'] };
  const wanted = {
    'webkitgtk:browserOptions': options,
    pageLoadStrategy: 'none',
    // A dialog that was not asked for stays, and fails the next command.
    unhandledPromptBehavior: 'ignore',
  };
  const { sessionId, capabilities } = (await driver('POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const faults: string[] = [];
  const command = (path: string, body: object) => driver('POST', `/session/${sessionId}${path}`, body);
  const run = (script: string, args: readonly unknown[]) => command('/execute/sync', { script, args });
  let inside: string | undefined;

  /** Turns to the page, or to a frame of it. */
  async function turnTo(frame: string | undefined): Promise<void> {
    if (frame === inside && frame === undefined) return;
    await command('/frame', { id: null });
    inside = undefined;
    if (frame === undefined) return;
    const element = await run(`return (${frameCalled})(arguments[0])`, [frame]);
    const id = idOf(element);
    if (id === undefined) throw new Error(`There is no frame called ${frame}.`);
    await command('/frame', { id: referenceTo(id) });
    inside = frame;
  }

  await command('/window/rect', { width: 1280, height: 860 });
  return {
    version: capabilities.browserVersion,
    open: async (url) => {
      await turnTo(undefined);
      await command('/url', { url });
    },
    ask: async (code, given, frame) => {
      await turnTo(frame);
      const [said, heard, error] = (await run(question(code), given)) as [unknown, string[], string?];
      faults.push(...heard);
      if (error !== undefined) throw new Error(error);
      const id = idOf(said);
      return id === undefined ? said : { id, frame };
    },
    press: async ({ id, frame }) => {
      await turnTo(frame);
      await command(`/element/${id}/click`, {});
    },
    type: async ({ id, frame }, text) => {
      await turnTo(frame);
      await command(`/element/${id}/value`, { text });
    },
    faults: () => faults,
    close: async () => {
      await driver('DELETE', `/session/${sessionId}`);
      await stop();
    },
  };
}

/** WebKitGTK as Debian packs it, over W3C WebDriver, on a display of its own that nobody sees. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () => [
    ...(onPath('WebKitWebDriver') && miniBrowser() ? [] : ['webkit2gtk-driver']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
  ],
  visit: async () => {
    const { folder, remove } = folderFor('webkit');
    const programs: Program[] = [];
    const stop = async () => {
      for (const program of programs.splice(0).reverse()) await program.stop();
      remove();
    };
    const start = (...what: Parameters<typeof startProgram>) => {
      const program = startProgram(...what);
      programs.push(program);
      return program;
    };
    try {
      const screen = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
      const [, display] = await start('Xvfb', screen).says(/^(\d+)\n/m);
      const port = await freePort();
      const env = {
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        HOME: folder,
        XDG_RUNTIME_DIR: folder,
        LC_ALL: 'C.UTF-8',
      };
      start('WebKitWebDriver', [`--port=${port}`], env);
      const address = `http://127.0.0.1:${port}`;
      await answering(address);
      return await begin(address, miniBrowser() ?? '', stop);
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
