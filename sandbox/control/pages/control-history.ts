import { calls } from '#contract/calls.ts';
import { html } from '#sandbox/kit/html.ts';
import type { FaultHit } from '#sandbox/wire/faults/faults.ts';
import type { Decision } from '../history.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Say, Words } from './control-words.ts';
import { kindText } from './fault-words.ts';
import { tableOr } from './table.ts';

const areas: Readonly<Record<string, Words>> = {
  withdrawals: ['withdrawal', 'retiro'],
  deposits: ['deposit', 'depósito'],
  redemptions: ['redemption', 'canje'],
  rewards: ['reward', 'premio'],
  promotions: ['promotion', 'promoción'],
  boards: ['leaderboard', 'tabla de líderes'],
  bets: ['bet', 'apuesta'],
  feedback: ['comment', 'comentario'],
  chats: ['chat', 'chat'],
  contracts: ['contract', 'contrato'],
  protection: ['protection', 'protección'],
  people: ['person', 'persona'],
  points: ['points', 'puntos'],
  notices: ['notice', 'aviso'],
  messages: ['message', 'mensaje'],
};

const acts: Readonly<Record<string, Words>> = {
  approve: ['approved', 'aprobado'],
  reject: ['rejected', 'rechazado'],
  pay: ['paid', 'pagado'],
  force: ['receipt closed', 'recepción cerrada'],
  refund: ['given back', 'devuelto'],
  reverse: ['taken back', 'revertido'],
  give: ['given', 'dado'],
  issue: ['credited', 'abonado'],
  end: ['ended', 'terminado'],
  hide: ['hidden', 'oculto'],
  show: ['shown', 'mostrado'],
  terms: ['new terms', 'bases nuevas'],
  freeze: ['made final', 'hecho definitivo'],
  void: ['voided', 'anulado'],
  resettle: ['settled again', 'liquidado de nuevo'],
  acknowledge: ['acknowledged', 'acusado recibo'],
  answer: ['answered', 'respondido'],
  change: ['changed', 'cambiado'],
  publish: ['published', 'publicado'],
  withdraw: ['withdrawn', 'retirado'],
  send: ['sent', 'enviado'],
  price: ['new price', 'precio nuevo'],
  stock: ['new stock', 'existencias nuevas'],
  rule: ['new rule', 'regla nueva'],
};

function wordOf(words: Readonly<Record<string, Words>>, name: string, say: Say): string {
  const known = words[name];
  return known ? say(...known) : name;
}

function decisionRow({ at, by, area, act, account, about, amount, words }: Decision, say: Say) {
  const rest = area === 'withdrawals' && act === 'pay' ? say('the rest', 'el resto') : '';
  const who =
    by === 'page'
      ? say('a person on this page', 'una persona en esta página')
      : say('a program', 'un programa');
  return html`<tr><td>${timeView(at)}</td><td>${who}</td><th scope="row">${wordOf(areas, area, say)}: ${wordOf(acts, act, say)}</th><td class="number">${amount ?? rest}</td><td>${account}</td><td>${about && html`<code>${about}</code>`}</td><td>${words}</td></tr>`;
}

/** What was decided on this page and through the control API. */
export function decisionsCard({ decisions, say }: ControlState) {
  const titles = [
    say('When', 'Cuándo'),
    say('Who', 'Quién'),
    say('Decided', 'Decidido'),
    say('Amount', 'Monto'),
    say('Account', 'Cuenta'),
    say('About', 'Sobre'),
    say('Words', 'Palabras'),
  ];
  return html`<section class="wide" aria-labelledby="decisions"><h2 id="decisions">${say('Decisions', 'Decisiones')}</h2>
<p class="about">${say(
    'What was decided here or by a program since the start or the last reset, the newest first; the last 200, in memory. Times by the sandbox’s clock.',
    'Lo que se decidió aquí o por un programa desde el arranque o el último reinicio, lo más nuevo primero; las últimas 200, en memoria. Horas del reloj del entorno.',
  )} <a href="/sandbox/history" download="history.json">${say('Download as JSON', 'Descargar como JSON')}</a></p>
<div data-part="decisions">${tableOr(
    say('Decisions', 'Decisiones'),
    titles,
    decisions.map((one) => decisionRow(one, say)),
    say('Nothing was decided yet.', 'Aún no se decidió nada.'),
  )}</div></section>`;
}

function leftText(left: FaultHit['left'], say: Say): string {
  if (left === 'always') return say('always', 'siempre');
  return left === 0 ? say('none', 'ninguna') : String(left);
}

/** Whether the product asks for a call again by itself. */
function isRead(name: string): boolean {
  return Object.hasOwn(calls, name) && calls[name as keyof typeof calls].method === 'GET';
}

/** The faults that hit, and what the product does about one of them by itself. */
export function hitsCard({ hits, say }: ControlState) {
  const rows = hits.map(
    ({ at, name, kind, left }) =>
      html`<tr><td>${timeView(at)}</td><th scope="row"><code>${name}</code>${isRead(name) && html`<br>${say('a read', 'una lectura')}`}</th><td>${kind}: ${kindText(kind, say)}</td><td class="number">${leftText(left, say)}</td></tr>`,
  );
  const titles = [
    say('When', 'Cuándo'),
    say('Hit', 'Golpeó a'),
    say('What it did', 'Qué hizo'),
    say('How many are left', 'Cuántas quedan'),
  ];
  return html`<section class="wide" aria-labelledby="hits"><h2 id="hits">${say('Faults that hit', 'Fallos que golpearon')}</h2>
<p class="about">${say(
    'The product asks for a read up to three times when its connection breaks, no answer comes, or the answer is 429 or 5xx: one fault of a read is then often not seen. Arm it three times, or always. A call that changes something is sent once.',
    'El producto pide una lectura hasta tres veces si la conexión se corta, no llega respuesta o la respuesta es 429 o 5xx: así, un solo fallo de una lectura muchas veces no se ve. Ármalo tres veces, o siempre. Una llamada que cambia algo se envía una sola vez.',
  )}</p>
<div data-part="hits">${tableOr(say('Faults that hit', 'Fallos que golpearon'), titles, rows, say('No fault has hit.', 'Ningún fallo ha golpeado.'))}</div></section>`;
}
