import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { adoptNonce } from '#src/ui/nonce.ts';
import { readConfiguration } from './configuration.ts';
import { start } from './start.tsx';

/** The page's own script (index.html): reads the brand's configuration and starts the product with it. */
async function run(element: HTMLElement): Promise<void> {
  adoptNonce();
  const read = readConfiguration();
  if ('configuration' in read) return start(read.configuration, element);
  const { showFault } = await import('./configuration-fault.tsx');
  showFault(read.error, element);
}

const element = document.getElementById('root');
if (element) void run(element);
