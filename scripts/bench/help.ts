import { type Figures, percentile } from './figures.ts';
import { typeEverywhere } from './keystroke.ts';
import type { Stage } from './stage.ts';
import { open, slowPhone } from './visit.ts';

/** Words that many articles have, and the text of a refusal: what takes the search the longest. */
const question = 'como retiro dinero de mi cuenta Aún falta apostar parte de lo depositado antes de retirar.';

/** The work of one key in the search of the help, over all articles, on a slow phone. */
export async function measureHelp(stage: Stage): Promise<Figures> {
  const { address } = await stage.app();
  const { page } = await open(await stage.browser(), `${address}/helpmc`, slowPhone);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const took = await typeEverywhere(page, 'input[type=search]', question);
  await page.context().close();
  return {
    'a key in the help search': { is: percentile(took, 0.5), unit: 'ms' },
    'a key in the help search, p95': { is: percentile(took, 0.95), unit: 'ms' },
  };
}
