import type { ControlState } from './control-state.ts';
import { html } from './html.ts';

function switchField(name: string, label: string, on: boolean) {
  return html`<label class="switch"><input type="checkbox" name="${name}"${on && html` checked`}>${label}</label>`;
}

function textField(name: string, label: string, value: string | null) {
  return html`<label>${label} <input name="${name}" value="${value ?? ''}" autocomplete="off"${value === null && html` data-empty="null"`}></label>`;
}

/** Which features the brand has switched on. */
export function whitelabelCard({
  settings: { whitelabel, whitelabelApart, passwordRule, brand, picturesApart },
}: ControlState) {
  return html`<section aria-labelledby="whitelabel"><h2 id="whitelabel">Whitelabel</h2>
<form data-act="/sandbox/config" data-part="whitelabel"><fieldset><legend>Features switched on</legend>${Object.entries(
    whitelabel,
  ).map(([id, on]) =>
    switchField(`whitelabel.${id}`, id, on),
  )}${switchField('whitelabelApart', 'The status brings no tree: it is asked for by itself', whitelabelApart)}</fieldset>
<fieldset><legend>Brand</legend>${switchField('brand.loginedToHomePage', 'Every page asks for a session', brand.loginedToHomePage)}${switchField('picturesApart', 'Pictures come from hosts of their own, and vendors name no icons', picturesApart)}
<div class="row"><label>Password, at least <input type="number" min="1" max="64" name="passwordRule.minLength" value="${passwordRule.minLength}"></label>
<label>at most <input type="number" min="1" max="128" name="passwordRule.maxLength" value="${passwordRule.maxLength}"></label></div></fieldset>
<button class="main">Save</button></form></section>`;
}

/** Whether the product is closed, and to whom. */
export function closureCard({ settings: { maintenance, restriction } }: ControlState) {
  return html`<section aria-labelledby="closure"><h2 id="closure">Maintenance and restriction</h2>
<form data-act="/sandbox/config" data-part="closure"><fieldset><legend>Maintenance</legend>${switchField('maintenance.on', 'Closed for maintenance', maintenance.on)}
<label>Its end, ISO 8601, empty when not known <input name="maintenance.end" data-empty="null" value="${maintenance.end ?? ''}" placeholder="2026-12-01T06:00:00Z" autocomplete="off"></label></fieldset>
<fieldset><legend>Restriction</legend>${switchField('restriction.on', 'Visitors from here are turned away', restriction.on)}
<div class="row">${textField('restriction.ip', 'Their address', restriction.ip)}${textField('restriction.country', 'Their country', restriction.country)}</div></fieldset>
<button class="main">Save</button></form></section>`;
}

function labelOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** How much is allowed, and for how long. */
export function limitsCard({ settings: { limits } }: ControlState) {
  const fields = Object.entries(limits).map(
    ([name, value]) =>
      html`<label>${labelOf(name)} <input type="number" min="0" step="any" name="limits.${name}" value="${value}"></label>`,
  );
  return html`<section aria-labelledby="limits"><h2 id="limits">Limits</h2>
<details><summary>Locks, sessions, codes, SMS and jackpots</summary><form data-act="/sandbox/config" data-part="limits">${fields}<button class="main">Save</button></form></details></section>`;
}
