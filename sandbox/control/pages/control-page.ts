import { auditCard } from './control-audit.ts';
import { clockCard, resetCard } from './control-clock.ts';
import { depositsCard } from './control-deposits.ts';
import { faultsCard } from './control-faults.ts';
import { messagesCard, noticesCard } from './control-notices.ts';
import { outboxCard } from './control-outbox.ts';
import { peopleCard, sentinelsCard } from './control-people.ts';
import { mallCard, redemptionsCard } from './control-points.ts';
import { boardsCard, promotionsCard, rewardsCard } from './control-promotions.ts';
import { protectionCard } from './control-protection.ts';
import { closureCard, limitsCard, whitelabelCard } from './control-settings.ts';
import type { ControlState } from './control-state.ts';
import { chatsCard, feedbackCard } from './control-support.ts';
import { withdrawalsCard } from './control-withdrawals.ts';
import { frame } from './frame.ts';
import { html } from './html.ts';

const question = html`<dialog id="confirm" aria-labelledby="confirm-title"><h2 id="confirm-title">Are you sure?</h2><p></p>
<form method="dialog"><div class="row"><button value="" autofocus>Cancel</button><button class="danger" value="yes">Yes, go on</button></div></form></dialog>`;

/** The control API as a page: everything that it can do, by hand. */
export function controlPage(state: ControlState): string {
  const content = html`<h1>Control</h1>
<p class="about">What happens here happens to this sandbox alone. Only this machine can open it.</p>
<noscript><p>This page needs JavaScript to act.</p></noscript>
<div class="cards">${clockCard(state)}${closureCard(state)}${protectionCard(state)}${faultsCard(state)}${outboxCard(state)}${depositsCard(state)}${withdrawalsCard(state)}${noticesCard(state)}${messagesCard()}${promotionsCard(state)}${rewardsCard(state)}${boardsCard(state)}${redemptionsCard(state)}${mallCard(state)}${chatsCard(state)}${feedbackCard(state)}${peopleCard(state)}${auditCard(state)}
${whitelabelCard(state)}${limitsCard(state)}${resetCard()}${sentinelsCard()}</div>
<p id="said" class="said" role="status"></p>${question}`;
  return frame('/sandbox', 'Control', content, true);
}
