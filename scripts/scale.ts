/**
 * `npm run scale`: what a member costs the gateway, minute by minute, counted in a browser on the built page; and what a
 * million of them ask before, during and after ten minutes without a gateway (docs/scale.md).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServed } from './bench/served.ts';
import { activities, measureVisitCost, type VisitCost } from './bench/visit-cost.ts';
import { findBrowser } from './find-browser.mjs';
import { aways, evenChances, type Load, simulateHerd } from './scale/herd.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    // How many pages really run; what they ask is multiplied to a million.
    sample: { type: 'string', default: '2000' },
  },
});
const sample = Math.max(100, Number(values.sample) || 0);
const million = 1_000_000;

async function visits(): Promise<VisitCost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-scale-'));
  const dist = path.resolve(import.meta.dirname, '../dist');
  const served = await startServed(dist, `file:${path.join(folder, 'sandbox.db')}`);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    return await measureVisitCost(browser, served.address);
  } finally {
    await Promise.all([browser.close(), served.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

function visitLines(cost: VisitCost): string[] {
  return Object.entries(cost).flatMap(([who, all]) => [
    '',
    `a ${who} asks`,
    ...activities.flatMap((activity) => {
      const found = all[activity];
      if (!found) return [];
      const names = Object.entries(found.names).map(([name, times]) => `${name} ${times.toFixed(2)}`);
      const figures = `${found.calls.toFixed(2).padStart(7)} calls ${Math.round(found.bytes).toLocaleString('en').padStart(9)} bytes`;
      const files = `${found.files.toFixed(1).padStart(6)} files ${Math.round(found.fileBytes).toLocaleString('en').padStart(9)} bytes`;
      return `  ${activity.padEnd(12)}${figures} ${files}  ${names.join(', ')}`;
    }),
  ]);
}

function herdLines(loads: Readonly<Record<string, Load>>): string[] {
  const times = million / sample;
  const calls = (figure: number) => Math.round(figure * times).toLocaleString('en');
  return [
    '',
    `a million members who look and touch nothing, calls a second (${sample} pages ran, times ${times})`,
    ...Object.entries(loads).flatMap(([away, { steady, peakAway, peakAfter, back, minutes }]) => [
      `  ${away}: steady ${calls(steady)}; peak away ${calls(peakAway)} (${(peakAway / steady).toFixed(2)}x), after ${calls(peakAfter)} (${(peakAfter / steady).toFixed(2)}x); all back in ${Math.round(back)} s`,
      `    by the minute: ${minutes.map(calls).join(' ')}`,
    ]),
  ];
}

const cost = await visits();
/**
 * A member's own reads when the home opens again: those of opening it, without the question who they are, which is
 * asked once a page, and without the pictures of the member, which outlast a maintenance.
 */
const own = Object.entries(cost.member.opening?.names ?? {}).filter(
  ([name]) =>
    /^(wallet|member|notices.unread|games.favourites)/.test(name) &&
    !/^member\.(info|avatar|icon)$/.test(name),
);
const reads = own.reduce((sum, [, times]) => sum + times, 0);
const loads: Record<string, Load> = {};
for (const away of aways) {
  process.stderr.write(`Ten minutes without a gateway, ${away} ...\n`);
  loads[away] = await simulateHerd({ members: sample, away, reads, chance: evenChances() });
}
process.stdout.write(
  values.json
    ? `${JSON.stringify({ cost, sample, reads, loads }, null, 2)}\n`
    : `${[...visitLines(cost), ...herdLines(loads)].join('\n')}\n`,
);
