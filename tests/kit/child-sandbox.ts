import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { begins } from './moment.ts';
import { leastCost } from './sandbox.ts';

/** A gateway in a process of its own, which a test can kill while it works. */
export type ChildSandbox = {
  readonly address: string;
  /** `kill -9`; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
};

/** Runs from the root of the project, so that `#sandbox` resolves as usual. */
const program = `
  import { createServer } from '#sandbox/server.ts';
  const options = JSON.parse(process.argv[1]);
  const server = await createServer({ ...options, logs: { write() {} } });
  process.stdout.write(server.address + '\\n');
`;

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts one on a free port; rejects with its output when it can't start. */
export async function spawnSandbox(
  databaseUrl: string,
  settings: Record<string, unknown> = {},
): Promise<ChildSandbox> {
  const options = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    dist: 'no dist',
    control: true,
    empty: false,
    settings,
    hashCost: leastCost,
    begins,
  };
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint += data;
  });
  const started = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(complaint)));
  ended.catch(() => undefined);
  const [address] = await Promise.race([started, ended]);
  return { address, kill: () => killed(child) };
}
