import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A web server of its own that serves a site. */
export type WebServer = {
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/** Whether a program is installed. */
export function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a web server answers; throws what it said when it ended before. */
export async function onceUp(child: ChildProcess, port: number, host = 'localhost'): Promise<WebServer> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  let up = false;
  while (!up && child.exitCode === null) {
    up = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  }
  if (!up) throw new Error(`${child.spawnfile} ended:\n${said}`);
  return {
    origin: `http://${host}:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
