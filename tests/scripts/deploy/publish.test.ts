import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles, listName } from '../../../scripts/deploy/file-list.ts';
import { faultsOfSite, publish, publishPrevious } from '../../../scripts/deploy/publish.ts';
import { checkOut, writeDeployment } from '../../../scripts/deploy/write-deployment.ts';
import { smallBrand, writeSmallSite } from '../../kit/deploy/small-site.ts';

let folder: string;
let site: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-release-'));
  site = path.join(folder, 'served');
});
afterEach(() => rm(folder, { recursive: true }));

/** What a build writes for release `n`: its page names a script of its own, and one page was not there before. */
async function built(n: number): Promise<string> {
  const source = path.join(folder, `source-${n}`);
  const out = path.join(folder, `build-${n}`);
  await writeSmallSite(source, {
    'index.html': `<script src="/assets/main-${n}.js"></script>`,
    [`assets/main-${n}.js`]: `release ${n}`,
    [`page-${n}.html`]: `page of ${n}`,
  });
  await rm(path.join(source, '.releases'), { recursive: true });
  await writeDeployment(source, out, smallBrand);
  return out;
}

const read = (file: string) => readFile(path.join(site, file), 'utf8').catch(() => null);

it('a build names every file with its size and its hash, and the headers as data', async () => {
  const out = await built(1);
  const { release, files } = JSON.parse(await readFile(path.join(out, listName), 'utf8'));
  expect(release).toMatch(/^[0-9a-f]{12}$/);
  expect(files).toEqual((await listFiles(path.join(out, 'site'))).files);
  expect(await readdir(path.join(out, 'deploy'))).toEqual(['Caddyfile', 'nginx.conf', 'static-host']);
  expect(JSON.parse(await readFile(path.join(out, 'headers.json'), 'utf8')).headers.page).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("style-src 'self' 'sha256-"),
  });
});

it('a build replaces an earlier one, and never a folder of somebody else', async () => {
  const out = await built(1);
  await expect(checkOut(out)).resolves.toBeUndefined();
  await expect(checkOut(path.join(folder, 'none'))).resolves.toBeUndefined();
  const other = path.join(folder, 'source-1');
  await expect(writeDeployment(other, other, smallBrand)).rejects.toThrow('holds other files');
  expect(await readdir(other)).toContain('index.html');
});

it('RTE-05 a release keeps the files that pages of the ones before name, and takes their other files away', async () => {
  await publish(await built(1), site);
  await publish(await built(2), site);
  expect(await read('index.html')).toContain('main-2.js');
  expect(await read('assets/main-1.js')).toBe('release 1');
  expect([await read('page-1.html'), await read('page-2.html')]).toEqual([null, 'page of 2']);
  expect(await faultsOfSite(site)).toEqual([]);
});

it('only as many releases are kept as asked for', async () => {
  for (const n of [1, 2, 3]) await publish(await built(n), site, 2);
  expect([await read('assets/main-1.js'), await read('assets/main-2.js')]).toEqual([null, 'release 2']);
  await publishPrevious(site);
  expect(await read('index.html')).toContain('main-2.js');
  await expect(publishPrevious(site)).rejects.toThrow('keeps no release before');
});

it('a rollback serves the release before, and the pages of the one taken back still find their files', async () => {
  await publish(await built(1), site);
  await publish(await built(2), site);
  await publishPrevious(site);
  expect(await read('index.html')).toContain('main-1.js');
  expect([await read('page-1.html'), await read('page-2.html')]).toEqual(['page of 1', null]);
  expect(await read('assets/main-2.js')).toBe('release 2');
  expect(await faultsOfSite(site)).toEqual([]);
});

it('each version of a file has a time of its own, since web servers tell versions apart by it', async () => {
  const times: number[] = [];
  for (const n of [1, 2, 3]) {
    await publish(await built(n), site);
    times.push(Math.floor((await stat(path.join(site, 'index.html'))).mtimeMs / 1000));
  }
  expect(new Set(times).size).toBe(3);
});

it('half of a build is refused with what is missing, and the site stays as it was', async () => {
  await publish(await built(1), site);
  const second = await built(2);
  await unlink(path.join(second, 'site', 'assets', 'main-2.js'));
  await truncate(path.join(second, 'site', 'rng.html'), 3);
  await writeFile(path.join(second, 'site', 'service-worker.js'), 'x'.repeat(249));
  const refused = publish(second, site);
  await expect(refused).rejects.toThrow('assets/main-2.js is missing');
  await expect(refused).rejects.toThrow('rng.html has 3 bytes');
  await expect(refused).rejects.toThrow('service-worker.js');
  expect(await read('index.html')).toContain('main-1.js');
  expect(await faultsOfSite(site)).toEqual([]);
});

it('half of a site that was uploaded is told, file by file', async () => {
  await publish(await built(1), site);
  const uploaded = path.join(folder, 'uploaded');
  await cp(site, uploaded, { recursive: true });
  await unlink(path.join(uploaded, 'rng.html'));
  await writeFile(path.join(uploaded, 'index.html'), '<p>old</p>');
  expect((await faultsOfSite(uploaded)).map((fault) => fault.split(' ')[0])).toEqual([
    'index.html',
    'rng.html',
  ]);
});

it('a list that is none, and a folder without one, are refused by name', async () => {
  const out = await built(1);
  await writeFile(path.join(out, listName), '{"release":"x","files":[{"path":"../secret"}]}');
  await expect(publish(out, site)).rejects.toThrow('is no list of files');
  await expect(publish(folder, site)).rejects.toThrow('is this a folder that the build wrote?');
});
