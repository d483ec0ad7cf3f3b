import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, openLine } from './bidi.ts';
import { type Engine, frameCalled, type Handle, type Visit } from './engine.ts';
import { folderFor, onPath, startProgram } from './program.ts';

/** A value as WebDriver BiDi sends it. */
type Remote = {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
};
type Outcome = {
  readonly type: 'success' | 'exception';
  readonly result: Remote;
  readonly exceptionDetails?: { readonly text: string };
};
type Entry = { readonly level: string; readonly text: string | null };

/** What the browser would ask the network by itself, and its language. */
const preferences = {
  'intl.accept_languages': 'es',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** An event of the browser as a fault; undefined for all that is none. */
function faultIn(method: string, params: unknown): string | undefined {
  if (method === 'log.entryAdded') {
    const { level, text } = params as Entry;
    return level === 'error' ? `error: ${text}` : undefined;
  }
  if (method !== 'browsingContext.userPromptOpened') return undefined;
  const { type, message } = params as { type: string; message: string };
  return `dialog: ${type} ${message}`;
}

/** The frame's context in the page's; throws while it is not there. */
async function frameIn(line: Line, page: string, title: string): Promise<string> {
  const { result } = await line.send<Outcome>('script.callFunction', {
    functionDeclaration: `(title) => (${frameCalled})(title)?.contentWindow`,
    arguments: [{ type: 'string', value: title }],
    target: { context: page },
    awaitPromise: false,
  });
  if (result.type !== 'window') throw new Error(`There is no frame called ${title}.`);
  return (result.value as { context: string }).context;
}

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

async function begin(line: Line, faults: readonly string[], stop: () => Promise<void>): Promise<Visit> {
  const { capabilities } = await line.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await line.send('session.subscribe', {
    // Refused policies are lines of the log.
    events: ['log.entryAdded', 'browsingContext.userPromptOpened'],
  });
  const { contexts } = await line.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const page = contexts[0]?.context ?? '';
  await line.send('browsingContext.setViewport', { context: page, viewport: { width: 1280, height: 800 } });
  const contextOf = async (frame?: string) => (frame === undefined ? page : frameIn(line, page, frame));
  const act = async ({ frame }: Handle, actions: object[]): Promise<void> => {
    await line.send('input.performActions', { context: await contextOf(frame), actions });
  };
  const press = (handle: Handle) =>
    act(handle, [
      {
        ...mouse,
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId: handle.id } } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  return {
    version: capabilities.browserVersion,
    open: (url) => line.send('browsingContext.navigate', { context: page, url, wait: 'complete' }),
    ask: async (code, given, frame) => {
      const { type, result, exceptionDetails } = await line.send<Outcome>('script.callFunction', {
        functionDeclaration: `async (given) => {
          const said = await (${code})(...JSON.parse(given));
          return said instanceof Element ? said : JSON.stringify(said);
        }`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context: await contextOf(frame) },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      if (result.type === 'node') return { id: result.sharedId, frame };
      return result.value === undefined ? undefined : JSON.parse(result.value as string);
    },
    press,
    type: async (handle, text) => {
      await press(handle);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act(handle, [{ type: 'key', id: 'keys', actions: keys }]);
    },
    faults: () => faults,
    close: stop,
  };
}

/** Firefox as Debian packs it, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  missing: () => (onPath('firefox-esr') ? [] : ['firefox-esr']),
  visit: async () => {
    const { folder, remove } = folderFor('firefox');
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(folder, 'user.js'), lines.join(''));
    const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
    const program = startProgram('firefox-esr', args, { HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' });
    const stop = async () => {
      await program.stop();
      remove();
    };
    try {
      const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
      const faults: string[] = [];
      const line = await openLine(`${address}/session`, ({ method, params }) => {
        const fault = faultIn(method, params);
        if (fault !== undefined) faults.push(fault);
      });
      return await begin(line, faults, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
