import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandForBuild } from '../../../scripts/brand/read-brand.ts';
import { offlineVersion } from '../../../scripts/build-offline.ts';
import { brandSite } from '../../../scripts/deploy/branded.ts';
import { writeSmallSite } from '../../kit/deploy/small-site.ts';

it('the page without a connection has the name and the colours of the brand, and is brought anew', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vestibulo-branded-'));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = {
    'offline.html': '<title>__BRAND_NAME__</title>',
    'offline.js': '',
    'offline.css': ':root{}',
  };
  await writeSmallSite(folder, pages);
  const before = await offlineVersion(folder);
  await writeSmallSite(folder, { ...pages, 'service-worker.js': `const version = '${before}';` });
  const brand = await brandForBuild('docs/brands/gaceta/brand.json');
  await brandSite(folder, brand);
  expect(read('offline.html')).toContain(brand.configuration.brand.name);
  const { light, dark } = brand.look?.colours ?? {};
  expect(read('offline.css')).toContain(`--accent:light-dark(${light?.accent},${dark?.accent})`);
  // Its policy lets it load no font, and none would come without a connection.
  expect(read('offline.css')).not.toContain('@font-face');
  expect(read('service-worker.js')).toBe(`const version = '${await offlineVersion(folder)}';`);
  expect(read('service-worker.js')).not.toContain(before);
});
