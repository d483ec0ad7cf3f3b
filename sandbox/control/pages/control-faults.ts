import { calls } from '#contract/calls.ts';
import { jobs } from '#sandbox/kit/jobs.ts';
import { kinds, playCalls } from '../fault-kinds.ts';
import type { ControlState } from './control-state.ts';
import { type Html, html } from './html.ts';

function option(value: string, label = value) {
  return html`<option value="${value}">${label}</option>`;
}

/** A list to choose from. Its label is beside it: around it, the label's name would include the choices. */
function choice(name: string, label: string, options: readonly Html[], kind = '') {
  return html`<div class="field-of"><label for="fault-${name}">${label}</label><select id="fault-${name}" name="${name}" data-kind="${kind}">${options}</select></div>`;
}

const callChoices = [
  option('*', 'any call'),
  ...[...Object.keys(calls), ...playCalls, ...jobs].map((name) => option(name)),
];
const kindChoices = kinds.filter((kind) => kind !== 'answer').map((kind) => option(kind));
const timesChoices = ['1', '2', '3', 'always'].map((times) => option(times));

const form = html`<form data-act="/sandbox/faults" data-list="true">
${choice('call', 'Call', callChoices)}${choice('kind', 'Goes wrong by', kindChoices)}
<div class="row"><label>From which arrival <input type="number" name="nth" min="1" value="1"></label>
${choice('times', 'How often', timesChoices, 'number')}
<label>Late by, ms <input type="number" name="ms" min="0" max="600000" data-empty="leave" placeholder="slow only"></label></div>
<button class="main">Arm</button></form>`;

/** The faults of the next answers, and the calls that wait for a release. */
export function faultsCard({ armed, held }: ControlState) {
  const list = armed.map(
    ({ call, kind, nth, times, arrivals }) =>
      html`<li><code>${call}</code> ${kind}, from arrival ${nth}, ${times === 'always' ? 'always' : `${times} times`} (${arrivals} so far)</li>`,
  );
  const waiting = held.map(
    ({ id, call }) => html`<li><form data-act="/sandbox/faults/release"><code>${call}</code>
<button name="id" value="${id}">Let go</button></form></li>`,
  );
  return html`<section aria-labelledby="faults"><h2 id="faults">Faults</h2>${form}
<div data-part="faults">${list.length > 0 ? html`<ul>${list}</ul><form data-act="/sandbox/faults" data-method="DELETE"><button>Nothing goes wrong</button></form>` : html`<p class="nothing">Nothing is armed.</p>`}
${waiting.length > 0 && html`<p><b>Held</b></p><ul>${waiting}</ul>`}</div></section>`;
}
