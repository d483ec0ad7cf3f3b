import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { bringTexts } from '#src/i18n/i18n.ts';
import { bringLanguages } from '#src/i18n/languages.ts';
import type { ScenarioTab } from '#src/watch/scenario.ts';
import { noticing } from '../reporting/noticing.ts';
import { nameOf, report } from '../world/reports.ts';
import { assemble } from './assembly.ts';
import { readConfiguration, reportUnknown } from './configuration.ts';
import { yieldToInput } from './scheduling.ts';

/** The scenario that the address asks for, where the brand allows to look inside. */
async function scenarioAsked(): Promise<ScenarioTab | undefined> {
  const title = new URLSearchParams(location.search).get('scenario');
  if (title === null) return undefined;
  const { openScenario } = await import('#src/watch/scenario.ts');
  return openScenario(title);
}

/**
 * The page's own script (index.html): reads the brand's configuration and starts the product with it. The stages
 * are separate scripts, named in the page by the build, so that each is a task of its own and none is long.
 */
async function run(element: HTMLElement): Promise<void> {
  const read = readConfiguration();
  if ('error' in read) {
    const { showFault } = await import('./start.tsx');
    return showFault(read.error, element);
  }
  noticing.begin(read.configuration.reports);
  reportUnknown(read.configuration, report);
  // A host may serve the prerendered home page anyway; where a session is required first, it must not stay
  // readable.
  if (read.configuration.brand.loginedToHomePage) element.replaceChildren();
  const [lay] = await Promise.all([
    // Without its own texts a brand has ours.
    bringTexts(read.configuration.texts).catch(() => undefined),
    bringLanguages(read.configuration.languages).catch(() => undefined),
    yieldToInput(),
  ]);
  const looksInside = import.meta.env.INSPECT && read.configuration.inspect;
  const scenario = looksInside ? await scenarioAsked() : undefined;
  const assembly = assemble(read.configuration, scenario, lay);
  await yieldToInput();
  const { start, bringPage } = await import('./start.tsx');
  await yieldToInput();
  await bringPage(assembly.words);
  start(assembly, read.configuration, element);
}

const element = document.getElementById('root');
if (element) {
  run(element).catch((error: unknown) => {
    report('the start failed', [nameOf(error)], { trouble: { kind: 'part', thrown: error, part: 'start' } });
    void noticing.bring().catch(() => undefined);
    // The page can be read but not used: once the network is back, it reloads completely.
    addEventListener('online', () => location.reload(), { once: true });
  });
}
