import type { AnyActorRef } from 'xstate';
import { fetched } from './fetched.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** The puzzle of a hosted provider, one at a time. */
export type HostedSlider = {
  readonly open: (actor: AnyActorRef, hosted: { readonly script: string; readonly siteKey: string }) => void;
  readonly close: () => void;
};

/** A hosted slider whose code is fetched when the first provider is needed. */
export function fetchHostedSlider(load: () => Promise<HostedSlider>): HostedSlider {
  const slider = fetched(load);
  return {
    open: (actor, hosted) =>
      slider.use(
        (found) => found.open(actor, hosted),
        () => send(actor, { type: 'hosted.failed' }),
      ),
    // If it was never opened, there is nothing to close.
    close: () => slider.useIfWished((found) => found.close()),
  };
}

/** The effects of a hosted slider. */
export const hostedHandlers = (slider: HostedSlider) =>
  handlers({
    'hosted.opened': (event, from) => slider.open(from, event),
    'hosted.closed': () => slider.close(),
  });
