import type { AnyActorRef } from 'xstate';
import { send } from './actors.ts';

/** The puzzle of a hosted provider, one at a time. */
export type HostedSlider = {
  readonly open: (actor: AnyActorRef, hosted: { readonly script: string; readonly siteKey: string }) => void;
  readonly close: () => void;
};

/** A hosted slider whose code is fetched with the first provider that is wanted. */
export function fetchHostedSlider(load: () => Promise<HostedSlider>): HostedSlider {
  let loading: Promise<HostedSlider> | undefined;
  return {
    open(actor, hosted) {
      loading ??= load();
      loading.then(
        (slider) => slider.open(actor, hosted),
        () => {
          loading = undefined;
          send(actor, { type: 'hosted.failed' });
        },
      );
    },
    // What was asked for first is done first.
    close: () => void loading?.then((slider) => slider.close()).catch(() => undefined),
  };
}
