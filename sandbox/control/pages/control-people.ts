import { people, seedPassword } from '#sandbox/db/people.ts';
import { html } from '#sandbox/kit/html.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import type { ControlState } from './control-state.ts';
import type { Say, Words } from './control-words.ts';
import { table } from './table.ts';

function yesOrNo(name: string, title: Words, say: Say) {
  return html`<label>${say(...title)} <select name="${name}" data-empty="leave" data-kind="boolean"><option value="">${say('as it is', 'como está')}</option><option value="true">${say('yes', 'sí')}</option><option value="false">no</option></select></label>`;
}

/** The people of the seed, what each shows, and the money each has now. */
export function peopleCard({ books: { wallets }, say }: ControlState) {
  const rows = people.map(({ account, about, mobile }) => {
    const own = wallets.filter((one) => one.account === account);
    const money = own.map(({ wallet, balance }) => (own.length > 1 ? `${wallet} ${balance}` : balance));
    return html`<tr><th scope="row">${account}</th><td>${say(...about)}</td><td>${mobile && `+${mobile[0]} ${mobile[1]}`}</td><td class="number">${money.join(', ')}</td></tr>`;
  });
  const asItIs = html`<option value="">${say('as it is', 'como está')}</option>`;
  const titles = [
    say('Account', 'Cuenta'),
    say('Shows', 'Muestra'),
    say('Mobile', 'Celular'),
    say('Money', 'Dinero'),
  ];
  return html`<section class="wide" aria-labelledby="people"><h2 id="people">${say('People', 'Personas')}</h2>
<p class="about">${say('Everyone’s password is', 'La contraseña de todas las cuentas es')} <code>${seedPassword}</code> ${say('until it is changed. A standing of care sends its message.', 'hasta que se cambie. Una situación de cuidado manda su mensaje.')}</p>
<form class="row" data-act="/sandbox/people"><label>${say('Account', 'Cuenta')} <input name="account" list="accounts" required autocomplete="off"></label>
<label>${say('Rank', 'Rango')} <input name="rank" type="number" min="1" max="99" data-empty="leave"></label>
<label>${say('Birthday', 'Nacimiento')} <input name="birthday" type="date" data-empty="leave"></label>
<label>${say('Care', 'Cuidado')} <select name="care" data-empty="leave">${asItIs}<option>NONE</option><option>INTENSIVE</option><option>AT_RISK</option><option>YOUNG</option></select></label>
<label>VIP <select name="vipAssessed" data-empty="leave" data-kind="boolean">${asItIs}<option value="true">${say('assessed', 'evaluado')}</option><option value="false">${say('not assessed', 'sin evaluar')}</option></select></label>
${yesOrNo('disabled', ['Blocked', 'Bloqueada'], say)}${yesOrNo('mustChange', ['Must change the password', 'Debe cambiar la clave'], say)}${yesOrNo('addressChecked', ['Unknown addresses are verified', 'Verifica direcciones nuevas'], say)}
<label>${say('Nickname', 'Apodo')} <input name="nickname" maxlength="60" data-empty="leave" autocomplete="off"></label>
<label>${say('Moves below', 'Pasa a la línea de')} <input name="upline" list="accounts" data-empty="leave" autocomplete="off"></label>
<button class="main">${say('Set', 'Aplicar')}</button></form>
<div data-part="people">${table(say('People', 'Personas'), titles, rows)}</div></section>`;
}

/** Values that a person can type to see a failure. */
export function sentinelsCard({ say }: ControlState) {
  const rows = sentinels.map(
    ({ name, number, shows }) =>
      html`<tr><th scope="row">${name}</th><td>${number}</td><td>${say(...shows)}</td></tr>`,
  );
  const titles = [say('User name', 'Usuario'), say('Number', 'Número'), say('Shows', 'Muestra')];
  return html`<section class="wide" aria-labelledby="sentinels"><h2 id="sentinels">${say('Values that go wrong by themselves', 'Valores que fallan por sí solos')}</h2>
<p class="about">${say('Type one as the user name, or its number as the mobile number.', 'Escribe uno como usuario, o su número como celular.')}</p>
${table(say('Values that go wrong', 'Valores que fallan'), titles, rows)}</section>`;
}
