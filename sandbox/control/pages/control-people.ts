import { people, seedPassword } from '#sandbox/db/people.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import type { ControlState } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

/** The people of the seed, what each shows, and the money each has now. */
export function peopleCard({ wallets }: ControlState) {
  const rows = people.map(({ account, about, mobile }) => {
    const own = wallets.filter((one) => one.account === account);
    const money = own.map(({ wallet, balance }) => (own.length > 1 ? `${wallet} ${balance}` : balance));
    return html`<tr><th scope="row">${account}</th><td>${about}</td><td>${mobile && `+${mobile[0]} ${mobile[1]}`}</td><td class="number">${money.join(', ')}</td></tr>`;
  });
  return html`<section class="wide" aria-labelledby="people"><h2 id="people">People</h2>
<p class="about">Everyone’s password is <code>${seedPassword}</code> until it is changed. A standing of care sends its message.</p>
<form class="row" data-act="/sandbox/people"><label>Account <input name="account" required autocomplete="off"></label>
<label>Rank <input name="rank" type="number" min="1" max="99" data-empty="leave"></label>
<label>Birthday <input name="birthday" data-empty="leave" placeholder="1990-05-14" autocomplete="off"></label>
<label>Care <select name="care" data-empty="leave"><option value="">as it is</option><option>NONE</option><option>INTENSIVE</option><option>AT_RISK</option><option>YOUNG</option></select></label>
<label>VIP <select name="vipAssessed" data-empty="leave" data-kind="boolean"><option value="">as it is</option><option value="true">assessed</option><option value="false">not assessed</option></select></label>
<button>Set</button></form>
<div class="table" tabindex="0" role="region" aria-label="People" data-part="people"><table><thead><tr><th scope="col">Account</th><th scope="col">Shows</th><th scope="col">Mobile</th><th scope="col">Money</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

/** Values that a person can type to see a failure. */
export function sentinelsCard() {
  const rows = sentinels.map(
    ({ name, number, shows }) =>
      html`<tr><th scope="row">${name}</th><td>${number}</td><td>${shows}</td></tr>`,
  );
  return html`<section class="wide" aria-labelledby="sentinels"><h2 id="sentinels">Values that go wrong by themselves</h2>
<p class="about">Type one as the user name, or its number as the mobile number.</p>
${table('Values that go wrong', ['User name', 'Number', 'Shows'], rows)}</section>`;
}
