import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '#sandbox/server.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';

/** The sandbox that the tests of a file share: it starts before the first of them and closes after the last. */
export function sandboxOfFile(options: Partial<ServerOptions> = {}): TestSandbox {
  let box: TestSandbox | undefined;
  const started = () => {
    if (!box) throw new Error('The sandbox of a file starts with its tests: ask it in a test or a hook.');
    return box;
  };
  beforeAll(async () => {
    box = await startSandbox(options);
  });
  afterAll(() => box?.close());
  return {
    get address() {
      return started().address;
    },
    get gameAddress() {
      return started().gameAddress;
    },
    get sandbox() {
      return started().sandbox;
    },
    get logged() {
      return started().logged;
    },
    ask: (where, init) => started().ask(where, init),
    reset: (how) => started().reset(how),
    close: () => started().close(),
  };
}
