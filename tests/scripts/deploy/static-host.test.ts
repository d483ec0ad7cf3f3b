import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Plan, planOf } from '../../../scripts/deploy/plan.ts';
import { headersFile, redirectsFile } from '../../../scripts/deploy/static-host.ts';
import { reportingBrand, smallBrand, writeSmallSite } from '../../kit/deploy/small-site.ts';

let folder: string;
let plan: Plan;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-site-'));
  await writeSmallSite(folder);
  plan = await planOf(folder, reportingBrand);
});
afterAll(() => rm(folder, { recursive: true }));

/** The headers of an address as hosts read such a file: all rules that fit add up, and what is said twice is joined. */
function headersAt(address: string): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (const rule of headersFile(plan).trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n');
    const fits = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
    if (!fits.test(address)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return found;
}

const each = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));

it('HDR-01 a static host sends every page the headers that the sandbox sends, each once', () => {
  for (const address of ['/', '/index.html', '/rng', '/member/depositv2', '/agent/a/b']) {
    expect(headersAt(address)).toEqual(each(plan.headers.page));
  }
});

it('HDR-01 pages that are not of the app keep the policies of both, and one value of everything else', () => {
  for (const [address, headers] of [
    [plan.identity, plan.headers.identity],
    [plan.offline, plan.headers.offline],
  ] as const) {
    const { 'Content-Security-Policy': policies, ...rest } = headersAt(address);
    const { 'Content-Security-Policy': own, ...wanted } = headers;
    expect(policies).toContain(own);
    expect(rest).toEqual(each(wanted));
  }
});

it('HDR-01 only a brand that wants reports has them in its policy, and only on pages of the app', async () => {
  const own = headersAt('/rng');
  const [policy = ''] = own['Content-Security-Policy'] ?? [];
  expect(policy).toContain('report-uri https://reports.example/taken?project=1; report-to csp');
  expect(own['Reporting-Endpoints']).toEqual(['csp="https://reports.example/taken?project=1"']);
  expect(headersAt('/service-worker.js')['Reporting-Endpoints']).toBeUndefined();
  const without = JSON.stringify(await planOf(folder, smallBrand));
  expect(without).not.toMatch(/report/i);
});

it('assets are kept for ever, and no other file is', () => {
  expect(headersAt('/assets/main-1a2b3c4d.js')['Cache-Control']).toEqual([
    'public, max-age=31536000, immutable',
  ]);
  expect(headersAt('/service-worker.js')['Cache-Control']).toBeUndefined();
});

it('every address of a page without a file of its own is the empty page', () => {
  const lines = redirectsFile(plan).trim().split('\n');
  expect(lines).toHaveLength(plan.pages.length);
  expect(lines).toContain('/member/:page/:section /app.html 200');
});
