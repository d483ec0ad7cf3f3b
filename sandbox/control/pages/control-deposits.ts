import type { WaitingDeposit } from '../deposits.ts';
import { type ControlState, timeText } from './control-state.ts';
import { type Html, html } from './html.ts';
import { table } from './table.ts';

function row({ reference, account, methodId, amount, fee, createdAt, proofs }: WaitingDeposit) {
  const form = (act: string, content: Html) =>
    html`<form data-act="/sandbox/deposits" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="${act}">${content}</form>`;
  const pictures = proofs.map(
    (id, at) =>
      html`<a href="/sandbox/proofs/${id}" target="_blank" aria-label="Proof ${at + 1} of ${account}">${at + 1}</a> `,
  );
  const approve = html`<button aria-label="Approve ${amount} of ${account}">Approve</button>`;
  const reject = html`<input name="reason" aria-label="Reason for ${account}" placeholder="Reason" maxlength="200" autocomplete="off" data-empty="leave"><button aria-label="Reject ${amount} of ${account}">Reject</button>`;
  return html`<tr><th scope="row">${account}</th><td>${timeText(createdAt)}</td><td>${methodId}</td><td class="number">${amount}</td><td class="number">${fee}</td><td>${pictures}</td>
<td>${form('approve', approve)}${form('reject', reject)}</td></tr>`;
}

/** Waiting deposits: transfers wait for the person who reads the bank's statement, all others for the cashier. */
export function depositsCard({ deposits }: ControlState) {
  const titles = ['Account', 'Asked (UTC)', 'Method', 'Amount', 'Fee', 'Proofs', 'Decide'];
  return html`<section class="wide" aria-labelledby="deposits"><h2 id="deposits">Deposits that wait</h2>
<div data-part="deposits">${
    deposits.length === 0
      ? html`<p class="nothing">No deposit waits.</p>`
      : table('Deposits', titles, deposits.map(row))
  }</div></section>`;
}
