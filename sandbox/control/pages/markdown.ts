import { Marked, type RendererObject, type Token } from 'marked';
import { escaped } from '#sandbox/catalogue/markup.ts';
import { type Html, html } from '#sandbox/kit/html.ts';

/** Maps a link or picture of the text to its address on these pages. */
type Resolve = (to: string) => string;

/** The markup that the flow book uses in its text, and what it becomes; anything else is text. */
const taken: Readonly<Record<string, string>> = { '<br>': '<br>', '<sub>': '<small>', '</sub>': '</small>' };

/** The name by which a link leads to a heading: that of the code in it, if there is any, else its words, with hyphens. */
export function anchorOf(heading: string): string {
  return (/`([^`]+)`/.exec(heading)?.[1] ?? heading)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const renderer: RendererObject = {
  html: ({ text }) => taken[text] ?? escaped(text),
  /** Each section can be led to. */
  heading({ tokens, depth, text }) {
    const shown = { html: this.parser.parseInline(tokens) };
    const level = { html: `h${depth}` };
    return depth === 1
      ? html`<h1>${shown}</h1>\n`.html
      : html`<${level} id="${anchorOf(text)}">${shown}</${level}>\n`.html;
  },
  /** Each cell carries the name of its column, since a narrow screen shows a row as a list. */
  table({ header, rows }) {
    const shown = (tokens: Token[]) => ({ html: this.parser.parseInline(tokens) });
    const heads = header.map(({ tokens }) => html`<th scope="col">${shown(tokens)}</th>`);
    const lines = rows.map((cells) => {
      const row = cells.map(
        ({ tokens }, n) => html`<td data-column="${header[n]?.text}">${shown(tokens)}</td>`,
      );
      return html`<tr>${row}</tr>\n`;
    });
    return html`<table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table>\n`.html;
  },
};

/** Pictures whose markup stands in the page, so that their boxes lead to sections of it, by their addresses. */
type Drawings = ReadonlyMap<string, string>;

/** Renders the Markdown of the flow book; HTML in it comes out as text, but for the pictures that are given. */
export function markdownView(text: string, resolve: Resolve, drawings: Drawings = new Map()): Html {
  const marked = new Marked({
    renderer: {
      ...renderer,
      image({ href, text: told }) {
        const drawing = drawings.get(href);
        return drawing === undefined
          ? html`<a class="picture" href="${href}"><img src="${href}" alt="${told}"></a>`.html
          : html`<span class="picture">${{ html: drawing }}</span>`.html;
      },
    },
    walkTokens: (token) => {
      if (token.type === 'link' || token.type === 'image') token.href = resolve(token.href);
    },
  });
  return { html: marked.parse(text, { async: false }) };
}
