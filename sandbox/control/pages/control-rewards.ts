import { html } from '#sandbox/kit/html.ts';
import type { OfficeBoard } from '#sandbox/missions/board-office.ts';
import type { OfficeReward } from '#sandbox/promotions/reward-office.ts';
import { type ControlState, timeView } from './control-state.ts';
import { type Say, statusText } from './control-words.ts';
import { table, tableOr } from './table.ts';

function rewardRow({ id, account, title, status, amount, at }: OfficeReward, say: Say) {
  const of = say(`${title} of ${account}`, `${title} de ${account}`);
  const act = (value: string, en: string, es: string) =>
    html`<button name="act" value="${value}" aria-label="${say(en, es)} ${of}">${say(en, es)}</button>`;
  const reason = say(`Reason about ${of}`, `Motivo sobre ${of}`);
  return html`<tr><th scope="row">${account}</th><td>${title}</td><td>${timeView(at)}</td><td>${statusText(say, status)}</td><td class="number">${amount}</td>
<td><form class="row" data-act="/sandbox/rewards"><input type="hidden" name="id" value="${id}"><input name="reason" data-empty="leave" aria-label="${reason}" placeholder="${say('Reason', 'Motivo')}" maxlength="200" autocomplete="off">${status === 'APPLYING' ? [act('approve', 'Approve', 'Aprobar'), act('reject', 'Reject', 'Rechazar')] : act('end', 'End', 'Terminar')}</form></td></tr>`;
}

/** Members' rewards that are not over, and gifts. */
export function rewardsCard({ rewards, say }: ControlState) {
  const titles = [
    say('Account', 'Cuenta'),
    say('Reward', 'Premio'),
    say('Since', 'Desde'),
    say('Status', 'Estado'),
    say('Amount', 'Monto'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="rewards"><h2 id="rewards">${say('Rewards', 'Premios')}</h2>
<form class="row" data-act="/sandbox/rewards"><label>${say('Account', 'Cuenta')} <input name="account" list="accounts" required autocomplete="off"></label>
<label>${say('Amount', 'Monto')} <input name="amount" required inputmode="decimal" placeholder="5.00" autocomplete="off"></label>
<label>${say('Title', 'Título')} <input name="title" data-empty="leave" maxlength="200" autocomplete="off"></label>
<button class="main" name="act" value="give" data-sum="${say('Give {sum} to claim', 'Dar {sum} por reclamar')}">${say('Give to claim', 'Dar por reclamar')}</button><button name="act" value="issue" data-sum="${say('Credit {sum} at once', 'Abonar {sum} ya')}">${say('Credit at once', 'Abonar ya')}</button></form>
<div data-part="rewards">${tableOr(
    say('Rewards', 'Premios'),
    titles,
    rewards.map((one) => rewardRow(one, say)),
    say('Nobody has a reward that is not over.', 'Nadie tiene un premio sin terminar.'),
  )}</div></section>`;
}

function boardRow({ board, period, rows, first }: OfficeBoard, say: Say) {
  const field = html`<input type="hidden" name="board" value="${board}"><input type="hidden" name="period" value="${period}">`;
  const final = say('Make final', 'Hacer definitiva');
  const end = html`<form class="row" data-act="/sandbox/boards">${field}<button name="act" value="freeze" aria-label="${final}: ${board} ${period}">${final}</button></form>`;
  return html`<tr><th scope="row">${board}</th><td>${period}</td><td class="number">${rows}</td><td>${first}</td><td>${rows === 0 ? end : say('final', 'definitiva')}</td></tr>`;
}

/** The ended periods of the leaderboards, and those that can be made final at once. */
export function boardsCard({ boards, say }: ControlState) {
  const titles = [
    say('Board', 'Tabla'),
    say('Period', 'Periodo'),
    say('Rows', 'Filas'),
    say('First', 'Primer lugar'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="boards"><h2 id="boards">${say('Leaderboards', 'Tablas de líderes')}</h2>
<p class="about">${say(
    'A period becomes final some hours after its end, when somebody looks; its rows are frozen, and its prizes wait in the reward centre.',
    'Un periodo queda definitivo unas horas después de su fin, cuando alguien mira; sus filas ya no cambian, y sus premios esperan en el centro de premios.',
  )}</p>
<div data-part="boards">${table(
    say('Leaderboards', 'Tablas de líderes'),
    titles,
    boards.map((one) => boardRow(one, say)),
  )}</div></section>`;
}
