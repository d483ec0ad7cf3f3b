import type { OfficeMall } from '#sandbox/points/mall-office.ts';
import type { OfficeRedemption } from '#sandbox/points/office.ts';
import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

function redemptionRow(one: OfficeRedemption) {
  const { reference, account, name, kind, quantity, points, address, mobile, appliedAt } = one;
  return html`<tr><th scope="row">${account}</th><td>${quantity} × ${name}${address !== null && html`<br>${address}, ${mobile}`}</td><td>${timeText(appliedAt)}</td><td>${kind}</td><td class="number">${points}</td>
<td><form class="row" data-act="/sandbox/redemptions"><input type="hidden" name="reference" value="${reference}"><input name="remark" data-empty="leave" aria-label="Remark about ${name} of ${account}" placeholder="Remark" maxlength="200" autocomplete="off"><button name="act" value="approve" aria-label="Approve ${name} of ${account}">Approve</button><button name="act" value="reject" aria-label="Reject ${name} of ${account}">Reject</button></form></td></tr>`;
}

/** Redemptions that wait for a decision. */
export function redemptionsCard({ redemptions }: ControlState) {
  const titles = ['Account', 'Reward', 'Asked (UTC)', 'Kind', 'Points', 'What now'];
  return html`<section class="wide" aria-labelledby="redemptions"><h2 id="redemptions">Redemptions</h2>
<p class="about">Approved, a bonus is paid. Rejected, the points come back and the piece returns to the stock. The remark is shown to the member.</p>
<div data-part="redemptions">${
    redemptions.length > 0
      ? table('Redemptions', titles, redemptions.map(redemptionRow))
      : html`<p class="nothing">Nobody waits for a reward.</p>`
  }</div></section>`;
}

function offerRow({ id, kind, price, stock, endsAt }: OfficeMall['rewards'][number]) {
  const field = html`<input type="hidden" name="id" value="${id}">`;
  return html`<tr><th scope="row"><code>${id}</code></th><td>${kind}</td><td class="number">${price}</td><td class="number">${stock ?? 'endless'}</td>
<td><form class="row" data-act="/sandbox/points">${field}<input name="price" data-kind="number" data-empty="leave" required inputmode="numeric" aria-label="New price of ${id}" placeholder="Price" autocomplete="off"><button name="act" value="price" aria-label="Change the price of ${id}">Price</button></form>
<form class="row" data-act="/sandbox/points">${field}<input name="stock" data-kind="number" data-empty="null" inputmode="numeric" aria-label="New stock of ${id}" placeholder="Endless" autocomplete="off"><button name="act" value="stock" aria-label="Change the stock of ${id}">Stock</button></form>
${endsAt === null && html`<form class="row" data-act="/sandbox/points">${field}<button name="act" value="end" aria-label="End ${id}">End</button></form>`}</td></tr>`;
}

/** Points of members, the rule, and the rewards of the mall. */
export function mallCard({ mall }: ControlState) {
  const { version, step, amount, rewards } = mall;
  const titles = ['Reward', 'Kind', 'Price', 'Stock', 'What now'];
  return html`<section class="wide" aria-labelledby="points"><h2 id="points">Points</h2>
<form class="row" data-act="/sandbox/points"><label>Account <input name="account" required autocomplete="off"></label>
<label>Points <input name="points" data-kind="number" required inputmode="numeric" autocomplete="off"></label><button name="act" value="give">Give points</button></form>
<div data-part="points"><p class="about">Rule ${version}: ${step} points become ${amount} minor units of money.</p>
<form class="row" data-act="/sandbox/points"><label>Points of a step <input name="step" data-kind="number" data-empty="leave" inputmode="numeric" placeholder="${step}" autocomplete="off"></label>
<label>Money of a step <input name="amount" data-empty="leave" inputmode="decimal" autocomplete="off"></label><button name="act" value="rule">New rule</button></form>
${
  rewards.length > 0
    ? table('Rewards of the mall', titles, rewards.map(offerRow))
    : html`<p class="nothing">The mall is empty.</p>`
}</div></section>`;
}
