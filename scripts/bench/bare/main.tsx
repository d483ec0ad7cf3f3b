import { createRoot } from 'react-dom/client';

/** The yardstick: the least that a page made with this React and this Vite can be. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>hello</h1>);
