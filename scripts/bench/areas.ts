import path from 'node:path';
import { addArea, copyRepository } from './area-copies.ts';
import { type Figures, kilobyte } from './figures.ts';
import { buildPage } from './page-build.ts';
import type { Stage } from './stage.ts';
import { profiles, visit } from './visit.ts';
import type { Sizes } from './wire.ts';

/** Ten words that are no area. */
const words = ['amber', 'basil', 'cedar', 'dahlia', 'elder', 'fennel', 'garnet', 'hazel', 'iris', 'juniper'];

/** Builds the copy as it is, and weighs what a visitor's home fetches of it until it is idle. */
async function weighStart(stage: Stage, copy: string, name: string): Promise<Pick<Sizes, 'js' | 'code'>> {
  const dist = path.join(stage.folder, name);
  await buildPage(copy, path.join(copy, 'vite.config.ts'), dist);
  const { address, stop } = await stage.other(name, { dist });
  const { js, code } = await visit(await stage.browser(), `${address}/`, profiles.unthrottled);
  await stop();
  return { js, code };
}

/**
 * What the start pays for an area that it does not show: areas are generated into a copy of the repository, and the
 * home's document, scripts and styles are weighed without any of them, with the first, with nine and with ten. Unpacked
 * bytes are exact; packed ones also change by a few because names of files change.
 */
export async function measureAreas(stage: Stage): Promise<Figures> {
  const copy = path.join(stage.folder, 'copy');
  await copyRepository(stage.root, copy);
  const weights = [await weighStart(stage, copy, 'areas-0')];
  for (const [at, word] of words.entries()) {
    addArea(copy, word);
    const count = at + 1;
    if ([1, 9, 10].includes(count)) weights.push(await weighStart(stage, copy, `areas-${count}`));
  }
  const [none, one, nine, ten] = weights as [Sizes, Sizes, Sizes, Sizes];
  return {
    'the start without them, unpacked': { is: none.code / kilobyte, unit: 'kB' },
    'the first area': { is: one.code - none.code, unit: 'bytes' },
    'the tenth area': { is: ten.code - nine.code, unit: 'bytes' },
    'the first area, scripts as sent': { is: one.js - none.js, unit: 'bytes' },
    'the tenth area, scripts as sent': { is: ten.js - nine.js, unit: 'bytes' },
  };
}
