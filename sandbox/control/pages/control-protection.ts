import { knownMarket, markets } from '#contract/market-names.ts';
import { limitPeriods } from '#contract/protection/market.ts';
import { html } from '#sandbox/kit/html.ts';
import type { ControlState } from './control-state.ts';
import type { Say, Words } from './control-words.ts';

const answers = {
  allowed: ['allowed', 'permitido'],
  refused: ['refused', 'rechazado'],
  unreachable: ['unreachable', 'sin respuesta'],
  slow: ['slow', 'lento'],
} as const;

const periodNames = {
  day: ['day', 'día'],
  week: ['week', 'semana'],
  month: ['month', 'mes'],
  fourWeeks: ['four weeks', 'cuatro semanas'],
} as const;

function choices(names: readonly string[], chosen: string, said: (name: string) => string = (name) => name) {
  return names.map(
    (name) => html`<option value="${name}"${name === chosen && html` selected`}>${said(name)}</option>`,
  );
}

/** A word of a table in the language of the page; the name itself when the table has none. */
const wordOf = (words: Readonly<Record<string, Words>>, say: Say) => (name: string) =>
  words[name] ? say(...words[name]) : name;

/** Which market's member protection holds, what the register of all operators answers, and what people decide. */
export function protectionCard({ settings: { protection }, say }: ControlState) {
  const { market, register } = protection;
  const strange = !knownMarket(market);
  const warning = say(
    `The market ${market} is not known here: the strictest rules hold.`,
    `Aquí no se conoce el mercado ${market}: valen las reglas más estrictas.`,
  );
  const acts = [
    ['AGREE', 'Agree to come back', 'Aceptar el regreso'],
    ['REFUSE', 'Refuse to come back', 'Rechazar el regreso'],
    ['REGISTER', 'List in the register', 'Anotar en el registro'],
    ['UNREGISTER', 'Take off the register', 'Quitar del registro'],
  ] as const;
  return html`<section class="wide" aria-labelledby="protection"><h2 id="protection">${say('Member protection', 'Protección del miembro')}</h2>
<div data-part="protection">${strange && html`<p><strong>${warning}</strong></p>`}
<form data-act="/sandbox/config"><div class="row"><label>${say('Market', 'Mercado')} <select name="protection.market">${strange && html`<option selected>${market}</option>`}${choices(markets, market)}</select></label>
<label>${say('The register answers', 'El registro contesta')} <select name="protection.register.answer">${choices(Object.keys(answers), register.answer, wordOf(answers, say))}</select></label>
<label>${say('Left by the register', 'Lo que el registro deja')} <input name="protection.register.left" data-empty="null" value="${register.left ?? ''}" inputmode="decimal" placeholder="${say('not said', 'no lo dice')}" autocomplete="off"></label>
<button class="main">${say('Save', 'Guardar')}</button></div></form></div>
<form class="row" data-act="/sandbox/protection"><label>${say('Account', 'Cuenta')} <input name="account" list="accounts" required autocomplete="off"></label>
<input type="hidden" name="kind" value="deposit"><label>${say('Deposit limit of a', 'Límite de depósito por')} <select name="period">${choices(limitPeriods, 'month', wordOf(periodNames, say))}</select></label><button name="act" value="TALKED">${say('We talked about the raise', 'Hablamos del aumento')}</button></form>
<form class="row" data-act="/sandbox/protection"><label>${say('Account', 'Cuenta')} <input name="account" list="accounts" required autocomplete="off"></label>${acts.map(
    ([act, en, es]) => html`<button name="act" value="${act}">${say(en, es)}</button>`,
  )}</form></section>`;
}
