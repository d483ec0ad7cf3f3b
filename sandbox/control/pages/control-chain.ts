import { html } from '#sandbox/kit/html.ts';
import { breakWords } from './control-audit.ts';
import { type ControlState, timeText, timeView } from './control-state.ts';
import type { Say } from './control-words.ts';

/** What a chain that holds proves, and what no chain does. */
function proofText(say: Say) {
  const proves = [
    say(
      'No kept entry was changed, left out or put in between without a break showing here: each has the hash of the one before it, and all were calculated anew for this page.',
      'Ninguna entrada guardada se cambió, quitó o intercaló sin que aquí se vea una rotura: cada una lleva el hash de la anterior, y todas se calcularon de nuevo para esta página.',
    ),
    say(
      'When each batch came and with whose session, as the gateway noted it under a hash of its own.',
      'Cuándo llegó cada envío y con la sesión de quién, como lo anotó la pasarela bajo un hash suyo.',
    ),
  ];
  const not = [
    say(
      'That the page told the truth: someone who controls the browser can tell another story from the first entry on.',
      'Que la página dijo la verdad: quien controla el navegador puede contar otra historia desde la primera entrada.',
    ),
    say(
      'That the end is complete: what a page never sent is missed only when a later entry comes.',
      'Que el final está completo: lo que una página nunca envió solo se nota cuando llega una entrada posterior.',
    ),
    say(
      'Anything against someone who rewrites the whole database, with all its hashes.',
      'Nada contra quien reescriba toda la base de datos con todos sus hashes.',
    ),
    say(
      'What a person typed: entries hold names and no values.',
      'Lo que alguien escribió: las entradas llevan nombres y ningún valor.',
    ),
  ];
  const list = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;
  return html`<h3>${say('What a chain proves', 'Lo que una cadena prueba')}</h3>${list(proves)}
<h3>${say('What it does not prove', 'Lo que no prueba')}</h3>${list(not)}`;
}

/** One chain as sentences, with its verdict and its export; what any chain proves. */
export function chainCard({ chain, say }: ControlState) {
  if (chain === null)
    return html`<section class="wide" aria-labelledby="proof"><h2 id="proof">${say('How to read it', 'Cómo leerla')}</h2>
<p>${say('Open a chain to read it as sentences and to download it.', 'Abre una cadena para leerla en frases y descargarla.')}</p>${proofText(say)}</section>`;
  const { chain: id, holds, breaks, accounts, at, kept = [], sentences } = chain;
  const verdict = holds
    ? say('It holds.', 'Está íntegra.')
    : html`${say('It is broken:', 'Está rota:')} ${breaks.map(({ seq, kind }) => `${say(...breakWords[kind])} ${seq}`).join('; ')}.`;
  const rows = kept.map(
    (entry, place) =>
      html`<li value="${entry.seq}"><time datetime="${entry.at}">${timeText(Date.parse(entry.at))}</time> ${sentences[place]}</li>`,
  );
  return html`<section class="wide" aria-labelledby="chain"><h2 id="chain">${say('Chain', 'Cadena')} <code>${id}</code></h2>
<div data-part="chain"><p><strong>${verdict}</strong> ${say('Accounts', 'Cuentas')}: ${accounts.join(', ') || say('nobody', 'nadie')}. ${say('Last batch', 'Último envío')}: ${timeView(at)}.</p>
<p><a href="/sandbox/audit?chain=${id}" download="audit-${id.slice(0, 8)}.json">${say('Download as JSON', 'Descargar como JSON')}</a></p>
<ol class="sentences">${rows}</ol></div>${proofText(say)}</section>`;
}
