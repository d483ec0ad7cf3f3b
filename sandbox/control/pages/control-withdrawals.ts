import type { OfficeWithdrawal } from '#sandbox/wallet/back-office.ts';
import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

function acts({ reference, status, receipt }: OfficeWithdrawal) {
  const hidden = html`<input type="hidden" name="reference" value="${reference}">`;
  const approve = html`<button name="act" value="approve">Approve</button>`;
  const reject = html`<button name="act" value="reject">Reject</button>`;
  const pay = html`<form class="row" data-act="/sandbox/withdrawals">${hidden}
<label>Amount <input name="amount" data-empty="leave" inputmode="decimal" placeholder="all that is left" autocomplete="off"></label>
<button name="act" value="pay">Pay out</button></form>`;
  const decide = html`<form class="row" data-act="/sandbox/withdrawals">${hidden}${status === 'PENDING' && approve}${reject}</form>`;
  const force = html`<button name="act" value="force">Force the receipt</button>`;
  const refund = html`<button name="act" value="refund">Give back</button>`;
  const judge = html`<form class="row" data-act="/sandbox/withdrawals">${hidden}
<label>Note <input name="note" data-empty="leave" maxlength="200" autocomplete="off"></label>
${force}${receipt === 'REPORTED' && refund}</form>`;
  const asked = receipt === 'OPEN' || receipt === 'REPORTED';
  return html`${asked && judge}${status !== 'PENDING' && status !== 'PAID' && pay}${status !== 'PAYING' && status !== 'PAID' && decide}`;
}

/** The back office: withdrawals that a person can approve, pay out or reject. */
export function withdrawalsCard({ withdrawals }: ControlState) {
  const rows = withdrawals.map(
    (
      one,
    ) => html`<tr><th scope="row">${one.account}</th><td>${timeText(one.createdAt)}</td><td>${one.status}${one.receipt && `, receipt ${one.receipt}`}</td>
<td class="number">${one.paid} of ${one.net}</td><td>${acts(one)}</td></tr>`,
  );
  return html`<section class="wide" aria-labelledby="withdrawals"><h2 id="withdrawals">Withdrawals</h2>
<p class="about">The back office: what members take out waits here. In parts or at once; the first part takes the fee. A receipt is decided about here too: forced, the money is not given back.</p>
<div data-part="withdrawals">${
    rows.length > 0
      ? table('Withdrawals', ['Account', 'Asked', 'Status', 'Paid out', 'What now'], rows)
      : html`<p class="nothing">Nobody takes anything out.</p>`
  }</div></section>`;
}
