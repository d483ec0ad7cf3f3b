import type { OfficeBoard } from '#sandbox/missions/board-office.ts';
import type { OfficePromotion } from '#sandbox/promotions/promotion-office.ts';
import type { OfficeReward } from '#sandbox/promotions/reward-office.ts';
import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

const breaks = {
  wagerAtMost: 'it is bet more often than the market allows',
  oneProduct: 'it mixes products',
} as const;

function promotionRow({ id, kind, hidden, phase, version, broken, joined }: OfficePromotion) {
  const field = html`<input type="hidden" name="id" value="${id}">`;
  const end = html`<button name="act" value="end" aria-label="End ${id}">End</button>`;
  const shown = hidden
    ? html`<button name="act" value="show" aria-label="Show ${id}">Show</button>`
    : html`<button name="act" value="hide" aria-label="Hide ${id}">Hide</button>`;
  return html`<tr><th scope="row"><code>${id}</code></th><td>${kind}</td><td>${phase}${hidden && ', hidden'}${broken && `, not offered: ${breaks[broken]}`}</td><td class="number">${version}</td><td class="number">${joined}</td>
<td><form class="row" data-act="/sandbox/promotions">${field}${phase !== 'OVER' && end}${shown}</form></td></tr>`;
}

function newTerms(promotions: readonly OfficePromotion[]) {
  const choices = promotions.map(({ id }) => html`<option>${id}</option>`);
  return html`<form class="row" data-act="/sandbox/promotions"><label>New terms of <select name="id">${choices}</select></label>
<label>Highest bet <input name="facts.maxBet" data-empty="null" inputmode="decimal" placeholder="none" autocomplete="off"></label>
<button name="act" value="terms">Change</button></form>`;
}

/** The promotions: what the back office ends, hides and changes. */
export function promotionsCard({ promotions }: ControlState) {
  const titles = ['Promotion', 'Kind', 'Phase', 'Version', 'Joined', 'What now'];
  return html`<section class="wide" aria-labelledby="promotions"><h2 id="promotions">Promotions</h2>
<p class="about">One that ends closes what its members have not met. Hidden, it leaves the list, and who joined it goes on. New terms have a higher version; who joined keeps the old ones. The highest bet can be changed here, and all of them through the control API.</p>
${promotions.length > 0 && newTerms(promotions)}<div data-part="promotions">${
    promotions.length > 0
      ? table('Promotions', titles, promotions.map(promotionRow))
      : html`<p class="nothing">There is no promotion.</p>`
  }</div></section>`;
}

function rewardRow({ id, account, title, status, amount, at }: OfficeReward) {
  const approve = html`<button name="act" value="approve" aria-label="Approve ${title} of ${account}">Approve</button>`;
  const reject = html`<button name="act" value="reject" aria-label="Reject ${title} of ${account}">Reject</button>`;
  const end = html`<button name="act" value="end" aria-label="End ${title} of ${account}">End</button>`;
  return html`<tr><th scope="row">${account}</th><td>${title}</td><td>${timeText(at)}</td><td>${status}</td><td class="number">${amount}</td>
<td><form class="row" data-act="/sandbox/rewards"><input type="hidden" name="id" value="${id}"><input name="reason" data-empty="leave" aria-label="Reason about ${title} of ${account}" placeholder="Reason" maxlength="200" autocomplete="off">${status === 'APPLYING' ? html`${approve}${reject}` : end}</form></td></tr>`;
}

/** Members' rewards that are not over, and gifts. */
export function rewardsCard({ rewards }: ControlState) {
  const titles = ['Account', 'Reward', 'Since (UTC)', 'Status', 'Amount', 'What now'];
  return html`<section class="wide" aria-labelledby="rewards"><h2 id="rewards">Rewards</h2>
<form class="row" data-act="/sandbox/rewards"><label>Account <input name="account" required autocomplete="off"></label>
<label>Amount <input name="amount" required inputmode="decimal" autocomplete="off"></label>
<label>Title <input name="title" data-empty="leave" maxlength="200" autocomplete="off"></label>
<button name="act" value="give">Give to claim</button><button name="act" value="issue">Credit at once</button></form>
<div data-part="rewards">${
    rewards.length > 0
      ? table('Rewards', titles, rewards.map(rewardRow))
      : html`<p class="nothing">Nobody has a reward that is not over.</p>`
  }</div></section>`;
}

function boardRow({ board, period, rows, first }: OfficeBoard) {
  const field = html`<input type="hidden" name="board" value="${board}"><input type="hidden" name="period" value="${period}">`;
  const end = html`<form class="row" data-act="/sandbox/boards">${field}<button name="act" value="freeze" aria-label="Make final: ${board} ${period}">Make final</button></form>`;
  return html`<tr><th scope="row">${board}</th><td>${period}</td><td class="number">${rows}</td><td>${first}</td><td>${rows === 0 ? end : 'final'}</td></tr>`;
}

/** The ended periods of the leaderboards, and those that can be made final at once. */
export function boardsCard({ boards }: ControlState) {
  const titles = ['Board', 'Period', 'Rows', 'First', 'What now'];
  return html`<section class="wide" aria-labelledby="boards"><h2 id="boards">Leaderboards</h2>
<p class="about">A period becomes final some hours after its end, when somebody looks; its rows are frozen, and its prizes wait in the reward centre.</p>
<div data-part="boards">${table('Leaderboards', titles, boards.map(boardRow))}</div></section>`;
}
