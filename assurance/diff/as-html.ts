import { createHash } from 'node:crypto';
import { type Html, html } from '#sandbox/kit/html.ts';
import type { Account, Section } from './account.ts';
import { shownSign } from './as-text.ts';
import type { Entry, Fact, Value } from './entries.ts';
import { labels } from './labels.ts';
import { pageStyle } from './page-style.ts';

const classes = { '+': 'new', '-': 'gone', '~': 'other' } as const;

/** The one style sheet may apply, by its hash; nothing else is loaded or run. */
function policy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}

/** The account of a difference as one page that needs nothing beside it and runs no script. */
export function asHtml(account: Account): string {
  const say = labels[account.language];
  // Every sign is a letter too: colour is never all that tells what came from what went.
  const sign = (of: Entry['sign']) => html`<span class="sign ${classes[of]}">${shownSign[of]}</span>`;
  const value = ({ code, said }: Value) =>
    code || said
      ? html`${code && html`<code>${code}</code>`}${code && said && ' '}${said && html`<q>${said}</q>`}`
      : html`${say.nothingSaid}`;

  function fact({ label, was, is }: Fact): Html {
    if (!was || !is) {
      return html`<li><span class="label">${label}:</span> ${value(is ?? was ?? { code: '', said: '' })}</li>`;
    }
    return html`<li><span class="label">${label}</span><ul class="sides">
<li>${sign('-')} <span class="label">${say.was}</span> ${value(was)}</li>
<li>${sign('+')} <span class="label">${say.is}</span> ${value(is)}</li></ul></li>`;
  }

  function written(lines: Entry['lines']): Html {
    const line = ({ sign: of, text }: Entry['lines'][number]) => {
      const said = `${of === '-' ? shownSign[of] : of} ${text}`;
      if (of === ' ') return html`<span>${said}</span>`;
      return of === '+' ? html`<ins>${said}</ins>` : html`<del>${said}</del>`;
    };
    return html`<pre>${lines.map(line)}</pre>`;
  }

  function entry({ sign: of, what, name, said, facts, lines }: Entry): Html {
    return html`<li>${sign(of)} <span class="what">${what}</span>${name && html` <code>${name}</code>`}${said && html` <q>${said}</q>`}
${facts.length > 0 && html`<ul class="facts">${facts.map(fact)}</ul>`}${lines.length > 0 && written(lines)}</li>
`;
  }

  function section({ id, title, sign: of, became, marks, entries }: Section): Html {
    return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${sign(of)} <code>${id}</code> ${title}</h2>
<p class="became">${became}${marks.map((mark) => html` <span class="mark">${mark}</span>`)}</p>
<ul class="entries">${entries.map(entry)}</ul>
</section>
`;
  }

  const more = account.shared.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`);
  const links = account.sections.map(
    ({ id, sign: of, marks }) =>
      html`<li>${sign(of)} <a href="#${id}">${id}</a>${marks.map((mark) => html` <span class="mark">${mark}</span>`)}</li>`,
  );
  // The style is our own text, without anything of what was compared.
  return html`<!doctype html>
<html lang="${account.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(pageStyle)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${account.title}</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>
<main>
<h1>${account.title}</h1>
<dl class="head">${account.head.map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>
${account.nothing ? html`<p>${account.nothing}</p>` : html`<p>${say.signs}</p>`}
${links.length + more.length > 1 && html`<nav aria-label="${say.contents}"><ul>${links}${more}</ul></nav>`}
${account.sections.map(section)}
${account.shared.map(({ id, title, entries }) => html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><ul class="entries">${entries.map(entry)}</ul></section>`)}
</main>
</body>
</html>`.html;
}
