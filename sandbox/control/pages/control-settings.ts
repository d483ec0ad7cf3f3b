import { html } from '#sandbox/kit/html.ts';
import { switchField, textField } from './control-fields.ts';
import type { ControlState } from './control-state.ts';
import { featureText } from './control-words.ts';

/** Which features the brand has switched on. */
export function whitelabelCard({
  settings: { whitelabel, whitelabelApart, passwordRule, brand, picturesApart },
  say,
}: ControlState) {
  const features = Object.entries(whitelabel).map(([id, on]) =>
    switchField(`whitelabel.${id}`, featureText(say, id), on),
  );
  return html`<section aria-labelledby="whitelabel"><h2 id="whitelabel">${say('Whitelabel', 'Marca blanca')}</h2>
<form data-act="/sandbox/config" data-part="whitelabel"><fieldset><legend>${say('Features switched on', 'Funciones encendidas')}</legend>${features}${switchField('whitelabelApart', say('The status brings no tree: it is asked for by itself', 'El estado no trae árbol: se pide aparte'), whitelabelApart)}</fieldset>
<fieldset><legend>${say('Brand', 'Marca')}</legend>${switchField('brand.loginedToHomePage', say('Every page asks for a session', 'Toda página pide sesión'), brand.loginedToHomePage)}${switchField('picturesApart', say('Pictures come from hosts of their own, and vendors name no icons', 'Las imágenes vienen de servidores aparte, y los proveedores no traen iconos'), picturesApart)}
<div class="row"><label>${say('Password, at least', 'Contraseña, al menos')} <input type="number" min="1" max="64" name="passwordRule.minLength" value="${passwordRule.minLength}"></label>
<label>${say('at most', 'a lo más')} <input type="number" min="1" max="128" name="passwordRule.maxLength" value="${passwordRule.maxLength}"></label></div></fieldset>
<button class="main">${say('Save', 'Guardar')}</button></form></section>`;
}

/** Whether the product is closed, and to whom. */
export function closureCard({ settings: { maintenance, restriction }, say }: ControlState) {
  return html`<section aria-labelledby="closure"><h2 id="closure">${say('Maintenance and restriction', 'Mantenimiento y restricción')}</h2>
<form data-act="/sandbox/config" data-part="closure"><fieldset><legend>${say('Maintenance', 'Mantenimiento')}</legend>${switchField('maintenance.on', say('Closed for maintenance', 'Cerrado por mantenimiento'), maintenance.on)}
<label>${say('Its end, ISO 8601 in UTC, empty when not known', 'Su fin, ISO 8601 en UTC, vacío si no se sabe')} <input name="maintenance.end" data-empty="null" value="${maintenance.end ?? ''}" placeholder="2026-12-01T06:00:00Z" autocomplete="off"></label></fieldset>
<fieldset><legend>${say('Restriction', 'Restricción')}</legend>${switchField('restriction.on', say('Visitors from here are turned away', 'Los visitantes de aquí no entran'), restriction.on)}
<div class="row">${textField('restriction.ip', say('Their address', 'Su dirección'), restriction.ip)}${textField('restriction.country', say('Their country', 'Su país'), restriction.country)}</div></fieldset>
<button class="main">${say('Save', 'Guardar')}</button></form></section>`;
}
