import { plain } from '#contract/units.ts';
import { html } from '#sandbox/kit/html.ts';
import type { OfficeRedemption } from '#sandbox/points/redemption-decisions.ts';
import type { OfficeMall } from '#sandbox/points/reward-admin.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Say } from './control-words.ts';
import { tableOr } from './table.ts';

function redemptionRow(one: OfficeRedemption, say: Say) {
  const { reference, account, name, kind, quantity, points, address, mobile, appliedAt } = one;
  const of = say(`${name} of ${account}`, `${name} de ${account}`);
  const remark = say(`Remark about ${of}`, `Nota sobre ${of}`);
  return html`<tr><th scope="row">${account}</th><td>${quantity} × ${name}${address !== null && html`<br>${address}, ${mobile}`}</td><td>${timeView(appliedAt)}</td><td>${kind}</td><td class="number">${plain(points)}</td>
<td><form class="row" data-act="/sandbox/redemptions"><input type="hidden" name="reference" value="${reference}"><input name="remark" data-empty="leave" aria-label="${remark}" placeholder="${say('Remark', 'Nota')}" maxlength="200" autocomplete="off"><button name="act" value="approve" aria-label="${say('Approve', 'Aprobar')} ${of}">${say('Approve', 'Aprobar')}</button><button name="act" value="reject" aria-label="${say('Reject', 'Rechazar')} ${of}">${say('Reject', 'Rechazar')}</button></form></td></tr>`;
}

/** Redemptions that wait for a decision. */
export function redemptionsCard({ redemptions, say }: ControlState) {
  const titles = [
    say('Account', 'Cuenta'),
    say('Reward', 'Premio'),
    say('Asked', 'Pedido'),
    say('Kind', 'Clase'),
    say('Points', 'Puntos'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="redemptions"><h2 id="redemptions">${say('Redemptions', 'Canjes')}</h2>
<p class="about">${say(
    'Approved, a bonus is paid. Rejected, the points come back and the piece returns to the stock. The remark is shown to the member.',
    'Aprobado, un bono se paga. Rechazado, los puntos vuelven y la pieza regresa a las existencias. El miembro ve la nota.',
  )}</p>
<div data-part="redemptions">${tableOr(
    say('Redemptions', 'Canjes'),
    titles,
    redemptions.map((one) => redemptionRow(one, say)),
    say('Nobody waits for a reward.', 'Nadie espera un premio.'),
  )}</div></section>`;
}

function offerRow({ id, kind, price, stock, endsAt }: OfficeMall['rewards'][number], say: Say) {
  const field = html`<input type="hidden" name="id" value="${id}">`;
  return html`<tr><th scope="row"><code>${id}</code></th><td>${kind}</td><td class="number">${plain(price)}</td><td class="number">${stock ?? say('endless', 'sin fin')}</td>
<td><form class="row" data-act="/sandbox/points">${field}<input name="price" data-kind="number" data-empty="leave" required inputmode="numeric" aria-label="${say(`New price of ${id}`, `Precio nuevo de ${id}`)}" placeholder="${say('Price', 'Precio')}" autocomplete="off"><button name="act" value="price" aria-label="${say(`Change the price of ${id}`, `Cambiar el precio de ${id}`)}">${say('Price', 'Precio')}</button></form>
<form class="row" data-act="/sandbox/points">${field}<input name="stock" data-kind="number" data-empty="null" inputmode="numeric" aria-label="${say(`New stock of ${id}`, `Existencias nuevas de ${id}`)}" placeholder="${say('Endless', 'Sin fin')}" autocomplete="off"><button name="act" value="stock" aria-label="${say(`Change the stock of ${id}`, `Cambiar las existencias de ${id}`)}">${say('Stock', 'Existencias')}</button></form>
${endsAt === null && html`<form class="row" data-act="/sandbox/points">${field}<button name="act" value="end" aria-label="${say(`End ${id}`, `Terminar ${id}`)}">${say('End', 'Terminar')}</button></form>`}</td></tr>`;
}

/** Points of members, the rule, and the rewards of the mall. */
export function mallCard({ mall, say }: ControlState) {
  const { version, step, amount, rewards } = mall;
  const titles = [
    say('Reward', 'Premio'),
    say('Kind', 'Clase'),
    say('Price', 'Precio'),
    say('Stock', 'Existencias'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="points"><h2 id="points">${say('Points', 'Puntos')}</h2>
<form class="row" data-act="/sandbox/points"><label>${say('Account', 'Cuenta')} <input name="account" list="accounts" required autocomplete="off"></label>
<label>${say('Points', 'Puntos')} <input name="points" data-kind="number" required inputmode="numeric" autocomplete="off"></label><button class="main" name="act" value="give">${say('Give points', 'Dar puntos')}</button></form>
<div data-part="points"><p class="about">${say(
    `Rule ${version}: ${plain(step)} points become ${plain(amount)} minor units of money.`,
    `Regla ${version}: ${plain(step)} puntos se vuelven ${plain(amount)} céntimos.`,
  )}</p>
<form class="row" data-act="/sandbox/points"><label>${say('Points of a step', 'Puntos de un paso')} <input name="step" data-kind="number" data-empty="leave" inputmode="numeric" placeholder="${plain(step)}" autocomplete="off"></label>
<label>${say('Money of a step', 'Dinero de un paso')} <input name="amount" data-empty="leave" inputmode="decimal" autocomplete="off"></label><button name="act" value="rule">${say('New rule', 'Regla nueva')}</button></form>
${tableOr(
  say('Rewards of the mall', 'Premios de la tienda'),
  titles,
  rewards.map((one) => offerRow(one, say)),
  say('The mall is empty.', 'La tienda está vacía.'),
)}</div></section>`;
}
