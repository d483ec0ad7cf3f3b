import { html } from '#sandbox/kit/html.ts';
import type { Expiry } from '../expiries.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Say, Words } from './control-words.ts';
import { tableOr } from './table.ts';

const minute = 60_000;
const steps = [1, 10, 29, 31, 720, 1_440];

function stepText(minutes: number, say: Say): string {
  if (minutes < 60) return `+${minutes} min`;
  return minutes < 1_440 ? `+${minutes / 60} h` : say('+1 day', '+1 día');
}

function aheadText(ahead: number, say: Say): string {
  const minutes = Math.round(ahead / minute);
  if (minutes === 0) return say('the same as this machine’s', 'igual que el de esta máquina');
  const many = Math.abs(minutes);
  return minutes > 0
    ? say(`${many} min ahead of this machine’s`, `${many} min adelante del de esta máquina`)
    : say(`${many} min behind this machine’s`, `${many} min detrás del de esta máquina`);
}

/** What `datetime-local` shows of a moment: it has no zone, and is read as UTC here. */
const fieldText = (moment: number) => new Date(moment).toISOString().slice(0, 19);

/** The sandbox's clock, which sessions, codes and locks follow. */
export function clockCard({ now, ahead, say }: ControlState) {
  return html`<section aria-labelledby="clock"><h2 id="clock">${say('Clock', 'Reloj')}</h2>
<div data-part="clock"><p class="now">${timeView(now)}</p>
<p class="about">${aheadText(ahead, say)}. ${say('Sessions, codes and locks go by it.', 'Sesiones, códigos y bloqueos van con él.')}</p></div>
<form data-act="/sandbox/clock"><div class="row">${steps.map(
    (minutes) =>
      html`<button name="ms" value="${minutes * minute}" data-kind="number">${stepText(minutes, say)}</button>`,
  )}<button name="reset" value="true" data-kind="boolean">${say('Back to now', 'Volver a ahora')}</button></div></form>
<form class="row" data-act="/sandbox/clock"><label>${say('Date and time, in UTC', 'Fecha y hora, en UTC')} <input type="datetime-local" step="1" name="now" data-kind="utc" required value="${fieldText(now)}"></label><button>${say('Set the clock', 'Poner el reloj')}</button></form></section>`;
}

const kinds: Readonly<Record<Expiry['kind'], Words>> = {
  session: ['session', 'sesión'],
  code: ['code by SMS or mail', 'código por SMS o correo'],
  captcha: ['captcha', 'captcha'],
  slider: ['slider captcha', 'captcha deslizante'],
  lock: ['lock after wrong passwords', 'bloqueo por claves erradas'],
  cashier: ['deposit at the cashier', 'depósito en la caja'],
  receipt: ['receipt of a withdrawal', 'recepción de un retiro'],
  absence: ['break or exclusion', 'pausa o exclusión'],
};

/** Past its end, and close enough to it that little else has ended. */
const justPast = 1_000;

function inText(milliseconds: number, say: Say): string {
  const minutes = Math.ceil(milliseconds / minute);
  if (minutes < 120) return say(`in ${minutes} min`, `en ${minutes} min`);
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? say(`in ${hours} h`, `en ${hours} h`)
    : say(`in ${Math.round(hours / 24)} days`, `en ${Math.round(hours / 24)} días`);
}

/** What expires next of each kind, and the clock to just past it. */
export function expiriesCard({ expiries, now, say }: ControlState) {
  const rows = expiries.map(({ kind, whose, at }, place) => {
    const [label, look] =
      place === 0
        ? [say('Just past the next expiry', 'Justo después del próximo'), html` class="main"`]
        : [say('Just past it', 'Justo después'), null];
    const button = html`<button${look} name="now" value="${at + justPast}" data-kind="number" aria-label="${label}: ${say(...kinds[kind])}">${label}</button>`;
    return html`<tr><th scope="row">${say(...kinds[kind])}</th><td>${whose}</td><td>${timeView(at)}<br>${inText(at - now, say)}</td><td><form data-act="/sandbox/clock">${button}</form></td></tr>`;
  });
  const titles = [say('What', 'Qué'), say('Whose', 'De quién'), say('When', 'Cuándo'), say('Clock', 'Reloj')];
  return html`<section class="wide" aria-labelledby="expiries"><h2 id="expiries">${say('What expires next', 'Lo que vence primero')}</h2>
<p class="about">${say(
    'The next of each: sessions, codes, captchas, sliders, locks, deposits at the cashier, receipts, breaks and exclusions. A use of a session moves its end. Promotions, missions and contracts are not listed.',
    'El próximo de cada clase: sesiones, códigos, captchas, captchas deslizantes, bloqueos, depósitos en la caja, recepciones, pausas y exclusiones. Usar una sesión mueve su fin. Promociones, misiones y contratos no están en la lista.',
  )}</p>
<div data-part="expiries">${tableOr(say('Expiries', 'Vencimientos'), titles, rows, say('Nothing expires.', 'Nada vence.'))}</div></section>`;
}

/** Resets everything, after a question whether the person means it. */
export function resetCard({ say }: ControlState) {
  return html`<section aria-labelledby="reset"><h2 id="reset">${say('Start afresh', 'Empezar de nuevo')}</h2>
<p class="about">${say(
    'People, money, messages, settings, clock and faults become what they were at the start. Everybody is signed out.',
    'Personas, dinero, mensajes, ajustes, reloj y fallos vuelven a ser como al principio. Todas las sesiones se cierran.',
  )}</p>
<form data-act="/sandbox/reset" data-confirm="${say('Everything that was done in this sandbox is lost.', 'Se pierde todo lo que se hizo en este entorno de pruebas.')}"><button class="danger">${say('Reset the sandbox', 'Reiniciar el entorno')}</button></form></section>`;
}
