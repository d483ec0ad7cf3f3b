import { html } from '#sandbox/kit/html.ts';
import { listField, numberField, switchField } from './control-fields.ts';
import type { ControlState } from './control-state.ts';

/** Which calls want a solved slider captcha first. */
export function sliderCard({ settings: { slider, limits }, say }: ControlState) {
  return html`<section aria-labelledby="slider"><h2 id="slider">${say('Slider captcha', 'Captcha deslizante')}</h2>
<form data-act="/sandbox/config" data-part="slider"><fieldset><legend>${say('Asked for', 'Se pide')}</legend>
${switchField('slider.login', say('when signing in', 'al iniciar sesión'), slider.login)}${switchField('slider.sms', say('before an SMS', 'antes de un SMS'), slider.sms)}${switchField('slider.register', say('when registering', 'al registrarse'), slider.register)}${switchField('slider.reset', say('for a forgotten password by phone', 'para la clave olvidada por teléfono'), slider.reset)}
${numberField('limits.sliderMinutes', say('minutes until it expires', 'minutos hasta que vence'), limits.sliderMinutes)}</fieldset>
<p class="about">${say('Its answer is in the outbox.', 'Su respuesta está en el buzón de salida.')}</p><button class="main">${say('Save', 'Guardar')}</button></form></section>`;
}

/** Games under maintenance. */
export function closedGamesCard({ settings: { closedGames }, vendors, say }: ControlState) {
  return html`<section aria-labelledby="closed-games"><h2 id="closed-games">${say('Closed games', 'Juegos cerrados')}</h2>
<form data-act="/sandbox/config" data-part="closed-games">${listField('closedGames', say('Ids of games, or names of vendors, by commas', 'Ids de juegos, o nombres de proveedores, por comas'), closedGames, vendors.slice(0, 2).join(', '))}
<p class="about">${say('Vendors', 'Proveedores')}: ${vendors.join(', ')}. ${say('A game’s id is in its address. Empty: all are open.', 'El id de un juego está en su dirección. Vacío: todos abiertos.')}</p>
<button class="main">${say('Save', 'Guardar')}</button></form></section>`;
}
