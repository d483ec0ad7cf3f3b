import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtScriptsFile } from '../../scripts/built-scripts.ts';
import type { Figures, Who } from './budget.ts';

/** What loading a page shows; the built files show the rest. */
export type Loaded = Pick<Figures, 'toIdle' | 'requests' | 'pictures' | 'elements' | 'modules'>;

type Measured = Readonly<Record<string, Loaded>>;
type Kept = { readonly build: string; readonly addresses: Measured };

const folder = '.cache/budget';
const buildNow = () => createHash('sha256').update(readFileSync(builtScriptsFile)).digest('hex');

/** Keeps what was measured, for the command that lowers the budget. */
export function keepMeasured(who: Who, addresses: Measured): void {
  const kept: Kept = { build: buildNow(), addresses };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${who}.json`), JSON.stringify(kept));
}

/** What was measured last; throws when that was another build. */
export function lastMeasured(who: Who): Measured {
  const { build, addresses }: Kept = JSON.parse(readFileSync(path.join(folder, `${who}.json`), 'utf8'));
  if (build === buildNow()) return addresses;
  throw new Error(
    'This build was not measured: npx playwright test tests/journeys/product/budget.spec.ts does',
  );
}
