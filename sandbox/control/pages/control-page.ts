import { people } from '#sandbox/db/people.ts';
import { type Html, html } from '#sandbox/kit/html.ts';
import { auditCard } from './control-audit.ts';
import { chainCard } from './control-chain.ts';
import { clockCard, expiriesCard, resetCard } from './control-clock.ts';
import { depositsCard } from './control-deposits.ts';
import { faultsCard } from './control-faults.ts';
import { closedGamesCard, sliderCard } from './control-games.ts';
import { decisionsCard, hitsCard } from './control-history.ts';
import { limitsCard } from './control-limits.ts';
import { ledgerCard, moneyCard } from './control-money.ts';
import { messagesCard, noticesCard } from './control-notices.ts';
import { outboxCard } from './control-outbox.ts';
import { peopleCard, sentinelsCard } from './control-people.ts';
import { mallCard, redemptionsCard } from './control-points.ts';
import { promotionsCard } from './control-promotions.ts';
import { protectionCard } from './control-protection.ts';
import { boardsCard, rewardsCard } from './control-rewards.ts';
import { closureCard, whitelabelCard } from './control-settings.ts';
import type { ControlState } from './control-state.ts';
import { chatsCard, feedbackCard } from './control-support.ts';
import { type TabName, tabs } from './control-tabs.ts';
import { withdrawalsCard } from './control-withdrawals.ts';
import { frame } from './frame.ts';

const cards: Readonly<Record<TabName, readonly ((state: ControlState) => Html)[]>> = {
  start: [clockCard, resetCard, outboxCard, expiriesCard],
  faults: [faultsCard, hitsCard, sentinelsCard],
  money: [withdrawalsCard, depositsCard, ledgerCard, moneyCard],
  people: [protectionCard, peopleCard],
  rewards: [promotionsCard, rewardsCard, boardsCard, redemptionsCard, mallCard],
  messages: [chatsCard, feedbackCard, noticesCard, messagesCard],
  settings: [closureCard, closedGamesCard, sliderCard, whitelabelCard, limitsCard],
  history: [decisionsCard, hitsCard],
  audit: [auditCard, chainCard],
};

function question({ say }: ControlState) {
  return html`<dialog id="confirm" aria-labelledby="confirm-title"><h2 id="confirm-title">${say('Are you sure?', '¿De verdad?')}</h2><p></p>
<form method="dialog"><div class="row"><button value="" autofocus>${say('Cancel', 'Cancelar')}</button><button class="danger" value="yes" data-usual="${say('Yes, go on', 'Sí, seguir')}">${say('Yes, go on', 'Sí, seguir')}</button></div></form></dialog>`;
}

function tabLinks({ tab, language, say }: ControlState) {
  return Object.entries(tabs).map(
    ([name, title]) =>
      html`<a href="/sandbox?tab=${name}&amp;language=${language}"${name === tab && html` aria-current="page"`}>${say(...title)}</a>`,
  );
}

/** The control API as a page, one tab of it: all that it can do, by hand. */
export function controlPage(state: ControlState): string {
  const { tab, language, say } = state;
  const other = language === 'en' ? 'es' : 'en';
  const content = html`<h1>Control</h1>
<p class="about">${say(
    'What happens here happens to this sandbox alone. Only this machine can open it. All times are UTC.',
    'Lo que pasa aquí le pasa solo a este entorno de pruebas. Solo esta máquina puede abrirlo. Todas las horas son UTC.',
  )} <a href="/sandbox?tab=${tab}&amp;language=${other}" lang="${other}" hreflang="${other}">${say('Español', 'English')}</a></p>
<noscript><p>${say('This page needs JavaScript to act.', 'Esta página necesita JavaScript para actuar.')}</p></noscript>
<nav class="tabs" aria-label="${say('Parts of this page', 'Partes de esta página')}">${tabLinks(state)}</nav>
<div class="cards">${cards[tab].map((card) => card(state))}</div>
<datalist id="accounts">${people.map(({ account }) => html`<option value="${account}"></option>`)}</datalist>
<p id="said" class="said" role="status" data-work="${say('At work', 'En curso')}" data-done="${say('Done', 'Hecho')}"></p>${question(state)}`;
  return frame('/sandbox', `${say(...tabs[tab])} · Control`, content, true, language);
}
