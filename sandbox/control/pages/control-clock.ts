import { type ControlState, timeText } from './control-state.ts';
import { html } from './html.ts';

const minute = 60_000;
const steps: readonly (readonly [string, number])[] = [
  ['+1 min', minute],
  ['+10 min', 10 * minute],
  ['+29 min', 29 * minute],
  ['+31 min', 31 * minute],
  ['+12 h', 720 * minute],
  ['+1 day', 1_440 * minute],
];

function aheadText(ahead: number): string {
  const minutes = Math.round(ahead / minute);
  if (minutes === 0) return 'the same as this machine’s';
  return `${Math.abs(minutes)} min ${minutes > 0 ? 'ahead of' : 'behind'} this machine’s`;
}

/** The sandbox's clock, which sessions, codes and locks follow. */
export function clockCard({ now, ahead }: ControlState) {
  return html`<section aria-labelledby="clock"><h2 id="clock">Clock</h2>
<div data-part="clock"><p class="now"><time datetime="${new Date(now).toISOString()}">${timeText(now)}</time> UTC</p>
<p class="about">${aheadText(ahead)}. Sessions, codes and locks go by it.</p></div>
<form data-act="/sandbox/clock"><div class="row">${steps.map(
    ([label, ms]) => html`<button name="ms" value="${ms}" data-kind="number">${label}</button>`,
  )}<button name="reset" value="true" data-kind="boolean">Back to now</button></div></form></section>`;
}

/** Resets everything, after a question whether the person means it. */
export function resetCard() {
  return html`<section aria-labelledby="reset"><h2 id="reset">Start afresh</h2>
<p class="about">People, money, messages, settings, clock and faults become what they were at the start. Everybody is signed out.</p>
<form data-act="/sandbox/reset" data-confirm="Everything that was done in this sandbox is lost."><button class="danger">Reset the sandbox</button></form></section>`;
}
