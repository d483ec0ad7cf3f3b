import { type Html, html } from '#sandbox/kit/html.ts';

/** A table that scrolls sideways where it is too wide, also by keyboard. `label` is its name for a screen reader. */
export function table(label: string, titles: readonly string[], rows: readonly Html[]): Html {
  const head = titles.map((title) => html`<th scope="col">${title}</th>`);
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Such a table, or the words that there is nothing to show. */
export function tableOr(
  label: string,
  titles: readonly string[],
  rows: readonly Html[],
  nothing: string,
): Html {
  return rows.length > 0 ? table(label, titles, rows) : html`<p class="nothing">${nothing}</p>`;
}
