import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const noGlobal = 'lint/style/noRestrictedGlobals';
const noImport = 'lint/style/noRestrictedImports';
const noProperty = 'lint/nursery/noJsRestrictedProperties';
const noHtml = 'lint/security/noDangerouslySetInnerHtml';
const html = "export const Words = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n";

const globals = [
  'window.name',
  'document.title',
  'globalThis.x',
  "fetch('/x')",
  "localStorage.getItem('x')",
  "sessionStorage.getItem('x')",
  'setTimeout(() => 1, 1)',
  'setInterval(() => 1, 1)',
  'Date.now()',
  'new Date()',
  'crypto.randomUUID()',
];

/** Where a fault is planted, what is planted, and the rule of biome.json that must name it. */
const faults: readonly (readonly [path: string, text: string, rule: string])[] = [
  ...['machines', 'contract'].flatMap((room) =>
    globals.map(
      (use, n) => [`${room}/points/use-${n}.ts`, `export const used = ${use};\n`, noGlobal] as const,
    ),
  ),
  ['machines/points/chance.ts', 'export const used = Math.random();\n', noProperty],
  ['contract/chance.ts', 'export const used = Math.random();\n', noProperty],
  ['machines/points/react.ts', "import { useState } from 'react';\nuseState();\n", noImport],
  ['machines/points/dom.ts', "import { createRoot } from 'react-dom/client';\ncreateRoot();\n", noImport],
  ['contract/bridge.ts', "import { useActor } from '@xstate/react';\nuseActor();\n", noImport],
  ['src/views/points/fetch.tsx', "export const used = fetch('/x');\n", noGlobal],
  ['src/views/points/storage.tsx', "export const used = localStorage.getItem('x');\n", noGlobal],
  ['src/views/points/timer.tsx', 'export const used = setTimeout(() => 1, 1);\n', noGlobal],
  ['src/app/start/step-back.ts', 'export const used = () => history.back();\n', noProperty],
  ['src/views/points/steps-back.tsx', 'export const used = () => history.go(-1);\n', noProperty],
  ['src/views/points/html.tsx', html, noHtml],
  ['src/ui/other-html.tsx', html, noHtml],
];

/** Sound uses of the same words: a rule must not complain about these. */
const sound: readonly (readonly [path: string, text: string])[] = [
  ['machines/points/sound.ts', 'export const used = Math.min(1, 2);\n'],
  ['machines/kit/calendar.rules.ts', 'export const used = new Date(0).toISOString();\n'],
  ['contract/sound.ts', "import * as z from 'zod/mini';\n\nexport const date = z.string();\n"],
  ['src/app/sound.ts', "export const used = [Date.now(), fetch('/x'), localStorage.getItem('x')];\n"],
  ['src/actors/sound.ts', "import { useEffect } from 'react';\n\nexport const used = useEffect;\n"],
  ['src/views/points/sound.tsx', "import { useState } from 'react';\n\nexport const used = useState;\n"],
  ['src/ui/safe-html.tsx', html],
];

type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** Runs Biome, with the configuration of the repository, over files planted in a folder of their own. */
function biomeOver(folder: string): Report {
  const { $schema: _, vcs: __, ...settings } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
  for (const [path, text] of [...faults, ...sound]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const biome = join(process.cwd(), 'node_modules', '.bin', 'biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  return JSON.parse(spawnSync(biome, args, { cwd: folder, encoding: 'utf8' }).stdout);
}

describe('bans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bans-'));
  let found: Report['diagnostics'] = [];

  beforeAll(() => {
    found = biomeOver(folder).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const rulesAt = (path: string) =>
    found.filter((one) => one.location.path === path).map((one) => one.category);

  it.each(faults)('a fault planted in %s is found: %s', (path, _, rule) => {
    expect(rulesAt(path)).toContain(rule);
  });

  it.each(sound)('%s has no fault', (path) => {
    expect(rulesAt(path)).toEqual([]);
  });
});
