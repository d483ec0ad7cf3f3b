import { type Html, html } from './html.ts';

/** A table that scrolls sideways where it is too wide, also by keyboard. `label` is its name for a screen reader. */
export function table(label: string, titles: readonly string[], rows: readonly Html[]): Html {
  const head = titles.map((title) => html`<th scope="col">${title}</th>`);
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
