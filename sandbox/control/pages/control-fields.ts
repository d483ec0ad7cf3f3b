import { type Html, html } from '#sandbox/kit/html.ts';

/** A box to tick; `name` is a path of the settings, `brand.single`. */
export function switchField(name: string, label: string, on: boolean): Html {
  return html`<label class="switch"><input type="checkbox" name="${name}"${on && html` checked`}>${label}</label>`;
}

/** A field for a text; null is shown as empty, and empty is sent as null. */
export function textField(name: string, label: string, value: string | null, hint = ''): Html {
  return html`<label>${label} <input name="${name}" value="${value ?? ''}" placeholder="${hint}" autocomplete="off"${value === null && html` data-empty="null"`}></label>`;
}

/** A field for a number. */
export function numberField(name: string, label: string, value: number): Html {
  return html`<label>${label} <input type="number" min="0" step="any" name="${name}" value="${value}"></label>`;
}

/** A field for names, separated by commas. */
export function listField(name: string, label: string, values: readonly string[], hint = ''): Html {
  return html`<label>${label} <input name="${name}" data-kind="list" value="${values.join(', ')}" placeholder="${hint}" autocomplete="off"></label>`;
}
