import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Configuration } from '#contract/configuration.ts';
import { App } from './app.tsx';
import { assemble } from './assembly.ts';
import { breath } from './breath.ts';
import { beginsPrerendered } from './prerendered.ts';
import { nameOf, report } from './reports.ts';

/** Whatever breaks while drawing is logged; what the member sees instead is for the boundaries in the page. */
const logged: RootOptions = {
  onCaughtError: (error) => report('a part of the page broke', [nameOf(error)]),
  onUncaughtError: (error) => report('the page broke', [nameOf(error)]),
  onRecoverableError: (error) => report('a part of the page was drawn anew', [nameOf(error)]),
};

/** Starts the product in an element of the page: the prerendered home comes alive, all else is drawn. */
export async function start(configuration: Configuration, element: HTMLElement): Promise<void> {
  // Each part of the start is a task of its own, and hydrating in a transition is many.
  await breath();
  const { root, call, queries, words, kept, begin } = assemble(configuration);
  document.title = configuration.brand.name;
  words.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const view = (
    <BrowserRouter>
      <App system={{ root, call, configuration }} queries={queries} words={words} onReady={begin} />
    </BrowserRouter>
  );
  const visit = { ...kept, pathname: location.pathname, filled: element.hasChildNodes() };
  await breath();
  if (!beginsPrerendered(visit, configuration)) return createRoot(element, logged).render(view);
  startTransition(() => {
    hydrateRoot(element, view, logged);
  });
}
