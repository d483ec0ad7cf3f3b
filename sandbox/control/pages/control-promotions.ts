import { html } from '#sandbox/kit/html.ts';
import type { OfficePromotion } from '#sandbox/promotions/promotion-office.ts';
import type { ControlState } from './control-state.ts';
import type { Say, Words } from './control-words.ts';
import { tableOr } from './table.ts';

const breaks = {
  wagerAtMost: [
    'it is bet more often than the market allows',
    'se apuesta más veces de lo que el mercado permite',
  ],
  oneProduct: ['it mixes products', 'mezcla productos'],
} as const;

const phases: Readonly<Record<string, Words>> = {
  COMING: ['upcoming', 'por empezar'],
  RUNNING: ['running', 'en curso'],
  OVER: ['over', 'terminada'],
};

function promotionRow({ id, kind, hidden, phase, version, broken, joined }: OfficePromotion, say: Say) {
  const field = html`<input type="hidden" name="id" value="${id}">`;
  const act = (value: string, en: string, es: string) =>
    html`<button name="act" value="${value}" aria-label="${say(en, es)} ${id}">${say(en, es)}</button>`;
  const known = phases[phase];
  const why = broken && say(`, not offered: ${breaks[broken][0]}`, `, no se ofrece: ${breaks[broken][1]}`);
  return html`<tr><th scope="row"><code>${id}</code></th><td>${kind}</td><td>${known ? say(...known) : phase}${hidden && say(', hidden', ', oculta')}${why}</td><td class="number">${version}</td><td class="number">${joined}</td>
<td><form class="row" data-act="/sandbox/promotions">${field}${phase !== 'OVER' && act('end', 'End', 'Terminar')}${hidden ? act('show', 'Show', 'Mostrar') : act('hide', 'Hide', 'Ocultar')}</form></td></tr>`;
}

function newTerms(promotions: readonly OfficePromotion[], say: Say) {
  const choices = promotions.map(({ id }) => html`<option>${id}</option>`);
  return html`<form class="row" data-act="/sandbox/promotions"><label>${say('New terms of', 'Bases nuevas de')} <select name="id">${choices}</select></label>
<label>${say('Highest bet', 'Apuesta más alta')} <input name="facts.maxBet" data-empty="null" inputmode="decimal" placeholder="${say('none', 'ninguna')}" autocomplete="off"></label>
<button name="act" value="terms">${say('Change', 'Cambiar')}</button></form>`;
}

/** The promotions: what the back office ends, hides and changes. */
export function promotionsCard({ promotions, say }: ControlState) {
  const titles = [
    say('Promotion', 'Promoción'),
    say('Kind', 'Clase'),
    say('Phase', 'Fase'),
    say('Version', 'Versión'),
    say('Joined', 'Dentro'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="promotions"><h2 id="promotions">${say('Promotions', 'Promociones')}</h2>
<p class="about">${say(
    'One that ends closes what its members have not met. Hidden, it leaves the list, and who joined it goes on. New terms have a higher version; who joined keeps the old ones. The highest bet can be changed here, and all of them through the control API.',
    'La que termina cierra lo que sus miembros no cumplieron. Oculta, sale de la lista, y quien entró sigue. Las bases nuevas tienen una versión más alta; quien entró conserva las anteriores. Aquí se cambia la apuesta más alta; todo lo demás, por la API de control.',
  )}</p>
${promotions.length > 0 && newTerms(promotions, say)}<div data-part="promotions">${tableOr(
    say('Promotions', 'Promociones'),
    titles,
    promotions.map((one) => promotionRow(one, say)),
    say('There is no promotion.', 'No hay promociones.'),
  )}</div></section>`;
}
