import { type Html, html } from '#sandbox/kit/html.ts';
import type { OfficeWithdrawal } from '#sandbox/wallet/back-office.ts';
import { type ControlState, timeView } from './control-state.ts';
import { type Say, statusText } from './control-words.ts';
import { tableOr } from './table.ts';

/** Pays all that is left after a question, or a part; the button says the sum. */
function payForms({ account, left }: OfficeWithdrawal, form: (content: Html) => Html, say: Say) {
  const closes = say(
    `${left} goes to ${account}, and nothing is left to pay. A payment can’t be taken back: later only its receipt can be decided.`,
    `${left} sale hacia ${account} y ya no queda nada por pagar. Un pago no se puede deshacer: después solo se decide sobre su recepción.`,
  );
  const all = html`<input type="hidden" name="amount" value="${left}"><button class="main" name="act" value="pay" data-confirm="${closes}" aria-label="${say(`Pay ${left} to ${account}`, `Pagar ${left} a ${account}`)}">${say(`Pay ${left}`, `Pagar ${left}`)}</button>`;
  const part = html`<label>${say('A part of it', 'Una parte')} <input name="amount" required inputmode="decimal" placeholder="${say('less than', 'menos de')} ${left}" autocomplete="off"></label>
<button name="act" value="pay" data-sum="${say('Pay {sum}', 'Pagar {sum}')}" data-confirm="${closes}" data-confirm-from="${left}">${say('Pay a part', 'Pagar una parte')}</button>`;
  return html`${form(all)}${form(part)}`;
}

function acts(one: OfficeWithdrawal, say: Say) {
  const { reference, account, status, receipt, net } = one;
  const form = (content: Html) =>
    html`<form class="row" data-act="/sandbox/withdrawals"><input type="hidden" name="reference" value="${reference}">${content}</form>`;
  const act = (value: string, en: string, es: string) =>
    html`<button name="act" value="${value}" aria-label="${say(`${en} of ${account}`, `${es} de ${account}`)}">${say(en, es)}</button>`;
  const reject = html`<input name="reason" data-empty="leave" aria-label="${say(`Reason for ${account}`, `Motivo para ${account}`)}" placeholder="${say('Reason', 'Motivo')}" maxlength="200" autocomplete="off">${act('reject', `Reject ${net}`, `Rechazar ${net}`)}`;
  const judge = html`<label>${say('Note', 'Nota')} <input name="note" data-empty="leave" maxlength="200" autocomplete="off"></label>
${act('force', 'Force the receipt', 'Cerrar la recepción')}${receipt === 'REPORTED' && act('refund', 'Give back', 'Devolver')}`;
  const asked = receipt === 'OPEN' || receipt === 'REPORTED';
  return html`${asked && form(judge)}${status !== 'PENDING' && status !== 'PAID' && payForms(one, form, say)}${status === 'PENDING' && form(act('approve', `Approve ${net}`, `Aprobar ${net}`))}${status !== 'PAYING' && status !== 'PAID' && form(reject)}`;
}

/** The back office: withdrawals that a person can approve, pay out or reject. */
export function withdrawalsCard({ withdrawals, say }: ControlState) {
  const rows = withdrawals.map((one) => {
    const receipt = one.receipt && html`<br>${say('receipt', 'recepción')}: ${statusText(say, one.receipt)}`;
    return html`<tr><th scope="row">${one.account}</th><td>${timeView(one.createdAt)}</td><td>${statusText(say, one.status)}${receipt}</td>
<td class="number">${say(`${one.paid} of ${one.net}`, `${one.paid} de ${one.net}`)}</td><td>${acts(one, say)}</td></tr>`;
  });
  const titles = [
    say('Account', 'Cuenta'),
    say('Asked', 'Pedido'),
    say('Status', 'Estado'),
    say('Paid out', 'Pagado'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="withdrawals"><h2 id="withdrawals">${say('Withdrawals', 'Retiros')}</h2>
<p class="about">${say(
    'The back office: what members take out waits here. In parts or at once; the first part takes the fee. A receipt is decided about here too: forced, the money is not given back.',
    'La administración: aquí espera lo que los miembros retiran. Se paga por partes o de una vez; la primera parte se lleva la comisión. También se decide aquí sobre la recepción: cerrada, el dinero no se devuelve.',
  )}</p>
<div data-part="withdrawals">${tableOr(say('Withdrawals', 'Retiros'), titles, rows, say('Nobody takes anything out.', 'Nadie retira nada.'))}</div></section>`;
}
