import { knownMarket, markets } from '#contract/market-names.ts';
import { limitPeriods } from '#contract/protection/market.ts';
import type { ControlState } from './control-state.ts';
import { html } from './html.ts';

const answers = ['allowed', 'refused', 'unreachable', 'slow'] as const;

function choices(names: readonly string[], chosen: string) {
  return names.map((name) => html`<option${name === chosen && html` selected`}>${name}</option>`);
}

/** Which market's member protection holds, what the register of all operators answers, and talks with members. */
export function protectionCard({ settings: { protection } }: ControlState) {
  const { market, register } = protection;
  const strange = !knownMarket(market);
  return html`<section aria-labelledby="protection"><h2 id="protection">Member protection</h2>
<div data-part="protection">${strange && html`<p><strong>The market ${market} is not known here: the strictest rules hold.</strong></p>`}
<form data-act="/sandbox/config"><div class="row"><label>Market <select name="protection.market">${strange && html`<option selected>${market}</option>`}${choices(markets, market)}</select></label>
<label>The register answers <select name="protection.register.answer">${choices(answers, register.answer)}</select></label>
<label>Left by the register <input name="protection.register.left" data-empty="null" value="${register.left ?? ''}" inputmode="decimal" autocomplete="off"></label></div>
<button class="main">Save</button></form></div>
<form class="row" data-act="/sandbox/protection"><label>Account <input name="account" required autocomplete="off"></label>
<input type="hidden" name="kind" value="deposit"><label>Deposit limit of a <select name="period">${choices(limitPeriods, 'month')}</select></label><button name="act" value="TALKED">We talked about the raise</button></form></section>`;
}
