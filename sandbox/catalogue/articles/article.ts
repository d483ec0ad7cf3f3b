import type { Code } from '#contract/errors.ts';
import { withName } from '../drawings.ts';
import { escaped } from '../markup.ts';

/** What an article says in a language. `parts` are HTML; `{name}` in them stands for a figure of the operator's. */
export type Texts = {
  readonly title: string;
  /** Other words that people ask with. */
  readonly keywords: readonly string[];
  readonly parts: readonly string[];
};

/** Failures that never reach the gateway: only the product itself knows them. */
type OwnCode = 'POPUP_BLOCKED' | 'PAGE_INSECURE' | 'COPY_REFUSED' | 'NO_SESSION' | 'NETWORK';

/** One question and its answer; `codes` are the refusals that it explains. */
export type Article = {
  readonly id: string;
  readonly codes?: readonly (Code | OwnCode)[];
  readonly es: Texts;
  readonly en: Texts;
};

/** Articles that belong together; the name is a category of the help centre. */
export type Chapter = { readonly category: string; readonly articles: readonly Article[] };

/** What the operator has set, as people read it, by the names that articles use. */
export type Figures = Readonly<Record<string, string>>;

export function p(text: string): string {
  return `<p>${text}</p>`;
}

/** A link to a screen of the product. */
export function to(path: `/${string}`, words: string): string {
  return `<a href="${path}">${words}</a>`;
}

export function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** What to do, in order, under a drawing of it; `alt` says what the drawing shows. */
export function steps(drawing: string, alt: string, ...items: readonly string[]): string {
  const source = escaped(withName(`/art/help/${drawing}.svg`, alt));
  const picture = `<figure><img src="${source}" alt="${escaped(alt)}" width="640" height="160"></figure>`;
  return `${picture}<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

/** A text with its figures; the values are plain text. A name without a figure stays, and a test finds it. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    return figure === undefined ? whole : escaped(figure);
  });
}
