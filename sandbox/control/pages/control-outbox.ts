import type { Letter } from '#sandbox/kit/outbox.ts';
import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

const most = 60;

function letterRow({ createdAt, kind, recipient, code, text }: Letter) {
  return html`<tr><td>${timeText(createdAt)}</td><td>${kind}</td><td>${recipient}</td>
<td>${code && html`<span class="code">${code}</span>`}</td><td>${text}</td></tr>`;
}

/** The messages that a real gateway would send or show: SMS, mail and the answers of captchas. */
export function outboxCard({ letters, to }: ControlState) {
  const rows = letters.slice(0, most).map(letterRow);
  return html`<section class="wide" aria-labelledby="outbox"><h2 id="outbox">Outbox</h2>
<form method="get" action="/sandbox" role="search"><div class="row"><label>Sent to <input name="to" value="${to}" autocomplete="off" placeholder="a number, address or tab"></label><button>Show</button></div></form>
<div data-part="outbox">${
    rows.length === 0
      ? html`<p class="nothing">Nothing has been sent${to && ` to ${to}`}.</p>`
      : table('Letters', ['Sent (UTC)', 'Kind', 'To', 'Code', 'Text'], rows)
  }</div></section>`;
}
