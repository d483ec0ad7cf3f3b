import { messageKinds } from '#contract/inbox.ts';
import { html } from '#sandbox/kit/html.ts';
import type { OfficeNotice } from '#sandbox/notices/notice-office.ts';
import type { ControlState } from './control-state.ts';
import type { Say } from './control-words.ts';
import { table } from './table.ts';

function noticeRow({ id, type, title, version, pops }: OfficeNotice, say: Say) {
  return html`<tr><th scope="row">${title}</th><td>${type}${pops && say(', pops up', ', emergente')}</td><td class="number">${version}</td>
<td><form class="row" data-act="/sandbox/notices"><input type="hidden" name="id" value="${id}"><input name="titleEs" data-empty="leave" aria-label="${say(`New title of ${title}`, `Título nuevo de ${title}`)}" placeholder="${say('New title', 'Título nuevo')}" autocomplete="off"><button name="act" value="change" aria-label="${say(`Change ${title}`, `Cambiar ${title}`)}">${say('Change', 'Cambiar')}</button><button name="act" value="withdraw" aria-label="${say(`Withdraw ${title}`, `Retirar ${title}`)}">${say('Withdraw', 'Retirar')}</button></form></td></tr>`;
}

const types = [
  ['PL', 'list', 'lista'],
  ['PU', 'pop-up', 'emergente'],
  ['PM', 'pop-up that promotes', 'emergente que promociona'],
  ['H', 'running line', 'línea que corre'],
  ['AG', 'agents', 'agentes'],
] as const;

/** Announcements: what the back office publishes, changes and withdraws. */
export function noticesCard({ notices, say }: ControlState) {
  const choices = types.map(
    ([type, en, es]) => html`<option value="${type}">${type}: ${say(en, es)}</option>`,
  );
  const titles = [
    say('Title', 'Título'),
    say('Type', 'Tipo'),
    say('Version', 'Versión'),
    say('What now', 'Qué hacer'),
  ];
  const field = (name: string, en: string, es: string) =>
    html`<label>${say(en, es)} <input name="${name}" required autocomplete="off"></label>`;
  return html`<section class="wide" aria-labelledby="notices"><h2 id="notices">${say('Notices', 'Avisos')}</h2>
<p class="about">${say(
    'A pop-up is shown once to each person, and once more after a change. PM is a pop-up that promotes something: it is left out for members to whom nothing may be promoted.',
    'Un aviso emergente se muestra una vez a cada persona, y una vez más tras un cambio. PM promociona algo: no se muestra a miembros a quienes nada se puede promocionar.',
  )}</p>
<form class="row" data-act="/sandbox/notices"><label>${say('Type', 'Tipo')} <select name="type">${choices}</select></label>
${field('titleEs', 'Title in Spanish', 'Título en español')}${field('titleEn', 'Title in English', 'Título en inglés')}
${field('contentEs', 'Text (HTML) in Spanish', 'Texto (HTML) en español')}${field('contentEn', 'Text (HTML) in English', 'Texto (HTML) en inglés')}
<button class="main" name="act" value="publish">${say('Publish', 'Publicar')}</button></form>
<div data-part="notices">${table(
    say('Notices', 'Avisos'),
    titles,
    notices.map((one) => noticeRow(one, say)),
  )}</div></section>`;
}

/** A message into the inbox of a member. */
export function messagesCard({ say }: ControlState) {
  const kinds = messageKinds.map((kind) => html`<option>${kind}</option>`);
  return html`<section class="wide" aria-labelledby="messages"><h2 id="messages">${say('Messages', 'Mensajes')}</h2>
<form class="row" data-act="/sandbox/messages"><label>${say('Account', 'Cuenta')} <input name="account" list="accounts" required autocomplete="off"></label>
<label>${say('Kind', 'Clase')} <select name="kind">${kinds}</select></label><label>${say('Title', 'Título')} <input name="titleEs" required autocomplete="off"></label>
<label>${say('Text (HTML)', 'Texto (HTML)')} <input name="contentEs" required autocomplete="off"></label>
<label class="switch"><input type="checkbox" name="required">${say('can’t be deleted', 'no se puede borrar')}</label><button class="main" name="act" value="send">${say('Send', 'Enviar')}</button></form></section>`;
}
