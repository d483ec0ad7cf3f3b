import { html } from '#sandbox/kit/html.ts';
import type { OfficeChat } from '#sandbox/support/chat-office.ts';
import type { OfficeFeedback } from '#sandbox/support/feedback-office.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Say } from './control-words.ts';
import { tableOr } from './table.ts';

type Answered = { readonly path: string; readonly reference: string; readonly who: string };

function answer({ path, reference, who }: Answered, say: Say) {
  return html`<form data-act="${path}" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="answer">
<input name="text" aria-label="${say(`Answer to ${who}`, `Respuesta a ${who}`)}" maxlength="1000" autocomplete="off" required><button aria-label="${say('Answer', 'Responder')} ${who}">${say('Answer', 'Responder')}</button></form>`;
}

function feedbackRow(one: OfficeFeedback, say: Say) {
  const { reference, account, state, text, pictures, receivedAt, steps } = one;
  const who = account ?? say(`visitor ${reference}`, `visitante ${reference}`);
  const links = pictures.map((id, at) => {
    const label = say(`Picture ${at + 1} of ${who}`, `Imagen ${at + 1} de ${who}`);
    return html`<a href="/sandbox/proofs/${id}" target="_blank" aria-label="${label}">${at + 1}</a> `;
  });
  const later = steps.flatMap((step) =>
    step.text === null ? [] : [html`<br>${step.state.toLowerCase()}: ${step.text}`],
  );
  const mailed =
    one.account === null && html`<br>${one.email ?? say('wants no answer', 'no quiere respuesta')}`;
  const label = say(`Acknowledge the comment of ${who}`, `Acusar recibo del comentario de ${who}`);
  const seen = html`<form data-act="/sandbox/feedback" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="acknowledge"><button aria-label="${label}">${say('Acknowledge', 'Acusar recibo')}</button></form>`;
  return html`<tr><th scope="row">${who}${mailed}</th><td>${timeView(receivedAt)}</td><td>${state}</td><td>${text}${later}</td><td>${links}</td>
<td>${state === 'RECEIVED' && seen}${answer({ path: '/sandbox/feedback', reference, who }, say)}</td></tr>`;
}

/** Comments that wait: seen, then answered; the answer goes into a member's inbox too, and to a visitor's address. */
export function feedbackCard({ feedback, say }: ControlState) {
  const titles = [
    say('Who', 'Quién'),
    say('Received', 'Recibido'),
    say('State', 'Estado'),
    say('Comment', 'Comentario'),
    say('Pictures', 'Imágenes'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="feedback"><h2 id="feedback">${say('Comments', 'Comentarios')}</h2>
<div data-part="feedback">${tableOr(
    say('Comments', 'Comentarios'),
    titles,
    feedback.map((one) => feedbackRow(one, say)),
    say('No comment waits.', 'Ningún comentario espera.'),
  )}</div></section>`;
}

function chatRow({ reference, service, language, account, nickname, label, lines }: OfficeChat, say: Say) {
  const who = account ?? say('a visitor', 'un visitante');
  const said = lines.map(
    ({ by, text }) => html`<li>${by === 'PERSON' ? who : say('You', 'Tú')}: ${text}</li>`,
  );
  const end = html`<form data-act="/sandbox/chats" class="row"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="act" value="end"><button aria-label="${say(`End chat ${reference}`, `Terminar el chat ${reference}`)}">${say('End', 'Terminar')}</button></form>`;
  return html`<tr><th scope="row">${who}${nickname !== '' && html`<br>${nickname}`}</th><td>${service}${service === 'VIP' && label !== '' && html`<br>${label}`}</td><td>${reference}<br>${language}</td>
<td><ol aria-label="Chat ${reference}">${said}</ol></td><td>${answer({ path: '/sandbox/chats', reference, who: reference }, say)}${end}</td></tr>`;
}

/** The chats with customer service that are not ended. */
export function chatsCard({ chats, say }: ControlState) {
  const titles = [
    say('Who', 'Quién'),
    say('Service', 'Servicio'),
    say('Reference', 'Referencia'),
    say('Lines', 'Líneas'),
    say('What now', 'Qué hacer'),
  ];
  return html`<section class="wide" aria-labelledby="chats"><h2 id="chats">Chats</h2>
<p class="about">${say(
    'People write on the game host’s page /chat; what is answered here shows there within seconds.',
    'La gente escribe en la página /chat del anfitrión de juegos; lo que se responde aquí se ve allá en segundos.',
  )}</p>
<div data-part="chats">${tableOr(
    'Chats',
    titles,
    chats.map((one) => chatRow(one, say)),
    say('Nobody is in the chat.', 'Nadie está en el chat.'),
  )}</div></section>`;
}
