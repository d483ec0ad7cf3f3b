import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Starts the product with a database of its own in a folder; gives its address and the way to stop it. */
export function startProduct(folder) {
  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: `file:${path.join(folder, 'shots.db')}`,
  };
  const product = spawn(process.execPath, [path.join('scripts', 'start.mjs')], { cwd: root, env });
  const stop = () => product.kill('SIGTERM');
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text) => {
      said += text;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address && said.includes('Ctrl+C')) resolve({ address, stop });
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.once('exit', () => reject(new Error(`The product did not start:\n${said}`)));
  });
}
