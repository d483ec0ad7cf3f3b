import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { defaultConfiguration } from '#contract/configuration.ts';
import { CallFailure } from '#contract/errors.ts';
import { createWords } from '#src/i18n/i18n.ts';
import { App } from '../pages/app.tsx';
import { createQueries, createRoot, startInput } from './system.ts';

/** The visitor's home page in the default language, before any answer from the gateway. */
export function renderHome(): string {
  const configuration = defaultConfiguration;
  const call = () => Promise.reject(new CallFailure({ kind: 'network' }));
  const input = startInput(configuration, { token: null, language: 'ES', firstTime: false }, '');
  const root = createRoot(call, input, () => undefined);
  const words = createWords('ES');
  return renderToString(
    <StaticRouter location="/">
      <App
        system={{ root, call, configuration, keptKey: () => null }}
        queries={createQueries()}
        words={words}
        onReady={() => undefined}
      />
    </StaticRouter>,
  );
}
