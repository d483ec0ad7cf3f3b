import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Configuration } from '#contract/configuration.ts';
import { languageShown } from '#src/i18n/i18n.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { leaveComposedKeys } from '#src/ui/composed-keys.ts';
import { Fallible } from '#src/ui/fallible.tsx';
import { failureOf } from '#src/ui/part-failure.ts';
import { App } from '../pages/app.tsx';
import { partsAt } from '../pages/parts-at.ts';
import { bring, partFetchedBy } from '../parts/prefetch-part.ts';
import { keepDoubleClicks } from '../world/double-click.ts';
import { nameOf, report, type Trouble } from '../world/reports.ts';
import type { Assembly } from './assembly.ts';
import { beginsPrerendered } from './prerendered.ts';

/**
 * Reports what an error boundary caught: a crash is reported under the reference that its panel shows. `part` is the
 * name of the part that the boundary is around.
 */
export function reportCaught(error: unknown, part: string): void {
  const failure = failureOf(error);
  const trouble: Trouble = { kind: 'part', thrown: error, part };
  if (failure.kind === 'lost') report('a part of the page did not come', [nameOf(error)], { trouble });
  else report('a part of the page broke', [nameOf(error)], { reference: failure.reference, trouble });
}

/** Reports an error that nobody caught, or that was mended. */
const reportError = (what: string) => (error: unknown) =>
  report(what, [nameOf(error)], { trouble: { kind: 'error', thrown: error } });

/** Every error while drawing is logged; the boundaries in the page decide what the member sees. */
const logged: RootOptions = {
  onCaughtError: (error, { errorBoundary }) =>
    reportCaught(error, partFetchedBy(errorBoundary instanceof Fallible && errorBoundary.props.of)),
  onUncaughtError: reportError('the page broke'),
  onRecoverableError: reportError('a part of the page was drawn anew'),
};

/** Milliseconds that the prerendered page may stay so that the page is drawn whole. */
const patience = 1_000;

/**
 * Waits, for a while, for the page that this visit opens: drawing it in pieces takes longer, because React
 * shows no two pieces within 300 ms.
 */
export async function bringPage(words: Assembly['words']): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const whole = async () => {
    for (const part of await partsAt(location.pathname)) await bring(part, words);
  };
  await Promise.race([whole().catch(() => undefined), late]);
}

/** Says which field of the brand's configuration is wrong, in place of the product. */
export async function showFault(field: string, element: HTMLElement): Promise<void> {
  const { showConfigurationFault } = await import('./configuration-fault.tsx');
  showConfigurationFault(field, element);
}

/** Shows an assembled product in an element of the page: the prerendered home comes alive, all else is drawn. */
export function start(assembly: Assembly, configuration: Configuration, element: HTMLElement): void {
  const { root, call, keptKey, drafts, presence, invited, queries, words, kept, begin } = assembly;
  const tellLanguage = (language: string) => {
    const { documentElement } = document;
    documentElement.lang = languageShown(language);
    if (documentElement.dir !== directionOf(language)) documentElement.dir = directionOf(language);
  };
  // A language that was kept may have come by now.
  tellLanguage(words.language);
  keepDoubleClicks();
  leaveComposedKeys();
  words.on('languageChanged', tellLanguage);
  const view = (
    <BrowserRouter>
      <App
        system={{ root, call, configuration, keptKey, drafts, presence, invited }}
        queries={queries}
        words={words}
        onReady={begin}
      />
    </BrowserRouter>
  );
  const { drawn } = element.dataset;
  const visit = { ...kept, pathname: location.pathname, filled: element.hasChildNodes(), drawn };
  // Hydrating in a transition is many short tasks instead of one.
  if (beginsPrerendered(visit, configuration)) startTransition(() => void hydrateRoot(element, view, logged));
  else startTransition(() => createRoot(element, logged).render(view));
}
