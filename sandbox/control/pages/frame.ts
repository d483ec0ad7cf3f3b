import { barePolicy } from '#sandbox/site/policy.ts';
import { type Html, html } from './html.ts';

/**
 * The policy of these pages: they run the one script and use the one style sheet that this server serves. Nothing
 * is inline, so they need no nonce.
 */
export const pagesPolicy = [
  barePolicy,
  "script-src-attr 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const places = [
  ['/sandbox', 'Control'],
  ['/sandbox/api', 'Calls'],
  ['/sandbox/flows', 'Flows'],
  ['/sandbox/scenarios', 'Scenarios'],
  ['/sandbox/inspector', 'Inspector'],
  ['/', 'The app'],
] as const;

/** A whole page of the sandbox: its title, links to the other pages, its content. */
export function frame(here: string, title: string, content: Html, script = false, language = 'en'): string {
  const links = places.map(
    ([path, label]) => html`<a href="${path}"${path === here ? html` aria-current="page"` : ''}>${label}</a>`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Vestíbulo sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pages.css">
${here === '/sandbox/flows' && html`<link rel="stylesheet" href="/sandbox/flow-book.css"><script type="module" src="/sandbox/flow-book.mjs"></script>`}
${here === '/sandbox/scenarios' && html`<link rel="stylesheet" href="/sandbox/scenarios.css"><script type="module" src="/sandbox/scenarios.mjs"></script>`}
${script && html`<link rel="stylesheet" href="/sandbox/control.css"><script type="module" src="/sandbox/control.mjs"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><p class="house">Vestíbulo <span>sandbox</span></p><nav aria-label="Pages">${links}</nav></header>
<main id="main">${content}</main>
</body>
</html>`.html;
}
