import { type Html, html } from '#sandbox/kit/html.ts';
import type { WaitingDeposit } from '../deposits.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Say } from './control-words.ts';
import { tableOr } from './table.ts';

function row({ reference, account, methodId, amount, fee, createdAt, proofs }: WaitingDeposit, say: Say) {
  const form = (act: string, content: Html) =>
    html`<form data-act="/sandbox/deposits" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="${act}">${content}</form>`;
  const pictures = proofs.map((id, at) => {
    const label = say(`Proof ${at + 1} of ${account}`, `Comprobante ${at + 1} de ${account}`);
    return html`<a href="/sandbox/proofs/${id}" target="_blank" aria-label="${label}">${at + 1}</a> `;
  });
  const approve = html`<button class="main" aria-label="${say(`Approve ${amount} of ${account}`, `Aprobar ${amount} de ${account}`)}">${say(`Approve ${amount}`, `Aprobar ${amount}`)}</button>`;
  const reject = html`<input name="reason" aria-label="${say(`Reason for ${account}`, `Motivo para ${account}`)}" placeholder="${say('Reason', 'Motivo')}" maxlength="200" autocomplete="off" data-empty="leave"><button aria-label="${say(`Reject ${amount} of ${account}`, `Rechazar ${amount} de ${account}`)}">${say('Reject', 'Rechazar')}</button>`;
  return html`<tr><th scope="row">${account}</th><td>${timeView(createdAt)}</td><td>${methodId}</td><td class="number">${amount}</td><td class="number">${fee}</td><td>${pictures}</td>
<td>${form('approve', approve)}${form('reject', reject)}</td></tr>`;
}

/** Waiting deposits: transfers wait for the person who reads the bank's statement, all others for the cashier. */
export function depositsCard({ deposits, say }: ControlState) {
  const titles = [
    say('Account', 'Cuenta'),
    say('Asked', 'Pedido'),
    say('Method', 'Medio'),
    say('Amount', 'Monto'),
    say('Fee', 'Comisión'),
    say('Proofs', 'Comprobantes'),
    say('Decide', 'Decidir'),
  ];
  return html`<section class="wide" aria-labelledby="deposits"><h2 id="deposits">${say('Deposits that wait', 'Depósitos en espera')}</h2>
<div data-part="deposits">${tableOr(
    say('Deposits', 'Depósitos'),
    titles,
    deposits.map((one) => row(one, say)),
    say('No deposit waits.', 'Ningún depósito espera.'),
  )}</div></section>`;
}
