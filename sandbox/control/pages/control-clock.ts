import { type ControlState, timeView } from './control-state.ts';
import type { Say } from './control-words.ts';
import { html } from './html.ts';

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

/** The sandbox's clock, which sessions, codes and locks follow. */
export function clockCard({ now, ahead, say }: ControlState) {
  return html`<section aria-labelledby="clock"><h2 id="clock">${say('Clock', 'Reloj')}</h2>
<div data-part="clock"><p class="now">${timeView(now)}</p>
<p class="about">${aheadText(ahead, say)}. ${say('Sessions, codes and locks go by it.', 'Sesiones, códigos y bloqueos van con él.')}</p></div>
<form data-act="/sandbox/clock"><div class="row">${steps.map(
    (minutes) =>
      html`<button name="ms" value="${minutes * minute}" data-kind="number">${stepText(minutes, say)}</button>`,
  )}<button name="reset" value="true" data-kind="boolean">${say('Back to now', 'Volver a ahora')}</button></div></form></section>`;
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
