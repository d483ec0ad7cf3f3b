import { calls } from '#contract/calls.ts';
import { type Html, html } from '#sandbox/kit/html.ts';
import { jobs } from '#sandbox/kit/jobs.ts';
import { kinds, playCalls } from '#sandbox/wire/faults/fault-kinds.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Say } from './control-words.ts';
import { kindText } from './fault-words.ts';

function option(value: string, label = value) {
  return html`<option value="${value}">${label}</option>`;
}

/** A list to choose from. Its label is beside it: around it, the label's name would include the choices. */
function choice(name: string, label: string, options: readonly Html[], kind = '') {
  return html`<div class="field-of"><label for="fault-${name}">${label}</label><select id="fault-${name}" name="${name}" data-kind="${kind}">${options}</select></div>`;
}

const names = [...Object.keys(calls), ...playCalls, ...jobs].map((name) => option(name));
const toChoose = kinds.filter((kind) => kind !== 'answer');

/** How a held call can go on besides normally. */
function instead(say: Say) {
  const kindsOfAnswer = toChoose.filter((kind) => !['hold', 'kill', 'session ended'].includes(kind));
  return kindsOfAnswer.map((kind) => option(kind, `${kind}: ${kindText(kind, say)}`));
}

function armForm(say: Say) {
  const kindChoices = toChoose.map((kind) => option(kind, `${kind}: ${kindText(kind, say)}`));
  const times = ['1', '2', '3'].map((count) => option(count));
  const always = option('always', say('always', 'siempre'));
  return html`<form data-act="/sandbox/faults" data-list="true">
<div class="row">${choice('call', say('Call', 'Llamada'), [option('*', say('any call', 'cualquiera')), ...names])}${choice('kind', say('Goes wrong by', 'Falla así'), kindChoices)}</div>
<div class="row"><label>${say('From which arrival', 'Desde qué llegada')} <input type="number" name="nth" min="1" value="1"></label>
${choice('times', say('How often', 'Cuántas veces'), [...times, always], 'number')}
<label>${say('Late by, ms', 'Demora, ms')} <input type="number" name="ms" min="0" max="600000" data-empty="leave" placeholder="${say('slow only', 'solo slow')}"></label>
<button class="main">${say('Arm', 'Armar')}</button></div></form>`;
}

/** The faults of the next answers, and the calls that wait for a release. */
export function faultsCard({ armed, held, say }: ControlState) {
  const list = armed.map(({ call, kind, nth, times, arrivals }) => {
    const often =
      times === 'always'
        ? say('always', 'siempre')
        : say(`${times} times`, `${times} ${times === 1 ? 'vez' : 'veces'}`);
    return html`<li><code>${call}</code> ${kind}, ${say(`from arrival ${nth}`, `desde la llegada ${nth}`)}, ${often} (${say(`${arrivals} so far`, `${arrivals} hasta ahora`)})</li>`;
  });
  const waiting = held.map(
    ({
      id,
      call,
      since,
    }) => html`<li><form class="row" data-act="/sandbox/faults/release"><span><code>${call}</code> ${say('since', 'desde')} ${timeView(since)}</span>
<button class="main" name="id" value="${id}" aria-label="${say(`Let go: ${call}`, `Soltar: ${call}`)}">${say('Let go', 'Soltar')}</button></form>
<form class="row" data-act="/sandbox/faults/release"><label>${say('or answer it by', 'o contestarle con')} <select name="answer.kind">${instead(say)}</select></label><button name="id" value="${id}" aria-label="${say(`Answer so: ${call}`, `Contestar así: ${call}`)}">${say('Answer so', 'Contestar así')}</button></form></li>`,
  );
  return html`<section class="wide" aria-labelledby="faults"><h2 id="faults">${say('Faults', 'Fallos')}</h2>${armForm(say)}
<div data-part="faults">${list.length > 0 ? html`<ul>${list}</ul><form data-act="/sandbox/faults" data-method="DELETE"><button>${say('Nothing goes wrong', 'Que nada falle')}</button></form>` : html`<p class="nothing">${say('Nothing is armed.', 'No hay nada armado.')}</p>`}
${waiting.length > 0 && html`<p><b>${say('Held', 'Retenidas')}</b></p><ul>${waiting}</ul>`}</div></section>`;
}
