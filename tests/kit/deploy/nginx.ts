import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nginxServer } from '../../../scripts/deploy/nginx.ts';
import type { Plan } from '../../../scripts/deploy/plan.ts';
import { onceUp, runs, type WebServer } from './web-server.ts';

/** Where Debian's packages nginx-light and libnginx-mod-http-brotli-static put their files. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const mimeTypes = '/etc/nginx/mime.types';

/** Whether Debian's nginx is installed. */
export const hasNginx = existsSync(mimeTypes) && runs('nginx', ['-v']);

/** Whether it can send files that are kept in brotli. */
export const hasBrotli = existsSync(brotliModule);

const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

type Place = {
  /** The folder of the site. */
  readonly root: string;
  /** A folder for nginx's own files. */
  readonly own: string;
  readonly port: number;
  /** The name that browsers reach it by. */
  readonly host?: string;
};

/** Starts Debian's nginx for a site. */
export async function startNginx(plan: Plan, { root, own, port, host }: Place): Promise<WebServer> {
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'mime.types'), await readFile(mimeTypes));
  const server = nginxServer(plan, { root, listen: `127.0.0.1:${port}`, brotli: hasBrotli });
  const conf = path.join(own, 'nginx.conf');
  await writeFile(
    conf,
    `${hasBrotli ? `load_module ${brotliModule};\n` : ''}daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${own}/pid;
events {}
http {
access_log off;
${places.map((name) => `${name}_temp_path ${own}/${name};`).join('\n')}
${server}
}
`,
  );
  const args = ['-c', conf, '-p', own, '-e', 'stderr'];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  return onceUp(child, port, host);
}
