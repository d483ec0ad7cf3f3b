import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import { Preview } from '#contract/system/preview.ts';
import type { BrandOfBuild } from '../../../scripts/brand-of-build.ts';
import { brandSite } from '../../../scripts/deploy/branded.ts';
import { planOf } from '../../../scripts/deploy/plan.ts';
import { publish, publishPrevious } from '../../../scripts/deploy/publish.ts';
import { writeDeployment } from '../../../scripts/deploy/write-deployment.ts';
import { startNginx } from './nginx.ts';
import { freePort } from './web-server.ts';

const text = /\.(html|js|css|json|webmanifest)$/;
const hashedName = /^(.+)-([\w-]{8})(\.\w+)$/;

/** The sandbox's configuration, as a site elsewhere has it: the gateway is at its own address. */
async function brandFor(gateway: string): Promise<BrandOfBuild> {
  const html = await (await fetch(`${gateway}/app.html`)).text();
  const [, json = ''] = /id="configuration">(.*?)<\/script>/.exec(html) ?? [];
  const configuration = z.parse(Configuration, JSON.parse(json));
  const preview = z.parse(Preview, undefined);
  const own = { ...configuration, gateway: { origin: gateway } };
  return { configuration: own, preview, look: undefined, pictures: [] };
}

/** The files of a folder without their compressed copies, which are of what they were before. */
async function plainFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(file)));
  return files.filter((file) => !/\.(br|gz)$/.test(file));
}

/** Makes another release of a built site: every asset has another name, as after a change of all of them. */
async function renewAssets(folder: string): Promise<void> {
  const files = await plainFiles(folder);
  const renamed = new Map<string, string>();
  for (const file of files.filter((one) => path.dirname(one) === path.join(folder, 'assets'))) {
    const [, name, hash = '', ending] = hashedName.exec(path.basename(file)) ?? [];
    if (name) renamed.set(path.basename(file), `${name}-${[...hash].reverse().join('')}${ending}`);
  }
  const names = new RegExp([...renamed.keys()].map((one) => one.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of files.filter((one) => text.test(one))) {
    const renewed = (await readFile(file, 'utf8')).replaceAll(names, (one) => renamed.get(one) ?? one);
    await writeFile(file, renewed);
  }
  for (const [old, name] of renamed) {
    await rename(path.join(folder, 'assets', old), path.join(folder, 'assets', name));
  }
}

/**
 * The built product as an operator deploys it: two releases of it as a build writes them, and nginx with the first one, on
 * an origin of its own. `gateway` is the sandbox's address.
 */
export async function deploy(gateway: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-deployed-'));
  const site = path.join(folder, 'site');
  const brand = await brandFor(gateway);
  const builds = await Promise.all(
    ['first', 'second'].map(async (name) => {
      const made = path.join(folder, `made-${name}`);
      const out = path.join(folder, name);
      await cp('dist', made, { recursive: true });
      await plainFiles(made);
      await brandSite(made, brand);
      if (name === 'second') await renewAssets(made);
      await writeDeployment(made, out, brand);
      return out;
    }),
  );
  const [first = '', second = ''] = builds;
  const plan = await planOf(path.join(first, 'site'), brand);
  const place = {
    root: site,
    own: path.join(folder, 'nginx'),
    port: await freePort(),
    host: 'play.localhost',
  };
  await mkdir(site);
  await publish(first, site);
  let server = await startNginx(plan, place);
  return {
    origin: server.origin,
    /** Serves the first release alone again. */
    async reset() {
      await rm(site, { recursive: true });
      await publish(first, site);
    },
    releaseSecond: () => publish(second, site),
    rollBack: () => publishPrevious(site),
    /** Stops nginx; the returned function starts it again. */
    async interrupt() {
      await server.stop();
      return async () => {
        server = await startNginx(plan, place);
      };
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type Deployed = Awaited<ReturnType<typeof deploy>>;
