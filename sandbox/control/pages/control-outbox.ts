import { html } from '#sandbox/kit/html.ts';
import type { Letter } from '#sandbox/kit/outbox.ts';
import { type ControlState, timeView } from './control-state.ts';
import { tableOr } from './table.ts';

const most = 60;

function letterRow({ createdAt, kind, recipient, code, text }: Letter) {
  return html`<tr><td>${timeView(createdAt)}</td><td>${kind}</td><td>${recipient}</td>
<td>${code && html`<span class="code">${code}</span>`}</td><td>${text}</td></tr>`;
}

/** The messages that a real gateway would send or show: SMS, mail and the answers of captchas. */
export function outboxCard({ letters, to, tab, language, say }: ControlState) {
  const rows = letters.slice(0, most).map(letterRow);
  const titles = [
    say('Sent', 'Enviado'),
    say('Kind', 'Clase'),
    say('To', 'A'),
    say('Code', 'Código'),
    say('Text', 'Texto'),
  ];
  return html`<section class="wide" aria-labelledby="outbox"><h2 id="outbox">${say('Outbox', 'Buzón de salida')}</h2>
<p class="about">${say(
    'SMS and mail with their codes and links, and the answers of captchas and sliders.',
    'SMS y correos con sus códigos y enlaces, y las respuestas de captchas y captchas deslizantes.',
  )}</p>
<form method="get" action="/sandbox" role="search"><input type="hidden" name="tab" value="${tab}"><input type="hidden" name="language" value="${language}"><div class="row"><label>${say('Sent to', 'Enviado a')} <input name="to" value="${to}" autocomplete="off" placeholder="${say('a number, address or tab', 'un número, correo o pestaña')}"></label><button>${say('Show', 'Mostrar')}</button></div></form>
<div data-part="outbox">${tableOr(say('Letters', 'Mensajes enviados'), titles, rows, to ? say(`Nothing has been sent to ${to}.`, `No se ha enviado nada a ${to}.`) : say('Nothing has been sent.', 'No se ha enviado nada.'))}</div></section>`;
}
