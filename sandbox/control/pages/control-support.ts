import type { OfficeChat } from '#sandbox/support/chat-office.ts';
import type { OfficeFeedback } from '#sandbox/support/feedback-office.ts';
import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

function answer(path: string, reference: string, who: string) {
  return html`<form data-act="${path}" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="answer">
<input name="text" aria-label="Answer to ${who}" maxlength="1000" autocomplete="off" required><button aria-label="Answer ${who}">Answer</button></form>`;
}

function feedbackRow({ reference, account, state, text, pictures, receivedAt, steps }: OfficeFeedback) {
  const links = pictures.map(
    (id, at) =>
      html`<a href="/sandbox/proofs/${id}" target="_blank" aria-label="Picture ${at + 1} of ${account}">${at + 1}</a> `,
  );
  const later = steps.flatMap((step) =>
    step.text === null ? [] : [html`<br>${step.state.toLowerCase()}: ${step.text}`],
  );
  const seen = html`<form data-act="/sandbox/feedback" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="acknowledge"><button aria-label="Acknowledge the comment of ${account}">Acknowledge</button></form>`;
  return html`<tr><th scope="row">${account}</th><td>${timeText(receivedAt)}</td><td>${state}</td><td>${text}${later}</td><td>${links}</td>
<td>${state === 'RECEIVED' && seen}${answer('/sandbox/feedback', reference, account)}</td></tr>`;
}

/** Comments of members that wait: seen, then answered; the answer goes into the member's inbox too. */
export function feedbackCard({ feedback }: ControlState) {
  const titles = ['Account', 'Received (UTC)', 'State', 'Comment', 'Pictures', 'What now'];
  return html`<section class="wide" aria-labelledby="feedback"><h2 id="feedback">Comments</h2>
<div data-part="feedback">${
    feedback.length === 0
      ? html`<p class="nothing">No comment waits.</p>`
      : table('Comments', titles, feedback.map(feedbackRow))
  }</div></section>`;
}

function chatRow({ reference, service, language, account, nickname, label, lines }: OfficeChat) {
  const who = account ?? 'a visitor';
  const said = lines.map(({ by, text }) => html`<li>${by === 'PERSON' ? who : 'You'}: ${text}</li>`);
  const end = html`<form data-act="/sandbox/chats" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="end"><button aria-label="End chat ${reference}">End</button></form>`;
  return html`<tr><th scope="row">${who}${nickname !== '' && html`<br>${nickname}`}</th><td>${service}${service === 'VIP' && label !== '' && html`<br>${label}`}</td><td>${reference}<br>${language}</td>
<td><ol aria-label="Chat ${reference}">${said}</ol></td><td>${answer('/sandbox/chats', reference, reference)}${end}</td></tr>`;
}

/** The chats with customer service that are not ended. */
export function chatsCard({ chats }: ControlState) {
  return html`<section class="wide" aria-labelledby="chats"><h2 id="chats">Chats</h2>
<p class="about">People write on the game host's page /chat; what is answered here shows there within seconds.</p>
<div data-part="chats">${
    chats.length === 0
      ? html`<p class="nothing">Nobody is in the chat.</p>`
      : table('Chats', ['Who', 'Service', 'Reference', 'Lines', 'What now'], chats.map(chatRow))
  }</div></section>`;
}
