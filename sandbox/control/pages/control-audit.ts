import { html } from '#sandbox/kit/html.ts';
import type { AuditBreak, AuditChain } from '#sandbox/system/audit/verify.ts';
import { type ControlState, timeView } from './control-state.ts';
import type { Words } from './control-words.ts';
import { table } from './table.ts';

const most = 20;

export const breakWords: Readonly<Record<AuditBreak['kind'], Words>> = {
  gap: ['entries are missing from', 'faltan entradas desde la'],
  edit: ['not what its hash says:', 'no es lo que dice su hash:'],
  fork: ['does not follow on what is kept before:', 'no sigue a lo guardado antes:'],
};

function row({ chain, accounts, at, entries, holds, breaks }: AuditChain, { say, language }: ControlState) {
  const found = breaks.map(({ seq, kind }) => html`<li>${say(...breakWords[kind])} ${seq}</li>`);
  const verdict = holds
    ? say('holds', 'está íntegra')
    : html`<strong>${say('broken', 'rota')}</strong><ul>${found}</ul>`;
  return html`<tr><th scope="row"><a href="/sandbox?tab=audit&amp;language=${language}&amp;chain=${chain}"><code>${chain.slice(0, 8)}</code></a></th><td>${verdict}</td><td>${accounts.join(', ') || say('nobody', 'nadie')}</td>
<td>${timeView(at)}</td><td class="number">${entries}</td></tr>`;
}

/** The audit chains, one for each load of a page, and whether each holds. */
export function auditCard(state: ControlState) {
  const { audit, settings, say } = state;
  const { chains } = audit;
  const shown = chains.slice(0, most);
  const broken = chains.filter((chain) => !chain.holds).length;
  const titles = [
    say('Chain', 'Cadena'),
    say('Verified', 'Comprobada'),
    say('Accounts', 'Cuentas'),
    say('Last batch', 'Último envío'),
    say('Entries', 'Entradas'),
  ];
  const all = say(
    `Chains kept: ${chains.length}. Broken: ${broken}`,
    `Cadenas guardadas: ${chains.length}. Rotas: ${broken}`,
  );
  return html`<section class="wide" aria-labelledby="audit"><h2 id="audit">${say('Audit', 'Auditoría')}</h2>
<form class="row" data-act="/sandbox/config" data-part="audit-switch"><label class="switch"><input type="checkbox" name="audit"${settings.audit && html` checked`}>${say('Pages opened from now on tell what audited machines do', 'Las páginas que se abran desde ahora cuentan lo que hacen las máquinas auditadas')}</label><button class="main">${say('Save', 'Guardar')}</button></form>
<div data-part="audit">${
    shown.length === 0
      ? html`<p class="nothing">${say('No chain is kept.', 'No hay ninguna cadena guardada.')}</p>`
      : html`<p class="about">${all}. ${say('The newest are shown; each was calculated anew for this page.', 'Se muestran las más nuevas; cada una se calculó de nuevo para esta página.')}</p>
${table(
  say('Audit chains', 'Cadenas de auditoría'),
  titles,
  shown.map((one) => row(one, state)),
)}`
  }</div></section>`;
}
