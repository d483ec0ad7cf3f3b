import { type Html, html } from './html.ts';

/** Where a link or picture of the text leads on these pages. */
type Resolve = (to: string) => string;

const inlines =
  /\\(.)|<sub>`([^`]*)`<\/sub>|`([^`]*)`|<br>|\*\*((?:\\.|[^*])*)\*\*|!?\[((?:\\.|[^\]])*)\]\(([^)]*)\)/g;

function inlineView(text: string, resolve: Resolve): Html {
  const parts: (Html | string)[] = [];
  let from = 0;
  for (const found of text.matchAll(inlines)) {
    const [all, plain, small, code, strong, label, to] = found;
    parts.push(text.slice(from, found.index));
    from = found.index + all.length;
    if (plain !== undefined) parts.push(plain);
    else if (small !== undefined) parts.push(html`<small><code>${small}</code></small>`);
    else if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (strong !== undefined) parts.push(html`<strong>${inlineView(strong, resolve)}</strong>`);
    else if (to === undefined) parts.push(html`<br>`);
    else if (all.startsWith('!')) parts.push(pictureView(label ?? '', resolve(to)));
    else parts.push(html`<a href="${resolve(to)}">${inlineView(label ?? '', resolve)}</a>`);
  }
  return html`${parts}${text.slice(from)}`;
}

function pictureView(label: string, to: string): Html {
  return html`<a class="picture" href="${to}"><img src="${to}" alt="${label}"></a>`;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\| ?| ?\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** A table; each cell knows the name of its column, since a narrow screen shows a row as a list. */
function tableView([head = '', , ...lines]: readonly string[], resolve: Resolve): Html {
  const names = cellsOf(head);
  const rows = lines.map((line) => {
    const cells = cellsOf(line).map(
      (cell, n) => html`<td data-column="${names[n] ?? ''}">${inlineView(cell, resolve)}</td>`,
    );
    return html`<tr>${cells}</tr>\n`;
  });
  const heads = names.map((name) => html`<th scope="col">${name}</th>`);
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

function blockView(block: string, resolve: Resolve): Html {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('## ')) return html`<h2>${inlineView(first.slice(3), resolve)}</h2>`;
  if (first.startsWith('# ')) return html`<h1>${inlineView(first.slice(2), resolve)}</h1>`;
  if (first.startsWith('|')) return tableView(lines, resolve);
  if (!first.startsWith('- ')) return html`<p>${inlineView(lines.join(' '), resolve)}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${inlineView(line.slice(2), resolve)}</li>`)}</ul>`;
}

/** Shows the Markdown that the flow book is written in: headings, paragraphs, lists, tables, links, pictures, code. */
export function markdownView(text: string, resolve: Resolve): Html {
  const blocks = text.trim().split(/\n{2,}/);
  return html`${blocks.map((block) => html`${blockView(block, resolve)}\n`)}`;
}
