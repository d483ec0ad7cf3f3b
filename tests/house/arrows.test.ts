import { describe, expect, it } from 'vitest';
import { arrowFaults, climbing, climbsIn } from './arrows.rule.ts';
import { importsOf } from './imports.ts';
import { code, filesOf, planted, readTree } from './tree.ts';

const tree = readTree();

/** Milliseconds for reading every import of the repository: parsing each file takes long on a busy machine. */
const patience = 60_000;

/** A sound repository, to plant one fault in. */
const sound = {
  'contract/points.ts': "import * as z from 'zod/mini';",
  'machines/points/redeem.machine.ts':
    "import { setup } from 'xstate';\nimport { points } from '#contract/points.ts';\nimport { cost } from './redeem.rules.ts';",
  'machines/points/redeem.rules.ts': '',
  'locales/es/points.json': '{}',
  'src/paths.ts': "import { screens } from '#machines/points/redeem.rules.ts';",
  'src/ui/dialog.tsx': "import { Dialog } from 'radix-ui';",
  'src/gateway/client.ts': "import ky from 'ky';\nimport { points } from '#contract/points.ts';",
  'src/actors/bridge.ts': "import type { Client } from '#src/gateway/client.ts';",
  'src/i18n/setup.ts': "export const load = () => import('#locales/es/points.json');",
  'src/views/points/redeem-page.tsx':
    "import type { Points } from '#contract/points.ts';\nimport { Dialog } from '#src/ui/dialog.tsx';",
  'src/views/wallet/deposit-page.tsx': '',
  'src/app/main.tsx':
    "import { page } from '#src/views/points/redeem-page.tsx';\nconst worker = new URL('./watch.worker.ts', import.meta.url);",
  'src/app/watch.worker.ts': '',
  'sandbox/points/handlers.ts':
    "import fs from 'node:fs';\nimport { points } from '#contract/points.ts';\nimport type { Caller } from '#sandbox/wire/caller.ts';",
  'sandbox/wire/caller.ts': '',
  'sandbox/server.ts': "import { points } from '#sandbox/points/handlers.ts';",
  'assurance/conformance/run.ts':
    "import { points } from '#contract/points.ts';\nimport { Client } from '#src/gateway/client.ts';",
  'assurance/walk/walk.ts': "import { proof } from '#tests/flows/points/redeem.proof.ts';",
  'tests/flows/points/redeem.proof.ts': '',
  'tests/machines/points/redeem.test.ts': "import { cost } from '#machines/points/redeem.rules.ts';",
  'scripts/find-browser.mjs': "import fs from 'node:fs';",
  'playwright.config.ts': "import { findBrowser } from './scripts/find-browser.mjs';",
};

describe('who may import whom', () => {
  it(
    'every import of this repository follows the arrows of the house',
    () => {
      expect(arrowFaults(tree)).toEqual([]);
    },
    patience,
  );

  it('the guard has really read the repository', () => {
    const files = filesOf(tree, code);
    expect(files.length).toBeGreaterThan(50);
    const some = files.slice(0, 100).flatMap(([path, text]) => importsOf(path, text));
    expect(some.length).toBeGreaterThan(100);
  });

  it(
    'what climbs in the sandbox is what the list has, and nothing else',
    () => {
      expect(climbsIn(tree)).toEqual(Object.keys(climbing).sort());
    },
    patience,
  );

  it('a sound repository has no fault', () => {
    expect(arrowFaults(planted(sound))).toEqual([]);
  });

  it.each([
    ['machines/points/a.ts', "import { useState } from 'react';", 'package'],
    ['machines/points/a.ts', "import fs from 'node:fs';", 'no Node'],
    ['machines/points/a.ts', "import type { x } from '#src/ui/dialog.tsx';", 'may not be imported from here'],
    ['contract/a.ts', "import { setup } from 'xstate';", 'package'],
    ['contract/a.ts', "export { cost } from '#machines/points/redeem.rules.ts';", 'may not be imported'],
    ['sandbox/a.ts', "import { cost } from '#machines/points/redeem.rules.ts';", 'may not be imported'],
    ['sandbox/a.ts', "const x = await import('#src/ui/dialog.tsx');", 'may not be imported'],
    ['sandbox/a.ts', "type X = import('#src/ui/dialog.tsx').X;", 'may not be imported'],
    ['sandbox/wire/a.ts', "import { x } from '#sandbox/points/handlers.ts';", 'climbs: wire -> points'],
    ['sandbox/wire/a.ts', "import type { x } from '#sandbox/points/handlers.ts';", 'climbs: wire -> points'],
    ['sandbox/wire/a.ts', "const x = import('#sandbox/points/handlers.ts');", 'climbs: wire -> points'],
    ['sandbox/wire/a.ts', "type X = import('#sandbox/points/handlers.ts').X;", 'climbs: wire -> points'],
    ['sandbox/books/a.ts', "import { x } from '#sandbox/points/handlers.ts';", 'climbs: books -> points'],
    ['sandbox/points/a.ts', "import { x } from '#sandbox/server.ts';", 'climbs: points -> the root'],
    ['sandbox/toys/a.ts', '', 'stands in no folder of the order'],
    [
      'assurance/conformance/a.ts',
      "import { points } from '#sandbox/points/handlers.ts';",
      'may not be imported',
    ],
    ['src/app/a.ts', "import { x } from '#assurance/conformance/run.ts';", 'may not be imported'],
    ['sandbox/a.ts', "import { x } from '#assurance/walk/walk.ts';", 'may not be imported'],
    ['assurance/a.ts', "import { x } from '#tests/machines/points/redeem.test.ts';", 'nothing imports tests'],
    ['src/ui/a.tsx', "import { points } from '#contract/points.ts';", 'may not be imported'],
    ['src/ui/a.tsx', "import fs from 'node:fs';", 'no Node'],
    ['src/views/wallet/a.tsx', "import '#src/views/points/redeem-page.tsx';", 'may not be imported'],
    ['src/views/wallet/a.tsx', "import '../points/redeem-page.tsx';", 'another room'],
    ['src/views/wallet/a.tsx', "import { points } from '#contract/points.ts';", 'types only'],
    ['src/views/wallet/a.tsx', "import { main } from '#src/app/main.tsx';", 'may not be imported'],
    ['src/views/wallet/a.tsx', "import { x } from '#src/gateway/client.ts';", 'may not be imported'],
    ['src/actors/a.ts', "import { Client } from '#src/gateway/client.ts';", 'types only'],
    ['src/gateway/a.ts', "import { cost } from '#machines/points/redeem.rules.ts';", 'may not be imported'],
    ['src/app/a.ts', "import { x } from '#sandbox/points/handlers.ts';", 'may not be imported'],
    ['src/app/a.ts', "import { x } from '#tests/machines/points/redeem.test.ts';", 'nothing imports tests'],
    ['scripts/a.mjs', "import { x } from '#tests/machines/points/redeem.test.ts';", 'nothing imports tests'],
    ['src/app/a.ts', "import { x } from '../../scripts/find-browser.mjs';", 'build tooling'],
    ['src/app/a.ts', "import { main } from '#src/app/main.tsx';", 'write it relative'],
    ['src/app/a.ts', "import { x } from './gone.ts';", 'is not there'],
    ['src/app/a.ts', "import { x } from '#toys/x.ts';", 'no room'],
    ['src/store/a.ts', '', 'stands in no room'],
    ['toys/a.ts', '', 'stands in no room'],
  ])('a fault planted in %s is found: %s', (path, text, fault) => {
    const faults = arrowFaults(planted({ ...sound, [path]: text }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(path);
    expect(faults[0]).toContain(fault);
  });
});
