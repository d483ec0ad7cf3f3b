import type { AuditChain } from '#sandbox/kit/audit/verify.ts';
import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';
import { table } from './table.ts';

const most = 20;

const said = {
  gap: 'entries are missing from',
  edit: 'not what its hash says:',
  fork: 'does not follow on what is kept before:',
} as const;

function row({ chain, accounts, at, entries, holds, breaks }: AuditChain) {
  const found = breaks.map(({ seq, kind }) => html`<li>${said[kind]} ${seq}</li>`);
  return html`<tr><th scope="row"><a href="/sandbox/audit?chain=${chain}"><code>${chain.slice(0, 8)}</code></a></th><td>${holds ? 'holds' : html`<strong>broken</strong><ul>${found}</ul>`}</td><td>${accounts.join(', ') || 'nobody'}</td>
<td>${timeText(at)}</td><td class="number">${entries}</td></tr>`;
}

/** The audit chains, one for each load of a page, and whether each holds. */
export function auditCard({ audit, settings }: ControlState) {
  const { holds, chains } = audit;
  const shown = chains.slice(0, most);
  const broken = chains.filter((chain) => !chain.holds).length;
  const titles = ['Chain', 'Verified', 'Accounts', 'Last batch (UTC)', 'Entries'];
  return html`<section class="wide" aria-labelledby="audit"><h2 id="audit">Audit</h2>
<form class="row" data-act="/sandbox/config" data-part="audit-switch"><label class="switch"><input type="checkbox" name="audit"${settings.audit && html` checked`}>Pages opened from now on tell what audited machines do</label><button>Save</button></form>
<div data-part="audit">${
    shown.length === 0
      ? html`<p class="nothing">No chain is kept.</p>`
      : html`<p class="about">${chains.length} kept, ${holds ? 'every one of them holds' : `${broken} broken`}. The newest ${shown.length} are shown; each was calculated anew for this page.</p>
${table('Audit chains', titles, shown.map(row))}`
  }</div></section>`;
}
