import { messageKinds } from '#contract/inbox.ts';
import type { OfficeNotice } from '#sandbox/notices/notice-office.ts';
import type { ControlState } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

function noticeRow({ id, type, title, version, pops }: OfficeNotice) {
  return html`<tr><th scope="row">${title}</th><td>${type}${pops && ', pops up'}</td><td class="number">${version}</td>
<td><form class="row" data-act="/sandbox/notices"><input type="hidden" name="id" value="${id}"><input name="titleEs" data-empty="leave" aria-label="New title of ${title}" placeholder="New title" autocomplete="off"><button name="act" value="change" aria-label="Change ${title}">Change</button><button name="act" value="withdraw" aria-label="Withdraw ${title}">Withdraw</button></form></td></tr>`;
}

/** Announcements: what the back office publishes, changes and withdraws. */
export function noticesCard({ notices }: ControlState) {
  return html`<section class="wide" aria-labelledby="notices"><h2 id="notices">Notices</h2>
<p class="about">A pop-up is shown once to each person, and once more after a change. PM is a pop-up that promotes something: it is left out for members to whom nothing may be promoted.</p>
<form class="row" data-act="/sandbox/notices"><label>Type <select name="type"><option>PL</option><option>PU</option><option>PM</option><option>H</option><option>AG</option></select></label>
<label>Title <input name="titleEs" required autocomplete="off"></label><label>in English <input name="titleEn" required autocomplete="off"></label>
<label>Text (HTML) <input name="contentEs" required autocomplete="off"></label><label>in English <input name="contentEn" required autocomplete="off"></label>
<button name="act" value="publish">Publish</button></form>
<div data-part="notices">${table('Notices', ['Title', 'Type', 'Version', 'What now'], notices.map(noticeRow))}</div></section>`;
}

/** A message into the inbox of a member. */
export function messagesCard() {
  const kinds = messageKinds.map((kind) => html`<option>${kind}</option>`);
  return html`<section class="wide" aria-labelledby="messages"><h2 id="messages">Messages</h2>
<form class="row" data-act="/sandbox/messages"><label>Account <input name="account" required autocomplete="off"></label>
<label>Kind <select name="kind">${kinds}</select></label><label>Title <input name="titleEs" required autocomplete="off"></label>
<label>Text (HTML) <input name="contentEs" required autocomplete="off"></label>
<label><input type="checkbox" name="required"> can’t be deleted</label><button name="act" value="send">Send</button></form></section>`;
}
