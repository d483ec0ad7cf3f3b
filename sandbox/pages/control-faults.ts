import { calls } from '#contract/calls.ts';
import { kinds } from '../fault-kinds.ts';
import type { ControlState } from './control-state.ts';
import { html } from './html.ts';

function option(value: string, label = value) {
  return html`<option value="${value}">${label}</option>`;
}

const form = html`<form data-act="/sandbox/faults" data-list="true">
<label>Call <select name="call">${option('*', 'any call')}${Object.keys(calls).map((name) => option(name))}</select></label>
<label>Goes wrong by <select name="kind">${kinds.filter((kind) => kind !== 'answer').map((kind) => option(kind))}</select></label>
<div class="row"><label>From which arrival <input type="number" name="nth" min="1" value="1"></label>
<label>How often <select name="times" data-kind="number">${option('1')}${option('2')}${option('3')}${option('always')}</select></label>
<label>Late by, ms <input type="number" name="ms" min="0" max="600000" data-empty="leave" placeholder="slow only"></label></div>
<button class="main">Arm</button></form>`;

/** What is to go wrong with the next answers, and the calls that wait to be let go. */
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
