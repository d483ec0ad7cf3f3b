import { type Html, html } from '#sandbox/kit/html.ts';
import { listField, numberField, switchField, textField } from './control-fields.ts';
import type { ControlState } from './control-state.ts';
import { table } from './table.ts';

/** How money moves: the limits, the fee, and how long things wait. */
export function moneyCard({ settings: { money }, say }: ControlState) {
  const { transfer, line, withdrawal } = money;
  const least = say('least', 'mínimo');
  const most = say('most', 'máximo');
  const perDay = say('in a day', 'en un día');
  const group = (title: string, fields: readonly Html[]) =>
    html`<fieldset><legend>${title}</legend><div class="row">${fields}</div></fieldset>`;
  return html`<section class="wide" aria-labelledby="money"><h2 id="money">${say('Rules of money', 'Reglas del dinero')}</h2>
<form data-act="/sandbox/config" data-part="money">
${group(say('Withdrawals', 'Retiros'), [
  textField('money.withdrawal.min', least, withdrawal.min),
  textField('money.withdrawal.max', most, withdrawal.max),
  textField('money.withdrawal.perDay', perDay, withdrawal.perDay),
  textField(
    'money.withdrawal.feePercent',
    say('fee, percent', 'comisión, por ciento'),
    withdrawal.feePercent,
  ),
  textField('money.withdrawal.feeFixed', say('fee, fixed', 'comisión, fija'), withdrawal.feeFixed),
  numberField(
    'money.turnover',
    say('a deposit is bet so often first', 'veces que se apuesta antes un depósito'),
    money.turnover,
  ),
  numberField(
    'money.receiptMinutes',
    say('minutes until a receipt counts', 'minutos hasta dar por recibido'),
    money.receiptMinutes,
  ),
])}
${group(say('Deposits', 'Depósitos'), [
  numberField(
    'money.cashierMinutes',
    say('minutes at the cashier', 'minutos en la caja'),
    money.cashierMinutes,
  ),
  numberField('money.proofsPerDay', say('proofs in a day', 'comprobantes por día'), money.proofsPerDay),
  listField(
    'money.closedMethods',
    say('closed ways, by commas', 'medios cerrados, por comas'),
    money.closedMethods,
    'card, voucher',
  ),
])}
${group(say('Transfers between wallets', 'Transferencias entre billeteras'), [
  textField('money.transfer.min', least, transfer.min),
  textField('money.transfer.max', most, transfer.max),
  switchField('money.single', say('Everything is in one wallet', 'Todo está en una billetera'), money.single),
])}
${group(say('Transfers within a line', 'Transferencias en la línea'), [
  textField('money.line.min', least, line.min),
  textField('money.line.max', most, line.max),
  textField('money.line.perDay', perDay, line.perDay),
])}
<button class="main">${say('Save', 'Guardar')}</button></form></section>`;
}

/** The books: whether they hold, and the house's accounts; and a settled bet is corrected. */
export function ledgerCard({ books: { holds, sum, entries, house }, say }: ControlState) {
  const rows = house.map(
    ({ wallet, balance, movements }) =>
      html`<tr><th scope="row">${wallet}</th><td class="number">${balance}</td><td class="number">${movements}</td></tr>`,
  );
  const titles = [
    say('Account of the house', 'Cuenta de la casa'),
    say('Balance', 'Saldo'),
    say('Its movements', 'Sus movimientos'),
  ];
  const verdict = holds
    ? say('The books hold', 'Los libros cuadran')
    : say('The books do NOT hold', 'Los libros NO cuadran');
  return html`<section class="wide" aria-labelledby="ledger"><h2 id="ledger">${say('Ledger', 'Libro mayor')}</h2>
<div data-part="ledger"><p><strong>${verdict}</strong>: ${say(
    `every balance is what its movements add up to, and all together are ${sum}, in ${entries} entries.`,
    `cada saldo es la suma de sus movimientos y todos juntos dan ${sum}, en ${entries} asientos.`,
  )} <a href="/sandbox/ledger" download="ledger.json">${say('Download as JSON', 'Descargar como JSON')}</a></p>
${table(say('Accounts of the house', 'Cuentas de la casa'), titles, rows)}</div>
<form class="row" data-act="/sandbox/bets"><label>${say('Reference of a settled bet', 'Referencia de una apuesta liquidada')} <input name="reference" required autocomplete="off"></label>
<label>${say('New win', 'Ganancia nueva')} <input name="win" data-empty="leave" inputmode="decimal" placeholder="0.00" autocomplete="off"></label>
<button name="act" value="resettle">${say('Settle again', 'Liquidar de nuevo')}</button></form>
<form class="row" data-act="/sandbox/bets"><label>${say('Reference of a settled bet', 'Referencia de una apuesta liquidada')} <input name="reference" required autocomplete="off"></label>
<button name="act" value="void">${say('Void the bet', 'Anular la apuesta')}</button></form></section>`;
}
